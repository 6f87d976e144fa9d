import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { searchIndex } from './search-index-plugin.ts'

/** What every page loads is one file, and what every public page adds is another: together they compress better. */
const firstLoad = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'shell', test: /features.shell.site-layout/, priority: 1 },
]

/** React has had what this package stands in for since version 18. */
const withoutShim = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
}

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent', 'errorComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.|\\.css$',
      quoteStyle: 'single',
    }),
    react(),
    searchIndex(),
  ],
  resolve: { alias: withoutShim },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad }, chunkFileNames: 'assets/[hash].js' } },
  },
  optimizeDeps: {
    entries: ['src/entry-client.tsx', 'src/{routes,features,components}/**/*.{ts,tsx}', '!**/*.test.*'],
    include: ['quill/core.js', 'quill/blots/*.js', 'quill/formats/*.js'],
  },
  ssr: { noExternal: ['api', 'supabase'] },
})
