import type { Career } from 'api/contract/careers'
import type { NewsAddress } from 'api/contract/news'
import { articlePath } from '#content/article-path.ts'
import { productPath, productUrls } from '#content/catalogue.ts'
import { isRender } from '#content/picture-codes.ts'
import { productDetails } from '#content/products.ts'
import { sitePages } from '#content/site-pages.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures as pictureTable } from '#pictures/pictures.ts'
import { element, XML_HEAD } from './xml.ts'

/** What one file may hold by sitemaps.org: addresses, and bytes before compression. */
const LIMITS = { addresses: 50_000, bytes: 50 * 2 ** 20 }

/** Pages whose content is the news itself. */
const NEWS_LISTS = ['/', '/news', '/news?medias=true']

type OpenPosition = Pick<Career, '_id' | 'updatedAt'>

/**
 * The sitemap of pages, products, open positions and news: one file, or as many as the limits ask for.
 * `site` is the public origin.
 */
export function sitemapFiles(
  site: string,
  news: readonly NewsAddress[],
  positions: readonly OpenPosition[],
  limits = LIMITS,
): string[] {
  const newest = news.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '')
  const addresses = [
    ...sitePages.map(({ path }) => address(site + path, NEWS_LISTS.includes(path) ? newest : '', [])),
    ...productUrls.map((product) => {
      const pictures = productDetails[product].images.flatMap((image) =>
        isRender(image) ? [site + pictureAddress(pictureTable[image], 1920)] : [],
      )
      return address(site + productPath(product), '', pictures)
    }),
    ...positions.map(({ _id, updatedAt }) => address(`${site}/careers/open-positions/${_id}`, updatedAt, [])),
    ...news.flatMap((item) => articleAddresses(site, item)),
  ]
  return inFiles(addresses, limits)
}

/** The file that names the parts of a sitemap. */
export function sitemapIndex(site: string, parts: number): string {
  const names = Array.from({ length: parts }, (_, index) => `${site}/sitemap-${index + 1}.xml`)
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${names.map((name) => `<sitemap>${element('loc', name)}</sitemap>\n`).join('')}</sitemapindex>
`
}

/** An item in each of its languages, each naming all of them. */
function articleAddresses(site: string, item: NewsAddress): string[] {
  const pictures = item.pictures.map((file) => `${site}/uploads/news/${file}`)
  const versions = item.languages.map((language) => ({ language, href: site + articlePath(item, language) }))
  const [first, ...others] = versions
  if (!first) return [address(`${site}/news/${item.url}`, item.updatedAt, pictures)]
  const alternates = others.length === 0 ? [] : [...versions, { language: 'x-default', href: first.href }]
  const links = alternates.map(({ language, href }) =>
    element('xhtml:link', '', { rel: 'alternate', hreflang: language, href }),
  )
  return versions.map(({ href }) => address(href, item.updatedAt, pictures, links))
}

function address(
  url: string,
  changedAt: string,
  pictures: readonly string[],
  alternates: readonly string[] = [],
): string {
  const images = pictures.map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`)
  const parts = [element('loc', url), changedAt && element('lastmod', changedAt), ...alternates, ...images]
  return `<url>${parts.join('')}</url>\n`
}

const HEAD = `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`
const FOOT = '</urlset>\n'

function inFiles(addresses: readonly string[], limits: typeof LIMITS): string[] {
  const room = limits.bytes - Buffer.byteLength(HEAD + FOOT)
  const files: string[] = []
  let [body, count, bytes] = ['', 0, 0]
  for (const one of addresses) {
    const size = Buffer.byteLength(one)
    if (count === limits.addresses || (count > 0 && bytes + size > room)) {
      files.push(HEAD + body + FOOT)
      ;[body, count, bytes] = ['', 0, 0]
    }
    body += one
    count += 1
    bytes += size
  }
  return [...files, HEAD + body + FOOT]
}
