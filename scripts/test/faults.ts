/**
 * `pnpm test faults [F4 …]`: every test that names a fault, or one of those asked for, with all repetitions; those of
 * the API and the database end with a table, those in the browser come after it.
 */
import { runCommand } from '../run-command.ts'

const named = process.argv.slice(2).filter((word) => /^F\d+$/.test(word))
const pattern = named.length > 0 ? `\\b(${named.join('|')})\\b` : '\\bF\\d+\\b'

const browserTests = ['test', '--config', 'e2e/playwright.config.ts', '--grep', pattern, '--pass-with-no-tests']
process.env.FAULTS = 'full'

const codes = [
  await runCommand('node', ['web/build-when-stale.ts']),
  await runCommand('vitest', ['run', '-t', pattern]),
  await runCommand('playwright', browserTests),
]
process.exitCode = Math.max(...codes)
