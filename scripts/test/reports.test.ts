import { expect, test } from 'vitest'
import { commandFailure, countPlaywright, countVitest } from './reports.ts'

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

test('a command that failed though no test did is named with its exit code and its last errors', () => {
  const errors = Array.from({ length: 99 }, (_, line) => `\u001b[31merror ${line}\u001b[39m`).join('\n')
  const lines = commandFailure('API', 7, `${errors}\n\n`).split('\n')
  expect(lines.slice(0, 2)).toEqual(['API: exit code 7', '    error 59'])
  expect(lines.at(-1)).toBe('    error 98')
  expect(commandFailure('types', 1, '')).toBe('types: exit code 1')
})
