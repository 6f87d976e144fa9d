import { expect, test } from 'vitest'
import { productPath, productUrls } from '#content/catalogue.ts'
import { sitePages } from '#content/site-pages.ts'
import { destinationOf } from './page-address.ts'
import { createAppRouter } from './router.tsx'

const NOT_FOUND = { page: '/404' }
const split = (address: string): [string, string] => {
  const [path = ''] = address.split('?', 1)
  return [path, address.slice(path.length)]
}
const lead = (address: string) => destinationOf(...split(address))

test('every public page and product has its own address', () => {
  const addresses = [...sitePages.map(({ path }) => path), ...productUrls.map(productPath)]
  expect(addresses.map(lead)).toEqual(addresses.map((page) => expect.objectContaining({ page })))
})

test('the route table knows every route that has an address, and no other page below it', () => {
  const { routesById } = createAppRouter({
    call: async () => null as never,
    readTranslations: async () => ({}),
    site: '',
  })
  const public_ = Object.values(routesById).map(({ fullPath }) => fullPath)
  for (const path of new Set(public_)) {
    if (!path.startsWith('/') || path === '/$') continue
    const some = path.replace(/\/$/, '').replaceAll(/\$\w+/g, 'moon') || '/'
    const { page, item } = { item: undefined, page: undefined, ...lead(some) }
    if (!path.includes('$')) expect([path, lead(some)]).toEqual([path, expect.objectContaining({ page: some })])
    else if (!path.startsWith('/admin')) expect([path, item ? '/404' : page]).toEqual([path, '/404'])
  }
})

test.each([
  ['/Products', '/products'],
  ['/PRODUCTS/Rolled-Foils/household-foil', '/products/rolled-foils/household-foil'],
  ['/Contacts/Sales-Department?region=Germany', '/contacts/sales-department?region=Germany'],
  ['//news', '/news'],
  ['/news/', '/news'],
  ['/news//?medias=true&utm=1', '/news?medias=true&utm=1'],
  ['/%6Eews', '/news'],
  ['/admin/.', '/admin'],
  ['/products/../news/?medias=true', '/news?medias=true'],
  ['/news/%2E%2e', '/'],
  ['/..', '/'],
  ['/Admin', '/admin'],
  ['/%61dmin/login', '/admin/login'],
  ['/SITEMAP', '/sitemap'],
  ['/Feed.xml', '/feed.xml'],
  ['/Careers/?x=1', '/careers/career?x=1'],
  ['/products/rolled-foils', '/products/rolled-foils/household-foil'],
])('%s leads to %s for good, with its query', (address, redirect) => {
  expect(lead(address)).toEqual({ redirect, status: 301, item: undefined })
})

test('a person is asked of the API: at this page, at another one, and else the list is shown, but not for good', {
  tags: ['AMB-23'],
}, () => {
  const at = (kind: string) => `/contacts/${kind}/anna-ivanova`
  const asked = (kind: string) => `/api/people/${kind}/anna-ivanova`
  const elsewhere = ['sales-department', 'other-contacts'].map((kind) => ({
    api: asked(kind),
    leadsTo: { redirect: `${at(kind)}?x=1`, status: 302 },
  }))
  const otherwise = { redirect: '/contacts/supply-chains?x=1', status: 302 }
  expect(lead(`${at('supply-chains')}?x=1`)).toEqual({
    firstOf: [{ api: asked('supply-chains'), leadsTo: { page: at('supply-chains') } }, ...elsewhere],
    otherwise,
    ifUnavailable: '/contacts/supply-chains/-',
  })
  expect(lead('/Contacts/supply-chains/anna-ivanova/?x=1')).toEqual({
    firstOf: [
      { api: asked('supply-chains'), leadsTo: { redirect: `${at('supply-chains')}?x=1`, status: 301 } },
      ...elsewhere,
    ],
    otherwise,
    ifUnavailable: '/contacts/supply-chains/-',
  })
  expect(lead('/contacts/supply-chains/-.-?x=1')).toEqual(otherwise)
  expect(lead('/contacts/factory-location/anna-ivanova')).toMatchObject({ otherwise: { status: 302 } })
})

test.each([
  '/nowhere',
  '/Nowhere/',
  '/404',
  '//evil.example',
  '/\\evil.example',
  '/products/rolled-foils/moon',
  '/products/extruded/household-foil',
  '/markets/moon',
  '/careers/career/x',
  '/contacts/moon/x',
  '/contacts/sales-department/x/y',
  '/newsletter/moon',
  '/news%2fx',
  '/news/a b',
  '/%25',
  '/%c3%28',
  '/__proto__',
  '/constructor',
  '/favicon.gif',
])('%s is unknown, and says so where it is', (address) => {
  expect(lead(address)).toEqual(NOT_FOUND)
})

test('an item is asked of the API at its one address, and a name that none can have is missing at once', () => {
  const item = { api: '/api/news/results-2024', ifMissing: '/news/-' }
  expect(lead('/news/results-2024?utm=1')).toEqual({ page: '/news/results-2024', item })
  expect(lead('/NEWS/Results-2024')).toEqual({ redirect: '/news/results-2024', status: 301, item })
  expect(lead('/news/latest')).toEqual({ page: '/news/-' })
  expect(lead('/careers/open-positions/x')).toEqual({
    page: '/careers/open-positions/x',
    item: { api: '/api/careers/x', ifMissing: '/careers/open-positions/-' },
  })
})

test.each([
  // The administration has a page of its own for what it does not know.
  ['/admin/moon', '/admin/moon'],
  ['/news/results-2024?lang=de&x=1', '/news/results-2024?lang=de'],
  ['/news?medias=true', '/news?medias=true'],
  ['/news?medias=1&x=2', '/news'],
  ['/?region=Germany', '/'],
  [
    '/contacts/sales-department?product=Rolled&region=Germany&x=1',
    '/contacts/sales-department?region=Germany&product=Rolled',
  ],
  ['/contacts/sales-department?region=Atlantis', '/contacts/sales-department'],
  ['/investors/calendar?month=2023-03', '/investors/calendar'],
  ['/admin/login?back=/admin', '/admin/login'],
])('code 8: %s is rendered as %s', (address, page) => {
  expect(lead(address)).toMatchObject({ page })
})

test('the queries of tools that visitors type are told from those of which there are few', () => {
  const typed = (path: string, search: string) => 'isTyped' in destinationOf(path, search)
  expect(typed('/products/finder', '?q=foil')).toBe(true)
  expect(typed('/products/compare', '?products=finstock&region=Poland')).toBe(true)
  for (const search of ['', '?region=Poland', '?unknown=1'])
    expect(typed('/products/finder', search), search).toBe(false)
  expect(typed('/contacts/sales-department', '?region=Poland')).toBe(false)
})

test('what may be a token of a preview is led nowhere, however it is spelt', () => {
  const token = '0a'.repeat(40)
  expect(destinationOf(`/news/${token}`, '')).toMatchObject({ page: `/news/${token}` })
  for (const wrong of [token.toUpperCase(), `${token}/`, token.toUpperCase().slice(2)])
    expect(destinationOf(`/news/${wrong}`, ''), wrong).toEqual({ page: '/news/-' })
})

test('what is typed before the search has come is a part of a page, of a query as long as its field takes', () => {
  expect(lead('/search/results?q=%20household%20foil%20&utm=1')).toEqual({
    page: '/search/results?q=household+foil',
    isTyped: true,
  })
  expect(lead(`/search/results?q=${'a'.repeat(200)}`)).toEqual({
    page: `/search/results?q=${'a'.repeat(100)}`,
    isTyped: true,
  })
  for (const address of ['/search/results', '/search/results?q=+', '/search', '/search/results/x?q=foil'])
    expect(lead(address)).toEqual(NOT_FOUND)
})
