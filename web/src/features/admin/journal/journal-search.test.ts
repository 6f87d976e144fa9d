import { expect, test } from 'vitest'
import { filterOf, journalSearch } from './journal-search.ts'

test('the address says whose acts, on what, and of which days in Sofia', () => {
  const late = new Date('2026-03-12T22:30:00Z')
  expect(filterOf({}, late)).toEqual({ from: '2026-03-07' })
  expect(filterOf({ period: 'month', by: 'anna' }, late)).toEqual({ by: 'anna', from: '2026-03-01' })
  expect(filterOf({ period: 'all', kind: 'media' }, late)).toEqual({ kind: 'media' })
})

test('what the address says wrongly is not asked for', () => {
  expect(journalSearch({ by: 7, kind: 'other', period: 'year' })).toEqual({})
  expect(journalSearch({ by: 'anna', kind: 'career', period: 'all' })).toEqual({
    by: 'anna',
    kind: 'career',
    period: 'all',
  })
})
