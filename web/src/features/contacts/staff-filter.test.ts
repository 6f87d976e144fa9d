import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { europeanCountries, overseasCountries } from '#content/map-regions.ts'
import { sitePeople } from '#content/site-people.testing.ts'
import { filterStaff, ownFirst, productsOf, regionsOf } from './staff-filter.ts'

const sales = sitePeople['sales-department']
const region = fc.constantFrom('Germany', 'Italy', 'USA', 'UK')
const product = fc.constantFrom('Rolled' as const, 'Extruded' as const)
const someone = fc.record({ countries: fc.uniqueArray(region), families: fc.uniqueArray(product) })
const everyone = fc.array(someone)

test('no filter: the full list', { tags: ['CONT-06'] }, () => {
  fc.assert(
    fc.property(everyone, (all) => {
      expect(filterStaff(all, {})).toEqual(all)
    }),
    cases(500),
  )
})

test('region and product combine with AND, in either order', { tags: ['CONT-08'] }, () => {
  fc.assert(
    fc.property(everyone, region, product, (all, chosen, kind) => {
      const both = filterStaff(all, { region: chosen, product: kind })
      expect(both).toEqual(filterStaff(filterStaff(all, { region: chosen }), { product: kind }))
      expect(both).toEqual(filterStaff(filterStaff(all, { product: kind }), { region: chosen }))
    }),
    cases(500),
  )
})

test('"who do I call in Poland?": those who name the country come before the directors, each list in its order', () => {
  const names = (region?: string) =>
    ownFirst(filterStaff(sales, region ? { region } : {}), region).map(({ name }) => name)
  expect(names('Poland')).toEqual([
    'Borislav Chakarov',
    'Lyubomir Hadzhiev',
    'Vladimir Radkov',
    'Mariya Ilieva',
    'Georgi Stanchev',
  ])
  expect(names()).toEqual(sales.map(({ name }) => name))
})

test('without countries one fits any region, without products any product', { tags: ['CONT-12', 'CONT-13'] }, () => {
  fc.assert(
    fc.property(everyone, region, product, (all, chosen, kind) => {
      const found = filterStaff(all, { region: chosen, product: kind })
      for (const one of all) {
        const fitsRegion = one.countries.length === 0 || one.countries.includes(chosen)
        const fitsProduct = one.families.length === 0 || one.families.includes(kind)
        expect(found.includes(one)).toBe(fitsRegion && fitsProduct)
      }
    }),
    cases(500),
  )
})

test('a region in the display text counts as well', { tags: ['AMB-21'] }, () => {
  const anna = { countries: ['Estonia', 'Latvia', 'Lithuania'] as const, families: [] }
  expect(filterStaff([{ ...anna, countries: [...anna.countries] }], { region: 'Baltics' })).toHaveLength(1)
  expect(filterStaff([{ ...anna, countries: [...anna.countries] }], { region: 'USA' })).toEqual([])
})

test('the regions are every country of the staff, once each, in alphabetical order', { tags: ['CONT-14'] }, () => {
  const regions = regionsOf(sales)
  expect(new Set(regions)).toEqual(new Set([...europeanCountries, ...overseasCountries]))
  expect(regions).toHaveLength(europeanCountries.length + overseasCountries.length)
  expect(regions).toEqual(regions.toSorted(new Intl.Collator('en').compare))
  expect(regions.slice(-3)).toEqual(['UK', 'Ukraine', 'USA'])
})

test('the products in the order they come', { tags: ['CONT-15'] }, () => {
  expect(productsOf(sales)).toEqual(['Rolled', 'Extruded'])
  expect(productsOf([{ families: ['Extruded'] }, { families: [] }, { families: ['Rolled', 'Extruded'] }])).toEqual([
    'Extruded',
    'Rolled',
  ])
})
