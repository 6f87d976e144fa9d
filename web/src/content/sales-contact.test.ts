import { expect, test } from 'vitest'
import { countries } from './map-regions.ts'
import { salesContact } from './sales-contact.ts'
import { staff } from './staff.ts'

/** Whom to call, as a person reads it in the list of the staff; written by hand, independent of its order. */
const SERVED: Readonly<Record<'Rolled' | 'Extruded', Readonly<Record<string, string>>>> = {
  Rolled: {
    'Germany, Austria, Switzerland': 'desislava-koleva',
    'Italy, France': 'petya-dimitrova',
    'Spain, Portugal': 'ivaylo-marinov',
    'Denmark, Finland, Iceland, Norway, Sweden, Estonia, Latvia, Lithuania': 'radostina-petkova',
    'USA, UK, Ireland': 'teodora-nikolova',
    'Poland, Czechia, Slovakia, Hungary': 'borislav-chakarov',
    'Belgium, Luxembourg, Netherlands': 'yana-gospodinova',
    'Bulgaria, Romania, Greece, Cyprus, Turkey, Moldova, Ukraine': 'krasimir-daskalov',
    // Milena Tsoneva is on leave, and her notice names him.
    'Albania, Bosnia and Herzegovina, Croatia, Kosovo, Montenegro, North Macedonia, Serbia, Slovenia':
      'krasimir-daskalov',
  },
  // Kalina Todorova has no page of her own (AMB-23).
  Extruded: {
    'Germany, Austria, Switzerland': 'nikolay-andreev',
    'Czechia, Slovakia, Hungary': 'stoyan-vasilev',
    'Poland, Estonia, Latvia, Lithuania, Moldova, Ukraine': 'lyubomir-hadzhiev',
    'Italy, France, Spain, Portugal': 'silviya-kantardzhieva',
    'UK, Ireland, USA': 'hristo-bonev',
    'Greece, Cyprus, Turkey, Albania, Bosnia and Herzegovina, Croatia, Kosovo, Montenegro, North Macedonia, Serbia, Slovenia':
      'emil-yordanov',
    'Bulgaria, Romania': 'Kalina Todorova',
    'Denmark, Finland, Iceland, Norway, Sweden, Belgium, Luxembourg, Netherlands': 'antoaneta-mincheva',
  },
}
const families = ['Rolled', 'Extruded'] as const

test.for(families)('every country has a person for %s products', (family) => {
  const expected = new Map(
    Object.entries(SERVED[family]).flatMap(([names, person]) => names.split(', ').map((name) => [name, person])),
  )
  expect([...expected.keys()].toSorted()).toEqual([...countries].toSorted())
  for (const country of countries) {
    const { url, name } = salesContact(family, country).person
    expect([country, url ?? name]).toEqual([country, expected.get(country)])
  }
})

test.for(families)('whoever is named for a country sells %s products there, or stands in for who does', (family) => {
  for (const country of countries) {
    const { person, standsInFor, ...reason } = salesContact(family, country)
    expect(reason).toEqual({ family, country })
    const serves = standsInFor ?? person
    expect(serves.countries).toContain(country)
    expect(serves.products).toContain(family)
    expect(person.products).toContain(family)
    expect(person.notice).toBeUndefined()
    expect(standsInFor?.notice?.deputy).toBe(standsInFor && person.url)
  }
})

test.for(families)('without a country the director of %s products is named, who answers for all', (family) => {
  const { person, country } = salesContact(family)
  expect(country).toBeUndefined()
  expect(staff['sales-department'].filter(({ featured }) => featured)).toContain(person)
  expect(person.products).toEqual([family])
})
