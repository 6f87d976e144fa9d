import { expect, test } from 'vitest'
import { countries } from './map-regions.ts'
import { salesContact } from './sales-contact.ts'
import { sitePeople } from './site-people.testing.ts'

const sales = sitePeople['sales-department']

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
    const person = salesContact(sales, family, country)?.person
    expect([country, person?.hasProfile ? person.slug : person?.name]).toEqual([country, expected.get(country)])
  }
})

test.for(families)('the person named for a country sells %s products there, or stands in for who does', (family) => {
  for (const country of countries) {
    const contact = salesContact(sales, family, country)
    if (!contact) throw new Error(`no person for ${country}`)
    const { person, standsInFor, ...reason } = contact
    expect(reason).toEqual({ family, country })
    const serves = standsInFor ?? person
    expect(serves.countries).toContain(country)
    expect(serves.families).toContain(family)
    expect(person.families).toContain(family)
    expect(person.leave).toBeNull()
    expect(standsInFor?.leave?.deputy).toBe(standsInFor && person.slug)
  }
})

test.for(families)('without a country the director of %s products is named, who answers for all', (family) => {
  const contact = salesContact(sales, family)
  expect(contact).not.toHaveProperty('country')
  expect(sales.filter(({ isMain }) => isMain)).toContain(contact?.person)
  expect(contact?.person.families).toEqual([family])
})

test('a country that no one serves is answered for by the director, and without directors by no one', () => {
  const others = sales.filter(({ slug }) => slug !== 'borislav-chakarov')
  expect(salesContact(others, 'Rolled', 'Poland')).toEqual({
    person: sales.find(({ slug }) => slug === 'mariya-ilieva'),
    family: 'Rolled',
  })
  expect(salesContact([], 'Rolled', 'Poland')).toBeUndefined()
})

test('a person who is away without a deputy is stood in for by the director', () => {
  const away = sales.map((one) =>
    one.slug === 'borislav-chakarov' ? { ...one, leave: { until: '2027-01-31', deputy: null } } : one,
  )
  const contact = salesContact(away, 'Rolled', 'Poland')
  expect([contact?.person.slug, contact?.standsInFor?.slug, contact?.country]).toEqual([
    'mariya-ilieva',
    'borislav-chakarov',
    'Poland',
  ])
})
