import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { closenessWithTypo, wordsOf } from './word-match.ts'

/** Optimal string alignment by its table: the slow, plain way. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)]
      if (isSwapped) ways.push(at(row - 2, column - 2) + 1)
      const cells = table[row]
      if (cells) cells[column] = Math.min(...ways)
    }
  return at(a.length, b.length)
}

test('one typing error is one letter more, less or other, or two neighbours swapped, in a word or its beginning', () => {
  const letters = (least: number) => fc.stringMatching(new RegExp(`^[abc]{${least},7}$`))
  fc.assert(
    fc.property(letters(4), letters(1), (typed, word) => {
      const beginnings = Array.from(word, (_, end) => word.slice(0, end))
      const expected = [word, ...beginnings].map((one) => distance(typed, one) <= 1)
      expect(closenessWithTypo(typed, word)).toBe(expected[0] ? 0.4 : expected.includes(true) ? 0.3 : 0)
    }),
    cases(),
  )
})

test('a short word and a number are never guessed', () => {
  expect(closenessWithTypo('ail', 'oil')).toBe(0)
  expect(closenessWithTypo('6082', '6062')).toBe(0)
  expect(closenessWithTypo('coyl', 'coil')).toBeGreaterThan(0)
})

test('words are told apart by what is no letter or number, and lose accents and capitals', () => {
  expect(wordsOf('Façade, T-slot & 1250×2500 mm')).toEqual(['facade', 't', 'slot', '1250', '2500', 'mm'])
})
