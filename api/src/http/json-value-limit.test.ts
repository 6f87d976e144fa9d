import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { hasFewValues, MAX_VALUES } from './json-value-limit.ts'

const zeros = (count: number) => Array<number>(count).fill(0)
const TOO_MANY = JSON.stringify(zeros(MAX_VALUES))

test('F35 as many values as may be are taken, one more is not', () => {
  expect(hasFewValues(JSON.stringify(zeros(MAX_VALUES - 1)))).toBe(true)
  expect(hasFewValues(TOO_MANY)).toBe(false)
})

test.each([
  ['levels of lists', '['],
  ['levels of objects', '{"a":'],
  ['empty lists', '[],'],
  ['keys', '"a":1,'],
])('F35 %s count, whether they are JSON or not', (_what, piece) => {
  expect(hasFewValues(piece.repeat(MAX_VALUES / 5))).toBe(true)
  expect(hasFewValues(piece.repeat(MAX_VALUES + 1))).toBe(false)
})

test.each(['[{,', '\\"[{,', '\\\\\\",'])('what stands in a string (%s) is no value', (piece) => {
  const json = JSON.stringify({ text: piece.repeat(MAX_VALUES + 1) })
  expect(hasFewValues(json)).toBe(true)
  expect(hasFewValues(`[${json},${zeros(MAX_VALUES)}]`)).toBe(false)
})

const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 +
      Object.values(value)
        .map(countOf)
        .reduce((a, b) => a + b, 0)
    : 1

test('F35 whatever has more values than may be is found, wherever they stand', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.integer({ min: 0, max: 9 }), (value, at) => {
      const json = JSON.stringify(value)
      const around = Array.from({ length: 10 }, (_, index) => (index === at ? TOO_MANY : json))
      expect(hasFewValues(`[${around}]`)).toBe(false)
      expect(hasFewValues(json)).toBe(countOf(value) < MAX_VALUES)
    }),
    cases(500, 0.01),
  )
})
