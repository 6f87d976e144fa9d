import { existsSync, globSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { routeAssets } from './route-assets.ts'

/**
 * Builds the web (browser files to `dist/client`, the page renderer to `dist/server`) when a source is newer than
 * the last build, or always with `--force`.
 */
const web = import.meta.dirname
const root = join(web, '..')
const stamp = join(web, 'dist/built-at')
const sources = [
  'web/src/**/*',
  'web/public/**/*',
  'web/*.{ts,json}',
  'api/src/contract/**/*.ts',
  'supabase/functions/_shared/*.ts',
  'pnpm-lock.yaml',
]

function isStale(): boolean {
  if (!existsSync(stamp)) return true
  const builtAt = statSync(stamp).mtimeMs
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root }).some((file) => statSync(join(root, file)).mtimeMs > builtAt),
  )
}

async function buildWeb(): Promise<void> {
  const startedAt = new Date()
  const common = { root: web, logLevel: 'warn' } as const
  await build({
    ...common,
    build: { outDir: 'dist/client', emptyOutDir: true, rolldownOptions: { input: 'src/entry-client.tsx' } },
  })
  await build({
    ...common,
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      ssr: 'src/entry-server.tsx',
      manifest: false,
      copyPublicDir: false,
    },
  })
  const chunks = JSON.parse(readFileSync(join(web, 'dist/client/.vite/manifest.json'), 'utf8'))
  writeFileSync(join(web, 'dist/server/route-assets.json'), JSON.stringify(routeAssets(chunks), null, 2))
  for (const file of globSync('dist/client/**/*.{js,css,svg,json}', { cwd: web })) {
    const content = readFileSync(join(web, file))
    writeFileSync(join(web, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(web, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
  writeFileSync(stamp, startedAt.toISOString())
  utimesSync(stamp, startedAt, startedAt)
  console.log(`web built in ${Date.now() - startedAt.getTime()} ms`)
}

if (process.argv.includes('--force') || isStale()) await buildWeb()
