import { afterEach, expect, test, vi } from 'vitest'
import { notFound } from '#http/errors.ts'
import { createMissingKeys } from './missing-keys.ts'

afterEach(() => void vi.useRealTimers())

const error = notFound('item')

test.each([
  [60_000, 2_000],
  [500, 500],
])('with a lifetime of %i ms a key is known for %i ms', (lifetime, known) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const missing = createMissingKeys(lifetime)
  missing.add('key', error)
  vi.setSystemTime(known - 1)
  expect(missing.errorOf('key')).toBe(error)
  vi.setSystemTime(known)
  expect(missing.errorOf('key')).toBeUndefined()
})

test('of more than 1,000 keys the oldest are forgotten, and long ones never known', () => {
  const missing = createMissingKeys(2_000)
  for (let n = 0; n < 1_000; n += 1) missing.add(`${n}`, error)
  missing.add('0', error)
  missing.add('one more', error)
  const isKnown = (key: string) => missing.errorOf(key) !== undefined
  expect(['0', '1', '2', '999', 'one more'].map(isKnown)).toEqual([true, false, true, true, true])
  missing.add('x'.repeat(201), error)
  expect(isKnown('x'.repeat(201))).toBe(false)
})
