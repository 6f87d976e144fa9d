/**
 * `pnpm test full`: the programme: every suite with `TEST_FULL`, so also the tests that try everything, each fault as often
 * as it can be tried and each property with many random cases, others each time. Ends as `pnpm test` does. With an option
 * it is one part of it, or asks something about the tests:
 *
 * - `--faults [F4 …]`: the tests that name a fault, or one of those; ends with a table of what the faults did.
 * - `--properties [CASES] [WORD …]`: the tests that try properties (or those whose file has a word in its path), with a
 *   million cases each or as many as asked for; those that ask a database with a share of them. A failure prints the
 *   seed that repeats it.
 * - `--mutants [FOLDER …]`: breaks the rules and counts how many of the breaks a test notices (`mutants.ts`).
 * - `--coverage`: the tests of the server in `pnpm test`, and which of its lines and branches they ran.
 * - `--repeat [TIMES] [COMMAND …]`: `pnpm test` (or another command) ten times in a row; the first that fails is printed
 *   whole, and is the last.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureCommand, runCommand } from '../run-command.ts'

const FULL = { TEST_FULL: '1' }
const OPTIONS: Record<string, (words: string[]) => Promise<number>> = {
  '--faults': runFaults,
  '--properties': runProperties,
  '--mutants': async (folders) => (await import('./mutants.ts')).runMutants(folders),
  '--coverage': runCoverage,
  '--repeat': repeat,
}

const [option, ...words] = process.argv.slice(2)
const run = OPTIONS[option ?? '']
if (option === undefined) {
  Object.assign(process.env, FULL)
  await import('./all.ts')
} else if (run) process.exitCode = await run(words)
else {
  console.error(`Use: pnpm test full [${Object.keys(OPTIONS).join(' | ')}] …`)
  process.exitCode = 2
}

async function runFaults(words: string[]): Promise<number> {
  const pattern = words.length > 0 ? `\\b(${words.join('|')})\\b` : '\\bF\\d+\\b'
  const browser = ['test', '--config', 'e2e/playwright.config.ts', '--grep', pattern, '--pass-with-no-tests']
  return Math.max(
    await runCommand('node', ['web/build-when-stale.ts']),
    await runCommand('vitest', ['run', '-t', pattern], FULL),
    await runCommand('playwright', browser, FULL),
  )
}

function runProperties(words: string[]): Promise<number> {
  const root = join(import.meta.dirname, '../..')
  const asked = words.find((word) => /^\d+$/.test(word)) ?? '1000000'
  const paths = words.filter((word) => word !== asked)
  const files = globSync('{api,supabase,web}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('/test-cases'))
    .filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)))
  return runCommand('vitest', ['run', ...files], { ...FULL, TEST_CASES: asked })
}

async function runCoverage(): Promise<number> {
  const projects = ['--project', 'rules', '--project', 'isolated', '--project', 'api']
  const built = await runCommand('node', ['web/build-when-stale.ts'])
  return built || runCommand('vitest', ['run', ...projects, '--coverage'])
}

async function repeat(words: string[]): Promise<number> {
  const given = /^\d+$/.test(words[0] ?? '') ? Number(words[0]) : null
  const asked = given === null ? words : words.slice(1)
  const [command = '', ...args] = asked.length > 0 ? asked : ['node', 'scripts/test.ts']
  const times = given ?? 10
  for (let round = 1; round <= times; round += 1) {
    const begin = performance.now()
    const { code, output } = await captureCommand(command, args)
    const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
    if (code !== 0) console.log(output)
    console.log(`${round} of ${times}: ${output.trimEnd().split('\n').at(-1)} (${minutes} min)`)
    if (code !== 0) return 1
  }
  return 0
}
