import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import type { HttpError } from '#http/errors.ts'
import { createLoginLimit } from './login-limit.ts'

function refusal(work: () => unknown): HttpError | null {
  try {
    work()
    return null
  } catch (error) {
    return error as HttpError
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

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
  ['2001:db8::1', '2001:db8:0:0:ffff::'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::2'],
  ['1::2:3:4:5:6:7', '1:0:2:3:9::'],
])('F29 %s and %s are one network', (one, other) => {
  const limit = createLoginLimit(() => 0)
  for (let index = 0; index < 10; index += 1) limit.begin(index % 2 ? one : other, 'anna')
  expect(refusal(() => limit.begin(one, 'anna'))).toMatchObject({ statusCode: 429 })
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('wrong' as const), who: fc.nat(5) }),
  fc.record({ kind: fc.constant('right' as const), who: fc.nat(5) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 60_000, 449_999, 450_000, 899_999, 900_000) }),
)

test('SEC F28 whatever is tried, a name has ten failures in 15 minutes and a network 30, and then waits for the rest of them', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 120 }), (steps) => {
      let now = 0
      const limit = createLoginLimit(() => now)
      /** When the 15 minutes of a name or of the network began, and how many wrong tries they have seen. */
      const windows = new Map<string, { began: number; wrong: number }>()
      const current = (key: string) => {
        const known = windows.get(key)
        return known && known.wrong > 0 && now - known.began < 900_000 ? known : { began: now, wrong: 0 }
      }
      for (const one of steps) {
        if (one.kind === 'wait') {
          now += one.ms
          continue
        }
        const name = `name ${one.who}`
        const [ofName, ofNetwork] = [current(name), current('network')]
        const full = ofName.wrong === 10 ? ofName : ofNetwork.wrong === 30 ? ofNetwork : null
        if (full) {
          const wait = String(Math.ceil((full.began + 900_000 - now) / 1000))
          expect(refusal(() => limit.begin('192.0.2.1', name))).toMatchObject({
            statusCode: 429,
            headers: { 'retry-after': wait },
          })
          continue
        }
        const takeBack = limit.begin('192.0.2.1', name)
        if (one.kind === 'right') {
          takeBack()
          continue
        }
        for (const [key, window] of [[name, ofName] as const, ['network', ofNetwork] as const])
          windows.set(key, { ...window, wrong: window.wrong + 1 })
      }
    }),
    cases(1000),
  )
})

test.each([
  ['2001:db8:1:2::9', '2001:db8:1:3::9'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['::1', '1::'],
  ['2001:1:11:1::1', '2001:11:1:1::1'],
])('%s and %s are two networks', (one, other) => {
  const limit = createLoginLimit(() => 0)
  for (let index = 0; index < 10; index += 1) limit.begin(one, 'anna')
  expect(refusal(() => limit.begin(one, 'anna'))).not.toBeNull()
  expect(refusal(() => limit.begin(other, 'anna'))).toBeNull()
})

test('without another clock it is the one of the machine', () => {
  const limit = createLoginLimit()
  for (let index = 0; index < 10; index += 1) limit.begin('192.0.2.1', 'anna')
  const wait = Number(refusal(() => limit.begin('192.0.2.1', 'anna'))?.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(900)
})

test('SEC many at once do not slip through: a try counts before it is known to be wrong', () => {
  const limit = createLoginLimit(() => 0)
  const takeBacks = Array.from({ length: 10 }, () => limit.begin('192.0.2.1', 'anna'))
  expect(refusal(() => limit.begin('192.0.2.1', 'anna'))).not.toBeNull()
  takeBacks[3]?.()
  expect(refusal(() => limit.begin('192.0.2.1', 'anna'))).toBeNull()
  expect(refusal(() => limit.begin('192.0.2.1', 'anna'))).not.toBeNull()
})

test('SEC a name is the same in capital letters', () => {
  const limit = createLoginLimit(() => 0)
  const spellings = ['anna', 'Anna', 'ANNA']
  for (let index = 0; index < 10; index += 1) limit.begin('192.0.2.1', spellings[index % 3] ?? '')
  for (const name of spellings) expect(refusal(() => limit.begin('192.0.2.1', name))).toMatchObject({ statusCode: 429 })
})

test('a name that only capital letters make equal to another is its own', () => {
  const limit = createLoginLimit(() => 0)
  for (let index = 0; index < 10; index += 1) limit.begin('192.0.2.1', 'straße')
  expect(refusal(() => limit.begin('192.0.2.1', 'straße'))).toMatchObject({ statusCode: 429 })
  expect(refusal(() => limit.begin('192.0.2.1', 'strasse'))).toBeNull()
})

test('SEC a try that the network may not make does not count for the name', () => {
  let now = 0
  const limit = createLoginLimit(() => now)
  const takeBacks = Array.from({ length: 30 }, (_, index) => limit.begin('192.0.2.1', `name ${index}`))
  now = 60_000
  expect(triesOf(() => limit.begin('192.0.2.1', 'anna'), 100)).toBe(0)
  for (const takeBack of takeBacks) takeBack()
  expect(triesOf(() => limit.begin('192.0.2.1', 'anna'), 100)).toBe(10)
})

const triesOf = (work: () => unknown, count: number) =>
  Array.from({ length: count }, () => refusal(work)).filter((failure) => failure === null).length
