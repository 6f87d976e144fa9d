import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './reports.ts'

test('a file of Vitest whose hook failed counts as a failure, with its message', () => {
  const skipped = { fullName: 'reads news', status: 'pending' }
  const wrong = { fullName: 'writes news', status: 'failed', failureMessages: ['expected 1 to be 2\n    at a.ts:2:3'] }
  const counted = countVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      { name: `${process.cwd()}/a.test.ts`, status: 'failed', message: 'no database', assertionResults: [skipped] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [wrong] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(counted).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: ['a.test.ts\n    no database', 'b.test.ts › writes news\n    expected 1 to be 2\n        at a.ts:2:3'],
  })
})

test('a failed test of Playwright is named with its line, also within describe', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'home.spec.ts',
    line: 4,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'Expected: 1' }] }] }],
  })
  const counted = countPlaywright({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', true)],
        suites: [{ title: 'slides', specs: [spec('stop', false)] }],
      },
    ],
  })
  expect(counted).toMatchObject({ passed: 1, failed: 1, failures: ['home.spec.ts:4 › stop\n    Expected: 1'] })
})
