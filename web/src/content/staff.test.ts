import { expect, test } from 'vitest'
import { productUrls } from './catalogue.ts'
import {
  countryAliases,
  europeanCountries,
  HIGHLIGHT,
  overseasCountries,
  regionClass,
  regionGroups,
} from './map-regions.ts'
import type { Person } from './person.ts'
import { staff } from './staff.ts'

const sales = staff['sales-department']
const everyone: readonly Person[] = Object.values(staff).flat()

const duplicates = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index)

test('three lists: twenty sales staff split between extruded and rolled, supply chains, other contacts', {
  tags: ['CONT-17'],
}, () => {
  expect(Object.values(staff).map(({ length }) => length)).toEqual([20, 6, 8])
  for (const product of ['Rolled', 'Extruded'] as const)
    expect(sales.filter(({ products }) => products?.includes(product)).length).toBeGreaterThanOrEqual(8)
})

test('everyone has all fields, and nobody shares an address, a telephone or a name with another', {
  tags: ['CONT-18'],
}, () => {
  for (const person of everyone) {
    expect(person.position, person.name).toMatch(/\S/)
    expect(person.description, person.name).toMatch(/\S/)
    expect(person.email).toMatch(/^[a-z]\.[a-z]+@[a-z.]+$/)
    expect(person.phone).toMatch(/^\+359 54 000 0\d\d$/)
    expect(person.fax).toMatch(/^\+359 54 000 0\d\d$/)
    expect(person.regions.length, person.name).toBeGreaterThan(0)
    expect(person.tags.length, person.name).toBeGreaterThanOrEqual(4)
    expect(duplicates(person.tags), person.name).toEqual([])
    expect(person.url ?? 'none').toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
  for (const person of sales) expect(person.foreignLanguages?.length, person.name).toBeGreaterThan(0)
  for (const field of ['name', 'email', 'phone'] as const)
    expect(duplicates(everyone.map((one) => one[field]))).toEqual([])
})

test('two people have no address, and no address is used twice, by products neither', { tags: ['AMB-23'] }, () => {
  const urls = everyone.flatMap(({ url }) => url ?? [])
  expect(everyone.length - urls.length).toBe(2)
  expect(duplicates([...urls, ...productUrls])).toEqual([])
})

test('three of the sales staff are the main contacts', { tags: ['CONT-05', 'AMB-22'] }, () => {
  expect(everyone.filter(({ featured }) => featured).map(({ name }) => name)).toEqual([
    'Vladimir Radkov',
    'Mariya Ilieva',
    'Georgi Stanchev',
  ])
})

test('some sell to any country, and someone any product', { tags: ['CONT-12', 'CONT-13'] }, () => {
  expect(sales.some(({ countries }) => !countries)).toBe(true)
  expect(sales.some(({ products }) => !products)).toBe(true)
})

test.for([...europeanCountries, ...overseasCountries])(
  '%s has a contact for rolled and for extruded products',
  { tags: ['AMB-21'] },
  (country) => {
    for (const product of ['Rolled', 'Extruded'] as const)
      expect(sales.some((one) => one.countries?.includes(country) && one.products?.includes(product))).toBe(true)
  },
)

test('one person carries a red notice that names no reason, and a deputy', { tags: ['CONT-23', 'AMB-24'] }, () => {
  const notices = everyone.flatMap(({ notice }) => notice ?? [])
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ tone: 'red', text: expect.not.stringMatching(/matern|pregnan|sick/i) })
  expect(everyone.some(({ url }) => url === notices[0]?.deputy)).toBe(true)
})

test('regions are grouped by class', { tags: ['CONT-26'] }, () => {
  expect(regionGroups.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['scandinavian', 'eastern', 'baltics', 'benelux']),
  )
  expect(duplicates(regionGroups.flatMap(({ countries }): readonly string[] => countries))).toEqual([])
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
