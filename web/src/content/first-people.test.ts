import { expect, test } from 'vitest'
import { productUrls } from './catalogue.ts'
import { europeanCountries, overseasCountries } from './map-regions.ts'
import { DEPUTY, firstPeople, sitePeople } from './site-people.testing.ts'

const sales = sitePeople['sales-department']
const families = ['Rolled', 'Extruded'] as const

const duplicates = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index)

test('three lists: twenty sales staff split between extruded and rolled, supply chains, other contacts', {
  tags: ['CONT-17'],
}, () => {
  expect(Object.values(sitePeople).map(({ length }) => length)).toEqual([20, 6, 8])
  for (const family of families)
    expect(sales.filter((person) => person.families.includes(family)).length).toBeGreaterThanOrEqual(8)
})

test('everyone has all fields, and no two share an address, a telephone or a name', { tags: ['CONT-18'] }, () => {
  for (const person of firstPeople) {
    expect(person.job_title, person.name).toMatch(/\S/)
    expect(person.description, person.name).toMatch(/\S/)
    expect(person.email).toMatch(/^[a-z]\.[a-z]+@[a-z.]+$/)
    expect(person.phone).toMatch(/^\+359 54 000 0\d\d$/)
    expect(person.fax).toMatch(/^\+359 54 000 0\d\d$/)
    expect(person.tags.length, person.name).toBeGreaterThanOrEqual(4)
    expect(duplicates(person.tags), person.name).toEqual([])
  }
  for (const person of sales) expect(person.languages.length, person.name).toBeGreaterThan(0)
  for (const field of ['full_name', 'email', 'phone'] as const)
    expect(duplicates(firstPeople.map((one) => one[field]))).toEqual([])
})

test('an address is made of the name; two people have no profile, and no address is used twice, by products neither', {
  tags: ['AMB-23'],
}, () => {
  for (const { name, full_name } of firstPeople) expect(name).toBe(full_name.toLowerCase().replace(' ', '-'))
  expect(firstPeople.filter(({ has_profile }) => !has_profile)).toHaveLength(2)
  expect(duplicates([...firstPeople.map(({ name }) => name), ...productUrls])).toEqual([])
})

test('three of the sales staff are the main contacts', { tags: ['CONT-05', 'AMB-22'] }, () => {
  expect(firstPeople.filter(({ is_main }) => is_main).map(({ full_name }) => full_name)).toEqual([
    'Vladimir Radkov',
    'Mariya Ilieva',
    'Georgi Stanchev',
  ])
})

test('some sell to any country, and someone any product', { tags: ['CONT-12', 'CONT-13'] }, () => {
  expect(sales.some(({ countries }) => countries.length === 0)).toBe(true)
  expect(sales.some((person) => person.families.length === 0)).toBe(true)
})

test.for([...europeanCountries, ...overseasCountries])(
  '%s has a contact for rolled and for extruded products',
  { tags: ['AMB-21'] },
  (country) => {
    for (const family of families)
      expect(sales.some((one) => one.countries.includes(country) && one.families.includes(family))).toBe(true)
  },
)

test('one person is on leave, and the deputy has a profile', { tags: ['CONT-23', 'AMB-24'] }, () => {
  expect(firstPeople.filter(({ away_until }) => away_until).map(({ name }) => name)).toEqual(['milena-tsoneva'])
  expect(firstPeople.find(({ name }) => name === DEPUTY)).toMatchObject({ has_profile: true })
})
