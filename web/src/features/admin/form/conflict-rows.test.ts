import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { type ConflictField, conflictRows, differingPart, merged } from './conflict-rows.ts'

type Values = { title: string; text: string; gallery: string[] }
const field = <K extends keyof Values>(key: K): ConflictField<Values> => ({
  key,
  read: (values) => values[key],
  take: (values, from) => ({ ...values, [key]: from[key] }),
})
const fields = [field('title'), field('text'), field('gallery')]
const base: Values = { title: 'A', text: 'B', gallery: ['1'] }

test('a conflict shows each field that differs, theirs preselected where only they changed it', () => {
  const mine = { ...base, title: 'A mine' }
  const theirs = { ...base, title: 'A theirs', text: 'B theirs', gallery: ['1', '2'] }
  expect(conflictRows(fields, { base, mine, theirs })).toEqual([
    { key: 'title', choice: 'mine' },
    { key: 'text', choice: 'theirs' },
    { key: 'gallery', choice: 'theirs' },
  ])
})

test('what both changed in the same way is no conflict', () => {
  const same = { ...base, title: 'A new' }
  expect(conflictRows(fields, { base, mine: same, theirs: same })).toEqual([])
})

test('the chosen version takes each field from where it was chosen', () => {
  const mine = { ...base, title: 'A mine' }
  const theirs = { ...base, title: 'A theirs', text: 'B theirs' }
  const rows = conflictRows(fields, { base, mine, theirs })
  expect(merged(fields, rows, { mine, theirs })).toEqual({ title: 'A mine', text: 'B theirs', gallery: ['1'] })
})

test('of a long text the part that differs is shown', () => {
  const begin = 'the same words again and again '.repeat(10)
  expect(differingPart(`${begin}here it differs`, `${begin}there`)).toMatch(/^….*here it differs$/)
  expect(differingPart('short', 'other')).toBe('short')
})

test('the part that is shown begins with a whole word a little before the difference, and says what it leaves out', () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `w${String(from + index).padStart(3, '0')}`).join(' ')
  const text = words(0, 100)
  const at = (word: number) => differingPart(text, `${words(0, word)} other`, 50)
  // Five letters a word: eight words before the difference are forty letters, and the next whole one begins the part.
  expect(at(50)).toBe(`…${words(43, 53)} …`)
  expect(at(5)).toBe(`${words(0, 10)} …`)
  expect(at(99)).toBe(`…${words(90, 100)}`)
  expect(differingPart(text, text, text.length)).toBe(text)
  expect(differingPart(text, text, text.length - 1)).toBe(`…${words(1, 100)}`)
})

const words = fc.constantFrom('A', 'B', 'C')
const values = fc.record({ title: words, text: words, gallery: fc.array(words, { maxLength: 2 }) })

test('what only one of two changed is kept, whichever it was, and choosing theirs for all gives theirs', {
  tags: ['AMB-32'],
}, () => {
  fc.assert(
    fc.property(values, values, values, (start, mine, theirs) => {
      const rows = conflictRows(fields, { base: start, mine, theirs })
      const both = merged(fields, rows, { mine, theirs })
      for (const { key, read } of fields) {
        const [was, own, other, now] = [start, mine, theirs, both].map((one) => JSON.stringify(read(one)))
        expect(rows.some((row) => row.key === key)).toBe(own !== other)
        expect(now).toBe(own === was ? other : own)
      }
      const allTheirs = rows.map(({ key }) => ({ key, choice: 'theirs' as const }))
      expect(merged(fields, allTheirs, { mine, theirs })).toEqual(theirs)
      expect(merged(fields, [], { mine, theirs })).toEqual(mine)
    }),
    cases(1000),
  )
})
