import { expect, test } from 'vitest'
import type { Failure } from '#errors.ts'
import { createLoginLimit } from './login-limit.ts'

function refusal(work: () => unknown): Failure | null {
  try {
    work()
    return null
  } catch (error) {
    return error as Failure
  }
}

test('SEC the eleventh failed login in 15 minutes is refused, and says how long to wait', () => {
  let now = 0
  const limit = createLoginLimit(() => now)
  for (let index = 0; index < 10; index += 1) limit.begin('192.0.2.1', 'anna')
  now = 60_000
  expect(refusal(() => limit.begin('192.0.2.1', 'anna'))).toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': '840' },
  })
  expect(refusal(() => limit.begin('192.0.2.2', 'anna'))).toBeNull()
  expect(refusal(() => limit.begin('192.0.2.1', 'boris'))).toBeNull()
  now = 15 * 60_000
  expect(refusal(() => limit.begin('192.0.2.1', 'anna'))).toBeNull()
})

test('right logins do not count', () => {
  const limit = createLoginLimit(() => 0)
  for (let index = 0; index < 100; index += 1) limit.begin('192.0.2.1', 'anna')()
  expect(refusal(() => limit.begin('192.0.2.1', 'anna'))).toBeNull()
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
  ['2001:db8::1', '2001:db8:0:0:ffff::'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s and %s are one network', (one, other) => {
  const limit = createLoginLimit(() => 0)
  for (let index = 0; index < 10; index += 1) limit.begin(index % 2 ? one : other, 'anna')
  expect(refusal(() => limit.begin(one, 'anna'))).toMatchObject({ statusCode: 429 })
})
