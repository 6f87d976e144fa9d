import { installedBrowser } from '../e2e/browser.ts'
import { runCommand } from './run-command.ts'

/**
 * `pnpm smoke URL`: looks at the site at that address, whichever it is, with the tests of `smoke.full.spec.ts`, which only
 * read. With SMOKE_USERNAME and SMOKE_PASSWORD those of `smoke-writes.spec.ts` write as that account, and remove what they
 * made. The exit code is 0 when all is well.
 */
const site = URL.parse(process.argv[2] ?? '')
if (!site || !['http:', 'https:'].includes(site.protocol)) {
  console.error('Use: pnpm smoke https://www.example.com')
  process.exit(2)
}
const { SMOKE_USERNAME, SMOKE_PASSWORD } = process.env
if (!SMOKE_USERNAME !== !SMOKE_PASSWORD) {
  console.error('SMOKE_USERNAME and SMOKE_PASSWORD belong together: one of them is missing.')
  process.exit(2)
}
if (!SMOKE_USERNAME) console.log('This only reads: SMOKE_USERNAME and SMOKE_PASSWORD name no account to write with.')
// It runs by itself on other machines, and changes nothing there.
if (installedBrowser() === null) {
  console.error('The smoke needs a Chromium: install one with your system or run "playwright install chromium".')
  process.exit(2)
}
process.exitCode = await runCommand('playwright', ['test', '--config', 'e2e/smoke.config.ts'], {
  SMOKE_URL: site.origin,
})
