import { expect, test } from 'vitest'
import { countryAliases, europeanCountries, HIGHLIGHT, regionClass, regionGroups } from './map-regions.ts'
import { regionNames } from './region-names.ts'

test('regions are grouped by class, and no country is in two', { tags: ['CONT-26'] }, () => {
  expect(regionGroups.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['scandinavian', 'eastern', 'baltics', 'benelux']),
  )
  const grouped = regionGroups.flatMap(({ countries }): readonly string[] => countries)
  expect(new Set(grouped).size).toBe(grouped.length)
})

test('a country gives the class of its shape', { tags: ['CONT-27'] }, () => {
  expect(regionClass('Bosnia and Herzegovina')).toBe('bosnia-and-herzegovina-m')
  expect(regionClass('UK')).toBe('uk-m')
  for (const country of europeanCountries) expect(regionClass(country)).toMatch(/^[a-z-]+-m$/)
})

test('the UK stands for Northern Ireland too, and countries of a profile are filled #004785', {
  tags: ['CONT-22', 'CONT-28'],
}, () => {
  expect(countryAliases.UK).toEqual(['UK', 'Northern Ireland'])
  expect(HIGHLIGHT).toBe('#004785')
})

test('a profile names a region of which it serves every country, and else the countries', { tags: ['AMB-21'] }, () => {
  expect(regionNames([])).toEqual(['All regions'])
  expect(regionNames(['Poland', 'Estonia', 'Latvia', 'Lithuania', 'Moldova'])).toEqual(['Poland', 'Baltics', 'Moldova'])
  expect(regionNames(['Ukraine', 'Belgium', 'Moldova'])).toEqual(['Eastern Europe', 'Belgium'])
})
