import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../e2e/browser.ts'
import { captureCommand } from '../run-command.ts'

/**
 * `pnpm test`: every suite, then one line `N passed, M failed` for all of them together. Suites run side by side, for each
 * waits for something most of the time; what one writes is shown when it ends. One that ends without results counts as one
 * failure. Ignores the settings of a running site.
 */
const reports = mkdtempSync(join(tmpdir(), 'balkalum-tests-'))
const SITE_SETTINGS =
  /^(SUPABASE_|RESEND_|ADMIN_|SESSION_SECRET$|PUBLIC_URL$|PORT$|HOST$|INQUIRY_TO$|METRICS_PORT$|FORM_LIMIT$|TRUST_PROXY$|MAPS_KEY$|NODE_ENV$)/
for (const name of Object.keys(process.env)) if (SITE_SETTINGS.test(name)) delete process.env[name]

interface Count {
  passed: number
  failed: number
  skipped: number
}
const FAILED: Count = { passed: 0, failed: 1, skipped: 0 }

interface Suite {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /** Counts the tests, by the report that the command has written; without it the suite is one test. */
  report?: { file: string; count: (report: never) => Count }
}

function countOf({ report }: Suite, code: number): Count {
  if (!report) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : FAILED
  try {
    const counted = report.count(JSON.parse(readFileSync(join(reports, report.file), 'utf8')) as never)
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return FAILED
  }
}

function vitest(name: string, file: string, command: string, args: string[]): Suite {
  type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number }
  const count = (report: Report) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    skipped: report.numPendingTests,
  })
  return { name, command, args, env: { TEST_REPORT: join(reports, file) }, report: { file, count } }
}

function playwright(name: string, file: string): Suite {
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  const count = ({ stats }: Report) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })
  return {
    name,
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, file) },
    report: { file, count },
  }
}

/** What several people do at a time: the embedded Supabase would do one thing after the other. */
const AT_A_TIME = ['backup', 'careers', 'inquiries', 'news', 'newsletter', 'session', 'trash'].map(
  (folder) => `api/src/${folder}/`,
)

const build: Suite = { name: 'web build', command: 'node', args: ['web/build-when-stale.ts'] }
/** Of each list one suite after the other. */
const sideBySide: Suite[][] = [
  [
    vitest('unit, API and database', 'vitest.json', 'vitest', ['run']),
    vitest('API on PostgreSQL 17', 'postgres.json', 'node', ['scripts/test/postgres.ts', ...AT_A_TIME]),
  ],
  [
    { name: 'types', command: 'tsc', args: ['-b', '.', 'artwork'] },
    { name: 'format and lint', command: 'biome', args: ['check', '.'] },
    { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  ],
]

async function run(suite: Suite): Promise<Count> {
  console.log(`== ${suite.name} begins`)
  const begun = performance.now()
  const { code, output } = await captureCommand(suite.command, suite.args, suite.env)
  const count = countOf(suite, code)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    `\n== ${suite.name}\n${output.trimEnd()}\n== ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`,
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
  const browser = hasBrowser() ? [playwright('browser', 'playwright.json')] : null
  const built = await run(build)
  const counts = await Promise.all([...sideBySide, ...(browser ? [browser] : [])].map(runInTurn))
  return [built, ...counts.flat(), ...(browser ? [] : [FAILED])]
}

const counts = await runAll()
rmSync(reports, { recursive: true, force: true })
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') === 0 ? 0 : 1
