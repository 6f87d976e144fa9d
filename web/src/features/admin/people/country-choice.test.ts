import { COUNTRIES } from 'api/contract/people'
import { expect, test } from 'vitest'
import { type Country, mostServed, servicesOf } from './country-choice.ts'

const seller = (name: string, countries: Country[], more: object = {}) => ({
  ...{ kind: 'sales-department' as const, name, countries, families: [], isHidden: false },
  ...more,
})

test('twelve countries stand there first: those that most people serve', () => {
  const first = mostServed([seller('Petya', ['Poland', 'USA']), seller('Vesela', ['USA'])])
  expect(first.slice(0, 2)).toEqual(['USA', 'Poland'])
  expect(first).toHaveLength(12)
  expect(mostServed([], COUNTRIES.length)).toEqual(COUNTRIES)
})

test('it is said who else serves a country, and where no one sells what', () => {
  const others = [
    seller('Petya', ['Poland', 'Norway']),
    seller('Vesela', ['Poland', 'Czechia'], { families: ['Rolled'] }),
    seller('Hidden', ['Cyprus'], { isHidden: true }),
  ]
  const services = servicesOf(others, seller('', ['Norway', 'USA']))
  expect(services.Poland).toEqual({ names: ['Petya', 'Vesela'], missing: [] })
  expect(services.Czechia).toEqual({ names: ['Vesela'], missing: ['Extruded'] })
  expect(services.Cyprus).toEqual({ names: [], missing: ['Rolled', 'Extruded'] })
  expect(services.USA).toEqual({ names: [], missing: [] })
})
