import { expect, inject, test } from 'vitest'
import type { Part } from './rendered-page.ts'
import { pageOf } from './site-pages.ts'

const SALES = '/contacts/sales-department'
const LISTS = [
  { path: SALES, heading: 'Sales Department', size: 20 },
  { path: '/contacts/supply-chains', heading: 'Supply Chain', size: 6 },
  { path: '/contacts/other-contacts', heading: 'Other Contacts', size: 8 },
]

/** The cards of people: each has the name in bold. */
const peopleOf = (main: Part) => main.all('li').filter((item) => item.all('strong').length > 0)
const namesOf = (people: Part[]) => people.map((person) => person.all('strong')[0]?.text)
const countriesOf = (main: Part) =>
  main.all('svg[role="group"]').flatMap((map) => map.all('a').map(({ name }) => name.replace('Show contacts for ', '')))
const factsOf = (profile: Part) => profile.all('dd').map(({ text }) => text)

test.for(LISTS)(
  '$heading has the map, the menu and its $size people',
  {
    tags: ['CONT-01', 'CONT-02', 'CONT-05', 'CONT-07', 'CONT-16', 'CONT-17', 'ROUTE-08'],
  },
  async ({ path, heading, size }) => {
    const { main, headings } = await pageOf(path)
    expect(headings).toEqual(['Contact our team'])
    expect(main.one('h2', heading)).toBeDefined()
    expect(
      main
        .one('nav', 'Section')
        .all('[aria-current]')
        .map(({ text }) => text),
    ).toEqual([heading])
    expect(main.one('svg[role="group"]', 'Map of Europe, choose a country').all('a')).toHaveLength(39)
    const names = namesOf(peopleOf(main))
    expect(names).toHaveLength(size)
    expect(new Set(names).size).toBe(size)
  },
)

test('three main contacts stand above the sales staff, and no one is listed twice', {
  tags: ['CONT-05', 'AMB-22'],
}, async () => {
  const { main, text } = await pageOf(SALES)
  expect(text).toContain('20 people')
  expect(main.all('h3').map((heading) => heading.text)).toEqual(['Main contacts', 'Sales staff'])
  expect(namesOf(peopleOf(main)).slice(0, 3)).toEqual(['Vladimir Radkov', 'Mariya Ilieva', 'Georgi Stanchev'])
})

test('each person has an e-mail address and a telephone number of their own', { tags: ['CONT-18'] }, async () => {
  const ways: string[] = []
  for (const { path } of LISTS)
    for (const person of peopleOf((await pageOf(path)).main)) {
      const [, phone = '', mail = ''] = /(\+359 54 000 0\d\d), ([a-z]\.[a-z]+@[a-z.]+example)/.exec(person.text) ?? []
      expect([phone, mail], person.text).not.toContain('')
      ways.push(phone, mail)
    }
  expect(new Set(ways).size).toBe(2 * (20 + 6 + 8))
})

test('a row of the sales staff says regions and languages, and calls; who serves a chosen country comes first', {
  tags: ['CONT-05', 'CONT-06'],
}, async () => {
  const rows = peopleOf((await pageOf(SALES)).main)
  for (const row of rows) {
    const number = row.all('a[href^="tel:"]')[0]
    expect(number?.attributes.href, row.text).toBe(`tel:${number?.text.replaceAll(' ', '')}`)
    expect(row.all('dd')[0]?.text, row.text).not.toBe('')
  }
  const inPoland = peopleOf((await pageOf(`${SALES}?region=Poland`)).main)
  expect(namesOf(inPoland).slice(0, 2)).toEqual(['Borislav Chakarov', 'Lyubomir Hadzhiev'])
  expect(inPoland[0]?.all('dd').map(({ text }) => text)).toContain('English, Polish, Czech')
})

test('each country of the map has a contact for rolled and one for extruded products', {
  tags: ['AMB-21', 'CONT-04', 'CONT-12', 'CONT-13'],
}, async () => {
  const countries = countriesOf((await pageOf(SALES)).main)
  expect(countries).toHaveLength(39)
  for (const country of countries) {
    const { main } = await pageOf(`${SALES}?region=${encodeURIComponent(country)}`)
    const card = main.one('section', `Contacts for ${country}`)
    expect(card.all('a[href^="tel:"]').length, country).toBeGreaterThanOrEqual(2)
    expect(card.all('a[href^="mailto:"]').length, country).toBeGreaterThanOrEqual(2)
  }
})

test('filters of an address narrow the list, and combine; what they do not know counts as none', {
  tags: ['CONT-03', 'CONT-06', 'CONT-08', 'CONT-10', 'CONT-11'],
}, async () => {
  const shownAt = async (query: string) => peopleOf((await pageOf(SALES + query)).main)
  const inItaly = namesOf(await shownAt('?region=Italy'))
  const both = namesOf(await shownAt('?region=Italy&product=Extruded'))
  expect(inItaly.length).toBeLessThan(20)
  expect(both.length).toBeGreaterThan(0)
  expect(both.length).toBeLessThan(inItaly.length)
  expect(inItaly).toEqual(expect.arrayContaining(both))
  expect(await shownAt('?region=Mars&product=Gold')).toHaveLength(20)
})

test('the contact of a country who is on leave is named as such before scripts run', async () => {
  expect((await pageOf(`${SALES}?region=Serbia`)).text).toContain('Milena Tsoneva is on leave.')
})

test('a profile has its facts, its links and a map of its countries', {
  tags: ['CONT-19', 'CONT-20', 'CONT-21', 'CONT-22', 'CONT-25', 'CONT-27', 'ROUTE-09'],
}, async () => {
  const { main, title, canonical } = await pageOf(`${SALES}/desislava-koleva`)
  expect(title).toMatch(/^Desislava Koleva, Sales Manager/)
  expect(canonical).toEqual([`${inject('siteUrl')}${SALES}/desislava-koleva`])
  const profile = main.one('dialog[open]', 'Desislava Koleva')
  expect(factsOf(profile)).toEqual([
    'Germany, Austria, Switzerland',
    'Rolled',
    'English, German',
    'd.koleva@balkalum.example',
    '+359 54 000 013',
    '+359 54 000 002',
  ])
  for (const [name, address] of [
    ['Send an e-mail', 'mailto:d.koleva@balkalum.example'],
    ['Call', 'tel:+35954000013'],
    ['+359 54 000 002', 'tel:+35954000002'],
    ['Close the profile', SALES],
    ['Save contact details for Desislava Koleva (vCard)', '/contacts/cards/desislava-koleva.vcf'],
  ] as const)
    expect(profile.one('a', name).attributes.href).toBe(address)
  const code = profile.one('img', 'QR code with the contact details of Desislava Koleva')
  expect(code.attributes).toMatchObject({ src: '/contacts/cards/desislava-koleva.svg', loading: 'lazy' })
  const drawing = await fetch(inject('siteUrl') + code.attributes.src)
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const shapes = profile.all('g[fill="#004785"]').flatMap((chosen) => chosen.all('use'))
  expect(shapes.map(({ attributes }) => attributes.href)).toEqual([
    '#map-austria-m',
    '#map-germany-m',
    '#map-switzerland-m',
  ])
})

test('the UK stands for Northern Ireland too; regions of countries have a class of their own', {
  tags: ['CONT-26', 'CONT-28'],
}, async () => {
  const { main } = await pageOf(SALES)
  const classesOf = (part: Part) => part.all('[class]').flatMap(({ attributes }) => attributes.class?.split(' ') ?? [])
  expect(classesOf(main.one('a', 'Show contacts for UK'))).toEqual(
    expect.arrayContaining(['uk-m', 'northern-ireland-m']),
  )
  expect(classesOf(main)).toEqual(expect.arrayContaining(['scandinavian', 'eastern', 'baltics', 'benelux']))
})

test('a profile closes to the list that it was opened from', { tags: ['CONT-25'] }, async () => {
  const { main } = await pageOf(`${SALES}/mariya-ilieva?region=Germany`)
  expect(main.one('a', 'Close the profile').attributes.href).toBe(`${SALES}?region=Germany`)
})

test('a notice names no reason and leads to the deputy', { tags: ['CONT-23', 'AMB-24'] }, async () => {
  const { main } = await pageOf(`${SALES}/milena-tsoneva`)
  const profile = main.one('dialog', 'Milena Tsoneva')
  expect(profile.one('a', /^Open the profile of/).attributes.href).toBe(`${SALES}/krasimir-daskalov`)
  expect(profile.text).not.toMatch(/matern|pregnan|sick/i)
})

test('a wrong list leads to the right one, an unknown name to the list; two people have no address', {
  tags: ['AMB-23'],
}, async () => {
  const moved = await fetch(`${inject('siteUrl')}/contacts/supply-chains/mariya-ilieva`, { redirect: 'manual' })
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toMatch(/sales-department\/mariya-ilieva$/)
  expect((await pageOf(`${SALES}/nobody-at-all`)).path).toBe(SALES)
  const lists = await Promise.all(LISTS.map(async ({ path }) => peopleOf((await pageOf(path)).main)))
  const unlinked = lists.flat().filter((person) => person.all('a[data-person]').length === 0)
  expect(unlinked).toHaveLength(2)
  for (const person of unlinked) expect(person.all('button[aria-haspopup="dialog"]')).toHaveLength(1)
})

test('the factory has company, address, coordinates, e-mail and phone', {
  tags: ['CONT-30', 'CONT-31'],
}, async () => {
  const { main, text } = await pageOf('/contacts/factory-location')
  expect(text).toContain('Balkalum AD')
  expect(text).toContain('Industrial zone, Shumen, Bulgaria')
  expect(main.one('a', /43\.283393, 27\.011365/).attributes.href).toContain('query=43.283393,27.011365')
  expect(main.one('a', 'office@balkalum.example').attributes.href).toBe('mailto:office@balkalum.example')
  expect(main.one('a', '+359 54 000 000').attributes.href).toBe('tel:+35954000000')
})

test('a translator leaves the names of people alone', async () => {
  const { main } = await pageOf('/contacts/other-contacts')
  for (const person of peopleOf(main)) expect(person.all('strong')[0]?.attributes.translate).toBe('no')
})
