import type { Career } from 'api/contract/careers'
import type { NewsAddress } from 'api/contract/news'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { productPath, productUrls } from '#content/catalogue.ts'
import { sitePages } from '#content/site-pages.ts'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'
import { sitemapFiles, sitemapIndex } from './sitemap.ts'

const SITE = 'https://www.balkalum.example'
const news: NewsAddress[] = [
  {
    url: 'a-new-press',
    languages: ['en'],
    pictures: ['press-1600x900.jpg', 'hall-800x600.png'],
    updatedAt: '2026-11-13T09:30:00+00:00',
  },
  { url: 'older', languages: ['bg'], pictures: ['old-10x10.gif'], updatedAt: '2026-01-02T00:00:00+00:00' },
]

const open: Career = {
  _id: '5f0e4d2a-7c1b-4c39-9a55-0d1f2e3c4b5a',
  title: 'Process engineer',
  isInternship: false,
  startDate: '2000-01-01',
  endDate: '9999-12-31',
  responsibilities: '',
  requirements: '',
  additional: '',
  updatedAt: '2026-11-01T08:00:00+00:00',
}
const positions = [open]

interface Address {
  loc: string
  lastmod?: string
  'image:image'?: { 'image:loc': string }[]
}

const parser = new XMLParser({
  isArray: (name) => ['url', 'image:image', 'sitemap'].includes(name),
  parseTagValue: false,
})

function addressesOf(xml: string): Address[] {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml).urlset.url
}

test('the sitemap holds every page, product, open position and item of news once, by its whole address', {
  tags: ['ROUTE-16'],
}, () => {
  const [xml = '', ...more] = sitemapFiles(SITE, news, positions)
  expect(more).toEqual([])
  const expected = [
    ...sitePages.map(({ path }) => path),
    ...productUrls.map(productPath),
    `/careers/open-positions/${open._id}`,
    '/news/a-new-press',
    '/news/older',
  ]
  expect(addressesOf(xml).map(({ loc }) => loc)).toEqual(expected.map((path) => SITE + path))
})

test('an item of news has its pictures and the time of its last change; lists have that of the newest', () => {
  const addresses = addressesOf(sitemapFiles(SITE, news, positions)[0] ?? '')
  const at = (path: string) => addresses.find(({ loc }) => loc === SITE + path)
  expect(at('/news/a-new-press')).toEqual({
    loc: `${SITE}/news/a-new-press`,
    lastmod: '2026-11-13T09:30:00+00:00',
    'image:image': [
      { 'image:loc': `${SITE}/uploads/news/press-1600x900.jpg` },
      { 'image:loc': `${SITE}/uploads/news/hall-800x600.png` },
    ],
  })
  expect(at('/news')?.lastmod).toBe('2026-11-13T09:30:00+00:00')
  expect(at('/products')?.lastmod).toBeUndefined()
  for (const product of productUrls) expect(at(productPath(product))?.['image:image']?.length).toBeGreaterThan(0)
})

test('an item is in the sitemap once for each of its languages, and each entry names all of them', () => {
  const [xml = ''] = sitemapFiles(SITE, [{ ...(news[0] as NewsAddress), languages: ['bg', 'de'] }], [])
  expect(XMLValidator.validate(xml)).toBe(true)
  const withAttributes = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
  const entries = withAttributes.parse(xml).urlset.url.filter(({ loc }: Address) => loc.includes('/news/a-new-press'))
  const link = (hreflang: string, href: string) => ({ rel: 'alternate', hreflang, href })
  const all = [
    link('bg', `${SITE}/news/a-new-press`),
    link('de', `${SITE}/news/a-new-press?lang=de`),
    link('x-default', `${SITE}/news/a-new-press`),
  ]
  expect(entries).toMatchObject([
    { loc: `${SITE}/news/a-new-press`, lastmod: '2026-11-13T09:30:00+00:00', 'xhtml:link': all },
    { loc: `${SITE}/news/a-new-press?lang=de`, lastmod: '2026-11-13T09:30:00+00:00', 'xhtml:link': all },
  ])
  for (const entry of entries) expect(entry['image:image']).toHaveLength(2)
})

test('without news no page claims a change', () => {
  const [xml = ''] = sitemapFiles(SITE, [], [])
  expect(addressesOf(xml).filter(({ lastmod }) => lastmod)).toEqual([])
})

test('more addresses or bytes than a file may have make several files and an index of them', async () => {
  const many = Array.from({ length: 50_001 }, (_, n) => ({
    url: `n${n}`,
    languages: ['en' as const],
    pictures: [],
    updatedAt: '2026-01-01',
  }))
  const source = testSource({
    site: SITE,
    newsAddresses: async function* () {
      yield many
    },
  })
  const index = String((await generatorOf('/sitemap.xml')?.(source))?.body)
  expect(XMLValidator.validate(index)).toBe(true)
  const parts = parser.parse(index).sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)
  expect(parts).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`])
  const files = await Promise.all(parts.map((part: string) => generatorOf(part.slice(SITE.length))?.(source)))
  const counts = files.map((file) => String(file?.body).split('<url>').length - 1)
  expect(counts).toEqual([50_000, sitePages.length + productUrls.length + 1])
  expect(await generatorOf('/sitemap-3.xml')?.(source)).toBeUndefined()

  const bytes = 5_000
  const small = sitemapFiles(SITE, news, [], { addresses: 50_000, bytes })
  expect(small.length).toBeGreaterThan(1)
  for (const file of small) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(bytes)
  expect(small.flatMap(addressesOf)).toHaveLength(sitePages.length + productUrls.length + news.length)
})

test('parts exist only where there is more than one', async () => {
  const source = testSource({
    site: SITE,
    newsAddresses: async function* () {
      yield news
    },
  })
  expect(await generatorOf('/sitemap-1.xml')?.(source)).toBeUndefined()
  expect(sitemapIndex(SITE, 1)).toContain(`<loc>${SITE}/sitemap-1.xml</loc>`)
})

test('a position is in the sitemap from the day after its start to its end, and not before or after', async () => {
  const closed = { ...open, _id: open._id.replace('5f', '6f'), endDate: '2000-01-02' }
  const later = { ...open, _id: open._id.replace('5f', '7f'), startDate: '9999-12-30' }
  const source = testSource({ site: SITE, positions: async () => [closed, open, later] })
  const addresses = addressesOf(String((await generatorOf('/sitemap.xml')?.(source))?.body))
  expect(addresses.filter(({ loc }) => loc.includes('/careers/open-positions/'))).toEqual([
    { loc: `${SITE}/careers/open-positions/${open._id}`, lastmod: open.updatedAt },
  ])
})
