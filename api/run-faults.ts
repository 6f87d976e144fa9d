/**
 * `pnpm test:faults [F4 …]`: every test that names a fault, or one of those asked for, with all repetitions; those of
 * the API and the database end with a table, those in the browser come after it.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const named = process.argv.slice(2).filter((word) => /^F\d+$/.test(word))
const pattern = named.length > 0 ? `\\b(${named.join('|')})\\b` : '\\bF\\d+\\b'

function run(command: string, ...words: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, FAULTS: 'full' },
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

const codes = [
  await run('node', 'web/build-when-stale.ts'),
  await run('vitest', 'run', '-t', pattern),
  await run('playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', pattern, '--pass-with-no-tests'),
]
process.exitCode = Math.max(...codes)
