import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const CATALOGUE = {
  'rolled-foils': ['household-foil', 'container-foil', 'converter-foil', 'technical-foil', 'finstock'],
  'rolled-sheets-and-strips': [
    'standard-sheets-and-strips',
    'standard-sheets',
    'strips-for-heat-exchangers-finstock',
    'heat-shields',
    'strips-for-noise-protection-panels',
    'omnia-sheets',
  ],
  extruded: [
    'profiles-for-building-and-architecture',
    'profiles-for-automotive-and-transportation',
    'profiles-for-distribution',
    'industrial-profiles',
  ],
}
const PRODUCTS = Object.entries(CATALOGUE).flatMap(([category, products]) =>
  products.map((product, place) => ({ category, product, products, place, path: `/products/${category}/${product}` })),
)
const BUILDING = '/products/extruded/profiles-for-building-and-architecture'

test('the main page leads to foils, sheets and profiles; the rolled ones unfold without scripts', {
  tags: ['ROUTE-06', 'PROD-01', 'PROD-02', 'PROD-03', 'PROD-04'],
}, async () => {
  const { main } = await pageOf('/products')
  const [rolled] = main.all('details').filter(({ text }) => text.startsWith('Rolled products'))
  expect(rolled?.attributes.open).toBeUndefined()
  expect(rolled?.all('summary')).toHaveLength(1)
  expect(rolled?.one('a', /^Foils/).attributes.href).toBe('/products/rolled-foils/household-foil')
  expect(rolled?.one('a', /^Sheets and Strips/).attributes.href).toBe(
    '/products/rolled-sheets-and-strips/standard-sheets-and-strips',
  )
  expect(main.one('a', /^Extruded products/).attributes.href).toBe(BUILDING)
})

test('the list of all products names each with its range, whether scripts run or not', async () => {
  const { main } = await pageOf('/products')
  const rows = main.all('table').flatMap((table) => table.all('tr'))
  const links = rows.flatMap((row) => row.all('a').map(({ attributes }) => attributes.href))
  expect(links).toEqual(PRODUCTS.map(({ path }) => path))
  expect(rows.find(({ text }) => text.startsWith('Container foil'))?.text).toContain('35 to 200 µm')
})

test.for(PRODUCTS)(
  '$product has its tables, its neighbours and the ways to ask for it',
  {
    tags: [
      'ROUTE-07',
      'PROD-05',
      'PROD-06',
      'PROD-07',
      'PROD-08',
      'PROD-09',
      'PROD-10',
      'PROD-11',
      'PROD-12',
      'PROD-14',
      'PROD-15',
      'PROD-16',
      'PROD-20',
    ],
  },
  async ({ category, product, products, place, path }) => {
    const { main, headings } = await pageOf(path)
    expect(headings).toHaveLength(1)
    const menu = main.one('nav', 'Section').all('a')
    expect(menu.map(({ attributes }) => attributes.href)).toEqual(products.map((one) => `/products/${category}/${one}`))
    expect(main.one('nav', 'See also').all('a')).toHaveLength(2)
    const [article] = main.all('article')
    expect(article?.all('tr').length, product).toBeGreaterThanOrEqual(6)
    // Thickness or weight, width or length, alloys and tempers.
    expect(article?.all('dl')[0]?.all('dd')).toHaveLength(4)
    expect(main.one('a', 'Sales department').attributes.href).toBe('/contacts/sales-department')
    expect(main.one('a', 'E-mail').attributes.href).toMatch(/^mailto:.+subject=.+body=/)
    expect(main.one('a', 'Data sheet, PDF').attributes.href).toBe(`${path}/data-sheet.pdf`)
    expect(main.one('a', 'Product inquiry').attributes.href).toBe('#inquiry')
    expect(main.one('button', 'Share')).toBeDefined()
    expect(main.all('button, a').filter(({ name }) => name.includes('Print'))).toEqual([])
    expect(main.text.split('Typical range.').length - 1, 'said once').toBeLessThanOrEqual(1)
    const order = main.all('h2').map(({ text }) => text)
    expect(order.indexOf('What we need for a quotation')).toBeLessThan(order.indexOf('Specification'))
    const specification = main.one('section', 'Specification')
    expect(specification.all('tr').filter(({ text }) => text.startsWith('Standards'))).toEqual([])
    expect(
      main.all('summary').filter(({ text }) => text.startsWith('Standards')),
      'folded',
    ).toHaveLength(1)
    expect(main.all('section').filter(({ name }) => name === 'Product inquiry')).toHaveLength(1)
    const named = (name: string) => main.all('a').filter((link) => link.name.startsWith(name))
    expect(named('Previous product')).toHaveLength(place === 0 ? 0 : 1)
    expect(named('Next product')).toHaveLength(place === products.length - 1 ? 0 : 1)
  },
)

test('profiles show their values and the anodizing colours; a translator leaves alloys and tempers alone', {
  tags: ['PROD-13', 'PROD-25'],
}, async () => {
  const { main } = await pageOf(BUILDING)
  const specification = main.one('section', 'Specification')
  const rows = specification.all('tr').map(({ text }) => text)
  expect(rows).toContain('Weight up to 9.0 kg/m')
  expect(rows).toContain('Tempers T4, T5, T6, T66')
  expect(specification.one('section', 'Anodizing colours').all('li')).toHaveLength(7)
  const kept = main.all('[translate="no"]').map(({ text }) => text)
  for (const words of ['EN AW-6060', '6060 · 6063 · 6005 · 6082', 'T4 · T5 · T6 · T66']) expect(kept).toContain(words)
})

test.each([
  { product: 'extruded/industrial-profiles', more: '6 more tables' },
  { product: 'rolled-sheets-and-strips/heat-shields', more: '1 more table' },
])('the first table of $product stands open, and the fold of the others names them', async ({ product, more }) => {
  const { main } = await pageOf(`/products/${product}`)
  const specification = main.one('section', 'Specification')
  const titles = specification.all('h3').map(({ text }) => text)
  const fold = specification.one('details', /./)
  expect(fold.attributes).not.toHaveProperty('open')
  expect(fold.all('h3').map(({ text }) => text)).toEqual(titles.slice(1))
  expect(fold.all('summary')[0]?.text).toBe(more + titles.slice(1).join(' · '))
})

test('the sections of industrial profiles tell what a metre weighs, in a fold that names them', async () => {
  const { main } = await pageOf('/products/extruded/industrial-profiles')
  const sections = main.one('section', 'Cross-sections').one('details', /./)
  expect(sections.attributes).not.toHaveProperty('open')
  expect(sections.all('summary')[0]?.text).toContain('Slotted profile 40 × 40 · Heat sink 120 × 44 · Star heat sink 96')
  expect(sections.one('table', 'Slotted profile 40 × 40').text).toContain('2.362 kg/m')
  expect(sections.one('table', 'Heat sink 120 × 44').text).toContain('5.100 kg/m')
})

test.for([
  { query: '', seller: 'Mariya Ilieva', why: 'for all countries, rolled' },
  { query: '?region=Mars', seller: 'Mariya Ilieva', why: 'for all countries, rolled' },
  { query: '?region=Poland', seller: 'Borislav Chakarov', why: 'for Poland, rolled' },
  { query: '?region=Serbia', seller: 'Krasimir Daskalov', why: 'Milena Tsoneva is on leave.' },
])('a foil at "$query" names $seller as the contact, and why', async ({ query, seller, why }) => {
  const { main } = await pageOf(`/products/rolled-foils/household-foil${query}`)
  const contact = main.one('section', 'Your contact')
  expect(contact.text).toContain(why)
  expect(contact.one('a', new RegExp(`^${seller}`)).attributes.href).toBe(
    `/contacts/sales-department/${seller.toLowerCase().replace(' ', '-')}`,
  )
  const card = contact.one('a', `Save contact details for ${seller} (vCard)`)
  const answer = await fetch(inject('siteUrl') + card.attributes.href)
  expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(await answer.text()).toContain(`FN:${seller}`)
})
