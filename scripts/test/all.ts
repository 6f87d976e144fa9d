import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../e2e/browser.ts'
import { runCommand } from '../run-command.ts'

/**
 * `pnpm test`: every suite, one after the other, then one line `N passed, M failed` for all of them together.
 * A suite that ends without results counts as one failure. Ignores the settings of a running site.
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

async function check(command: string, args: string[]): Promise<Count> {
  const code = await runCommand(command, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

function readReport(file: string, count: (report: never) => Count, code: number): Count {
  try {
    const counted = count(JSON.parse(readFileSync(join(reports, file), 'utf8')) as never)
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** What several people do at a time: the embedded Supabase would do one thing after the other. */
const AT_A_TIME = ['backup', 'careers', 'inquiries', 'news', 'newsletter', 'session', 'trash'].map(
  (folder) => `api/src/${folder}`,
)

async function vitest(file: string, command: string, args: string[]): Promise<Count> {
  const code = await runCommand(command, args, { TEST_REPORT: join(reports, file) })
  type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number }
  const count = (report: Report) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    skipped: report.numPendingTests,
  })
  return readReport(file, count, code)
}

async function browser(): Promise<Count> {
  try {
    ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const code = await runCommand(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
    },
  )
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  const count = ({ stats }: Report) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })
  return readReport('playwright.json', count, code)
}

const suites: [string, () => Promise<Count>][] = [
  ['format and lint', () => check('biome', ['check', '.'])],
  ['types', () => check('tsc', ['-b', '.', 'artwork'])],
  ['unused code', () => check('knip', ['--no-progress'])],
  ['web build', () => check('node', ['web/build-when-stale.ts'])],
  ['unit, API and database', () => vitest('vitest.json', 'vitest', ['run'])],
  [
    'API on PostgreSQL 17',
    () => vitest('postgres.json', 'node', ['scripts/test/postgres.ts', ...AT_A_TIME.map((folder) => `${folder}/`)]),
  ],
  ['browser', browser],
]

const total: Count = { passed: 0, failed: 0, skipped: 0 }
for (const [name, suite] of suites) {
  console.log(`\n== ${name}`)
  const count = await suite()
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed`)
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}
rmSync(reports, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 ? 0 : 1
