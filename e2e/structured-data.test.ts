import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'
import { readSitemap } from './sitemap.ts'

const url = inject('siteUrl')

async function dataOf(path: string) {
  const { data } = await pageOf(path)
  for (const thing of data) expect(thing['@context']).toBe('https://schema.org')
  return (type: string) => data.filter((thing) => thing['@type'] === type)
}

async function expectPictures(addresses: unknown): Promise<void> {
  expect(addresses).not.toEqual([])
  for (const picture of (addresses ?? []) as string[])
    expect([picture, (await fetch(picture)).status]).toEqual([picture, 200])
}

test('the home page names the company and its ways of contact', async () => {
  const of = await dataOf('/')
  expect(of('Organization')).toMatchObject([
    {
      '@id': `${url}/#organization`,
      legalName: 'Balkalum AD',
      foundingDate: '1981',
      telephone: '+359 54 000 000',
      address: { addressLocality: 'Shumen', addressCountry: 'BG' },
    },
  ])
  expect(of('WebSite')).toHaveLength(1)
  expect(of('BreadcrumbList')).toEqual([])
})

test('an item of news tells author, days, language and pictures; a page that is not there tells nothing', async () => {
  const [item] = (await (await fetch(`${url}/api/news/latest`)).json()).news
  const of = await dataOf(`/news/${item.url}`)
  const [article] = of('NewsArticle')
  expect(article).toMatchObject({
    headline: item.content.en.title,
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: 'en',
    mainEntityOfPage: `${url}/news/${item.url}`,
    publisher: { '@type': 'Organization', name: 'Balkalum AD' },
  })
  await expectPictures(article?.image)
  const missing = await dataOf('/news/never-written')
  expect([...missing('NewsArticle'), ...missing('BreadcrumbList')]).toEqual([])
})

test('a product tells its values, without an offer, for it is sold by inquiry', async () => {
  const of = await dataOf('/products/rolled-foils/household-foil')
  const [product, ...others] = of('Product')
  expect(others).toEqual([])
  expect(product).toMatchObject({
    name: 'Household foil',
    brand: { '@type': 'Brand', name: 'Balkalum' },
    manufacturer: { '@id': `${url}/#organization` },
  })
  expect(Object.keys(product ?? {})).not.toContain('offers')
  const properties = (product?.additionalProperty ?? []) as { name: string }[]
  expect(properties.map(({ name }) => name)).toEqual(['Thickness', 'Width', 'Alloys', 'Tempers'])
  expect(properties[0]).toEqual({
    '@type': 'PropertyValue',
    name: 'Thickness',
    minValue: 9,
    maxValue: 30,
    unitText: 'µm',
    unitCode: '4H',
    description: 'Typical range. Agreed values are stated in the order confirmation.',
  })
  expect(properties[2]).toMatchObject({ value: 'EN AW-8006, EN AW-8011A, EN AW-8079' })
  await expectPictures(product?.image)
})

test('every product says its sizes as numbers with a unit, or in words, never as both', async () => {
  const products = (await readSitemap(url)).filter(
    (path) => path.split('/').length === 4 && path.startsWith('/products/'),
  )
  expect(products).toHaveLength(15)
  for (const path of products) {
    const [product] = (await dataOf(path))('Product')
    const properties = (product?.additionalProperty ?? []) as Record<string, unknown>[]
    expect(properties.length, path).toBeGreaterThan(1)
    for (const { minValue, maxValue, value, unitText, unitCode } of properties) {
      const isMeasured = minValue !== undefined || maxValue !== undefined
      expect([path, isMeasured, value === undefined]).toEqual([path, isMeasured, isMeasured])
      expect([path, unitCode === undefined]).toEqual([path, unitText === undefined])
    }
  }
})

test('feeds are announced by every page and answer in their own types, compressed and with a way to ask again', async () => {
  const { root } = await pageOf('/sustainability/environment')
  const announced = root.all('link[rel="alternate"][type]').map(({ attributes }) => [attributes.type, attributes.href])
  expect(announced).toEqual([
    ['application/rss+xml', '/feed.xml'],
    ['application/atom+xml', '/atom.xml'],
    ['application/feed+json', '/feed.json'],
  ])
  for (const [type, path] of announced) {
    const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(answer.headers.get('content-encoding')).toBe('br')
    const again = await fetch(`${url}${path}`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  }
})
