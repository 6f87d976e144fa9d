import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../e2e/browser.ts'
import { captureCommand } from '../run-command.ts'
import { keepCompiled } from './compile-cache.ts'
import { type Count, commandFailure, countPlaywright, countVitest } from './reports.ts'

/**
 * `pnpm test` and `pnpm test full`: every suite, then one line `N passed, M failed` for all of them together. Suites run side
 * by side, for most wait for something most of the time, but with `TEST_FULL` one after the other, for some of its tests
 * measure; what one writes is shown when it ends, and all that failed once more at the end. One that ends without results,
 * or does not end, counts as one failure. Ignores the settings of a running site. Types, format and unused code are
 * `pnpm check`'s.
 */
const reports = mkdtempSync(join(tmpdir(), 'balkalum-tests-'))
const SITE_SETTINGS =
  /^(SUPABASE_|RESEND_|ADMIN_|SESSION_SECRET$|PUBLIC_URL$|PORT$|HOST$|INQUIRY_TO$|METRICS_PORT$|FORM_LIMIT$|TRUST_PROXY$|MAPS_KEY$|NODE_ENV$)/
for (const name of Object.keys(process.env)) if (SITE_SETTINGS.test(name)) delete process.env[name]
keepCompiled()

const isFull = Boolean(process.env.TEST_FULL)
/** Only ends what hangs: several times what a suite takes on two slow cores. */
const SUITE_LIMIT_MS = (isFull ? 240 : 60) * 60_000

const PASSED: Count = { passed: 1, failed: 0, skipped: 0, failures: [] }
const failed = (failure: string): Count => ({ passed: 0, failed: 1, skipped: 0, failures: [failure] })

interface Suite {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /** Counts the tests, by the report that the command has written; without it the suite is one test. */
  report?: { file: string; count: (report: never) => Count }
}

function countOf({ name, report }: Suite, { code, errors }: { code: number; errors: string }): Count {
  const withoutTest = commandFailure(name, code, errors)
  if (!report) return code === 0 ? PASSED : failed(withoutTest)
  try {
    const counted = report.count(JSON.parse(readFileSync(join(reports, report.file), 'utf8')) as never)
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1, failures: [withoutTest] } : counted
  } catch {
    return failed(withoutTest)
  }
}

function vitest(name: string, file: string, projects: string[]): Suite {
  return {
    name,
    command: 'vitest',
    args: ['run', ...projects.map((project) => `--project=${project}`)],
    env: { TEST_REPORT: join(reports, file) },
    report: { file, count: countVitest },
  }
}

const build: Suite = { name: 'web build', command: 'node', args: ['web/build-when-stale.ts'] }
/** Projects of Vitest whose tests wait for Supabase or the site most of the time, some of which need the build. */
const WAITING = ['api', 'site', 'supabase']
const waiting = vitest('API, database and site', 'waiting.json', WAITING)
/** All others, which seldom wait: beside those, which leave a core idle half of the time. */
const working = vitest(
  'rules and components',
  'working.json',
  WAITING.map((project) => `!${project}`),
)
const playwright: Suite = {
  name: 'browser',
  command: 'playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  report: { file: 'playwright.json', count: countPlaywright },
}

async function run(suite: Suite): Promise<Count> {
  console.log(`== ${suite.name} begins`)
  const begun = performance.now()
  const ended = await captureCommand(suite.command, suite.args, { env: suite.env, limit: SUITE_LIMIT_MS })
  const count = countOf(suite, ended)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    `\n== ${suite.name}\n${ended.output.trimEnd()}\n== ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`,
  )
  return count
}

async function runInTurn(suites: Suite[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const suite of suites) counts.push(await run(suite))
  return counts
}

function hasBrowser(): boolean {
  try {
    ensureBrowser()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function runAll(): Promise<Count[]> {
  const missing = hasBrowser() ? [] : [failed('no browser')]
  const afterBuild = missing.length > 0 ? [waiting] : [waiting, playwright]
  if (isFull) return [...(await runInTurn([build, working, ...afterBuild])), ...missing]
  const runAfterBuild = async () => [await run(build), ...(await Promise.all(afterBuild.map(run)))]
  const counts = await Promise.all([runAfterBuild(), run(working).then((count) => [count])])
  return [...counts.flat(), ...missing]
}

const counts = await runAll()
rmSync(reports, { recursive: true, force: true })
const failures = counts.flatMap((count) => count.failures)
if (failures.length > 0) {
  console.log(`\n== what failed\n${failures.join('\n')}`)
  // The names once more, for a log of which only the end is kept.
  console.log(`\n${failures.map((failure) => failure.split('\n', 1)[0]).join('\n')}`)
}
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') === 0 ? 0 : 1
