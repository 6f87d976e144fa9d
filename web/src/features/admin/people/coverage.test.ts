import { COUNTRIES } from 'api/contract/people'
import { expect, test } from 'vitest'
import { gapsOf, openedGaps } from './coverage.ts'

const seller = (countries: readonly (typeof COUNTRIES)[number][], families: ('Rolled' | 'Extruded')[] = []) => ({
  kind: 'sales-department' as const,
  countries: [...countries],
  families,
  isHidden: false,
})
const elsewhere = COUNTRIES.filter((country) => country !== 'Latvia')

test('a country in which no one sells profiles is named, and no other', () => {
  expect(gapsOf([seller(COUNTRIES, ['Rolled']), seller(elsewhere, ['Extruded'])])).toEqual([
    { family: 'Extruded', countries: ['Latvia'] },
  ])
  expect(gapsOf([seller(COUNTRIES)])).toEqual([])
})

test('a director without countries, who is hidden, or who is no seller serves none', () => {
  const all = seller(COUNTRIES)
  for (const one of [seller([]), { ...all, isHidden: true }, { ...all, kind: 'other-contacts' as const }])
    expect(gapsOf([one]).map(({ countries }) => countries.length)).toEqual([COUNTRIES.length, COUNTRIES.length])
})

test('before saving only what the change itself leaves without a person is named', () => {
  const [others, mine] = [seller(elsewhere, ['Rolled']), seller(['Latvia', 'Estonia'])]
  const after = { ...mine, countries: [] }
  expect(openedGaps([others, mine], [others, after])).toEqual([
    { family: 'Rolled', countries: ['Latvia'] },
    { family: 'Extruded', countries: ['Estonia', 'Latvia'] },
  ])
  expect(openedGaps([others, mine], [others, { ...mine, families: ['Rolled'] }])).toEqual([
    { family: 'Extruded', countries: ['Estonia', 'Latvia'] },
  ])
  expect(openedGaps([others, after], [others, mine])).toEqual([])
})
