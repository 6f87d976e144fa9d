/** What a suite ended with. */
export interface Count {
  passed: number
  failed: number
  skipped: number
  /** Of each test or file that failed its name, and the beginning of its first error. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** Counts the JSON report of Vitest. A file whose hooks or imports failed counts as one failure, though none of its tests has failed. */
export function countVitest(report: VitestReport): Count {
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
    return status === 'failed' ? [failure(name, message)] : []
  })
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
  }
}

interface PlaywrightSuite {
  title: string
  specs: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Counts the JSON report of Playwright. */
export function countPlaywright({ stats, suites }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  }
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
      ),
    )
  return [...own, ...suites.flatMap(failuresOf)]
}

/** A command that failed though no test did: its exit code, and the last lines of its errors (what it wrote to stderr). */
export function commandFailure(name: string, code: number, errors: string): string {
  const lines = stripColors(errors).trimEnd().split('\n')
  return indented(`${name}: exit code ${code}`, lines.slice(-40))
}

function failure(name: string, message = ''): string {
  const lines = stripColors(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
  return indented(name, lines.slice(0, 12))
}

function indented(title: string, lines: string[]): string {
  return [title, ...lines.map((line) => `    ${line}`)].join('\n').replaceAll(`${process.cwd()}/`, '').trimEnd()
}

function stripColors(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '')
}
