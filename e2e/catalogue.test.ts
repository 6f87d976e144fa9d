import { fromJsonSchema } from '@modelcontextprotocol/client'
import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'
import { readSitemap } from './sitemap.ts'

const url = inject('siteUrl')

type Fact = { name: string; text: string; minValue?: number; maxValue?: number; unitCode?: string; basis: string }
type Catalogue = {
  $schema: string
  mcp: string
  products: {
    id: string
    name: string
    page: string
    dataSheet: string
    offers: { form: string; name: string; facts: Fact[] }[]
    tables: { title: string; facts: Fact[] }[]
    standards: { number: string }[]
  }[]
  certificates: { number: string; state: string; page: string; file: string }[]
  contacts: { country: string; contacts: { name: string; family: string; page: string; card: string }[] }[]
}

const catalogue = (await (await fetch(`${url}/catalogue.json`)).json()) as Catalogue

test('the catalogue is what its JSON Schema says, which knows every key', async () => {
  const answer = await fetch(catalogue.$schema)
  expect(answer.headers.get('content-type')).toBe('application/schema+json; charset=utf-8')
  const { validate } = fromJsonSchema((await answer.json()) as Parameters<typeof fromJsonSchema>[0])['~standard']
  const problemsOf = async (value: unknown) => (await validate(value)).issues ?? []
  expect(await problemsOf(catalogue)).toEqual([])
  expect(await problemsOf({ ...catalogue, more: 1 })).not.toEqual([])
  expect(await problemsOf({ ...catalogue, version: 2 })).not.toEqual([])
})

test('it has every product, with each row of its page in the same words', async () => {
  const paths = (await readSitemap(url)).filter((path) => path.split('/').length === 4 && path.startsWith('/products/'))
  expect(catalogue.products.map(({ page }) => page)).toEqual(paths.map((path) => url + path))
  for (const { page, name, tables, standards, offers } of catalogue.products) {
    const { text } = await pageOf(page.slice(url.length))
    expect(text).toContain(name)
    // In the page, items of a list stand apart.
    for (const { text: written } of tables.flatMap(({ facts }) => facts))
      for (const part of written.replace(/\s+/g, ' ').split(', '))
        expect([page, text]).toEqual([page, expect.stringContaining(part)])
    for (const { number } of standards) expect(text).toContain(number)
    expect(offers.length, page).toBeGreaterThan(0)
  }
})

test('pages of the products tell programs of it, others do not', async () => {
  const announced = async (path: string) =>
    (await pageOf(path)).root
      .all('link[rel="alternate"][type="application/json"]')
      .map(({ attributes }) => attributes.href)
  for (const path of ['/products', '/products/finder', '/products/extruded/industrial-profiles'])
    expect([path, await announced(path)]).toEqual([path, ['/catalogue.json']])
  expect(await announced('/contacts/sales-department')).toEqual([])
})

test('figures are numbers with units, and each is called typical or stated', () => {
  const [foil] = catalogue.products
  const thickness = foil?.offers[0]?.facts.find(({ name }) => name === 'thickness')
  expect(thickness).toMatchObject({ minValue: 9, maxValue: 30, unitText: 'µm', unitCode: '4H', basis: 'typical' })
  const facts = catalogue.products.flatMap(({ tables }) => tables.flatMap((table) => table.facts))
  expect(new Set(facts.map(({ basis }) => basis))).toEqual(new Set(['typical', 'stated']))
})

test('it names who serves each country, and calls a sample of a certificate a sample', async () => {
  const poland = catalogue.contacts.find(({ country }) => country === 'Poland')
  expect(poland?.contacts.map(({ name, family }) => [name, family])).toEqual([
    ['Borislav Chakarov', 'Rolled'],
    ['Lyubomir Hadzhiev', 'Extruded'],
  ])
  for (const { page, card } of poland?.contacts ?? [])
    for (const address of [page, card]) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  expect(catalogue.certificates.length).toBeGreaterThan(0)
  for (const { state } of catalogue.certificates) expect(state).toBe('sample')
})

test('it is asked for again at the price of a 304, by other sites too, and its addresses are of this site', async () => {
  const answer = await fetch(`${url}/catalogue.json`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(`${url}/catalogue.json`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fetch(`${url}/catalogue.json`, { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  expect((await fetch(`${url}/catalogue.json`, { method: 'POST' })).status).toBe(404)
  for (const address of JSON.stringify(catalogue).match(/https?:\/\/[^"]+/g) ?? []) expect(address).toContain(`${url}/`)
  expect(catalogue.mcp).toBe(`${url}/mcp`)
})
