import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { searchIndex } from './search-index-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.|\\.css$',
      quoteStyle: 'single',
    }),
    react(),
    searchIndex(),
  ],
  build: { manifest: true, assetsInlineLimit: 0, target: 'baseline-widely-available' },
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/{routes,features,components}/**/*.{ts,tsx}', '!**/*.test.*'] },
  ssr: { noExternal: ['api', 'supabase'] },
})
