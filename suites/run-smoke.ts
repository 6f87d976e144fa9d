import { ensureBrowser } from '../e2e/browser.ts'
import { runCommand } from './run-command.ts'

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
process.exitCode = await runCommand('playwright', ['test', '--config', 'e2e/smoke.config.ts'], {
  SMOKE_URL: site.origin,
})
