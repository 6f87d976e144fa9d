import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { readPage } from './rendered-page.ts'

async function dataOf(request: APIRequestContext, path: string) {
  const { data } = readPage(await (await request.get(path)).text())
  for (const thing of data) expect(thing['@context']).toBe('https://schema.org')
  return (type: string) => data.filter((thing) => thing['@type'] === type)
}

test('the home page names the company and its ways of contact', async ({ request, site }) => {
  const of = await dataOf(request, '/')
  expect(of('Organization')).toMatchObject([
    {
      '@id': `${site.url}/#organization`,
      legalName: 'Balkalum AD',
      foundingDate: '1981',
      telephone: '+359 54 000 000',
      address: { addressLocality: 'Shumen', addressCountry: 'BG' },
    },
  ])
  expect(of('WebSite')).toHaveLength(1)
  expect(of('BreadcrumbList')).toEqual([])
})

test('an item of news tells author, days, language and pictures; a page that is not there tells nothing', async ({
  request,
  site,
}) => {
  const [item] = (await (await request.get('/api/news/latest')).json()).news
  const of = await dataOf(request, `/news/${item.url}`)
  const [article] = of('NewsArticle')
  expect(article).toMatchObject({
    headline: item.content.en.title,
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: 'en',
    mainEntityOfPage: `${site.url}/news/${item.url}`,
    publisher: { '@type': 'Organization', name: 'Balkalum AD' },
  })
  for (const picture of (article?.image ?? []) as string[])
    expect((await request.get(picture)).ok(), picture).toBe(true)
  const missing = await dataOf(request, '/news/nobody-wrote-this')
  expect([...missing('NewsArticle'), ...missing('BreadcrumbList')]).toEqual([])
})

test('a product tells its values, without an offer, for it is sold by inquiry', async ({ request, site }) => {
  const of = await dataOf(request, '/products/rolled-foils/household-foil')
  const [product, ...others] = of('Product')
  expect(others).toEqual([])
  expect(product).toMatchObject({
    name: 'Household foil',
    brand: { '@type': 'Brand', name: 'Balkalum' },
    manufacturer: { '@id': `${site.url}/#organization` },
  })
  expect(Object.keys(product ?? {})).not.toContain('offers')
  const properties = (product?.additionalProperty ?? []) as { name: string }[]
  expect(properties.map(({ name }) => name)).toEqual(['Thickness', 'Width', 'Alloys', 'Tempers'])
  for (const picture of (product?.image ?? []) as string[])
    expect((await request.get(picture)).ok(), picture).toBe(true)
})

test('feeds are announced by every page and answer in their own types, compressed and with a way to ask again', async ({
  request,
}) => {
  const html = await (await request.get('/sustainability/environment')).text()
  const announced = [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)]
  expect(announced.map(([, type, path]) => [type, path])).toEqual([
    ['application/rss+xml', '/feed.xml'],
    ['application/atom+xml', '/atom.xml'],
    ['application/feed+json', '/feed.json'],
  ])
  for (const [, type = '', path = ''] of announced) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`)
    expect(answer.headers()['content-encoding']).toBe('br')
    const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  }
})

test('in the browser the head keeps what crawlers read, and hydration has nothing to mend', async ({ page }) => {
  await page.goto('/products/rolled-foils/household-foil', { waitUntil: 'networkidle' })
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['BreadcrumbList', 'Product'])
  await page.getByRole('main').getByRole('link', { name: 'Container foil' }).first().click()
  await expect(page).toHaveURL(/container-foil$/)
  await expect(page).toHaveTitle(/Container foil/)
})
