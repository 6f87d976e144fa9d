import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'

/**
 * `pnpm smoke URL`: looks at the site at that address, whichever it is, with the tests of `smoke.spec.ts`, which only
 * read. The exit code is 0 when all is well.
 */
const site = URL.parse(process.argv[2] ?? '')
if (!site || !['http:', 'https:'].includes(site.protocol)) {
  console.error('Use: pnpm smoke https://www.example.com')
  process.exit(2)
}
ensureBrowser()
const { status } = spawnSync('playwright', ['test', '--config', join(import.meta.dirname, 'smoke.config.ts')], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, SMOKE_URL: site.origin },
})
process.exit(status ?? 1)
