import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const MARKETS = {
  'building-and-architecture': ['Overview', 'Facades', 'Windows and doors'],
  automotive: [
    'Overview',
    'Strips for heat shields',
    'Automotive finstock',
    'Roof rails',
    'Decorative trims',
    'Heat exchangers',
  ],
  transportation: ['Marine', 'Rail', 'Truck & Trailer'],
  packaging: ['Household foil', 'Container foil', 'Converter foil', 'Omnia sheets'],
  distribution: ['Standard strips and sheets', 'Standard profiles'],
}

for (const [market, sections] of Object.entries(MARKETS))
  test(`${market} has its header, its sections, a menu of them, and the products for it`, {
    tags: ['MKT-01', 'MKT-04', 'MKT-05', 'MKT-07', 'MKT-08', 'MKT-09', 'ROUTE-04'],
  }, async () => {
    const { main, headings, anchors } = await pageOf(`/markets/${market}`)
    expect(headings).toHaveLength(1)
    expect(main.all('[data-cover]')[0]?.all('picture')).toHaveLength(1)
    expect(main.all('h2').map(({ text }) => text)).toEqual(sections)
    const menu = main.one('nav', 'On this page').all('a')
    expect(menu.map(({ text }) => text)).toEqual(sections)
    for (const { attributes } of menu) expect(anchors).toContain(attributes.href?.slice(1))
    const products = main.all('ul').filter(({ name }) => name === 'Products for this market')
    expect(products.length).toBeGreaterThan(0)
    for (const link of products.flatMap((list) => list.all('a')))
      expect(link.attributes.href).toMatch(/^\/(products\/[\w-]+|about-the-company)\/[\w-]+$/)
  })

test('automotive leads to the factory', { tags: ['MKT-06'] }, async () => {
  const { main } = await pageOf('/markets/automotive')
  expect(main.all('a[href="/contacts/factory-location"]').length).toBeGreaterThanOrEqual(1)
})
