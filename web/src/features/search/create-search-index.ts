import { type ProductUrl, productPath, productUrls } from '#content/catalogue.ts'
import { productDetails } from '#content/products.ts'
import { sitePages } from '#content/site-pages.ts'
import { standardsOf } from '#content/standards.ts'
import { createBundledI18n } from '#i18n/bundled-translations.ts'
import type { Namespace } from '#i18n/translations.ts'
import { accessibility } from '#prose/accessibility.ts'
import { breachReports } from '#prose/breach-reports.ts'
import { disclosurePolicy } from '#prose/disclosure-policy.ts'
import { generalTerms } from '#prose/general-terms.ts'
import { personalData } from '#prose/personal-data.ts'
import { termsOfUse } from '#prose/terms-of-use.ts'
import { vulnerabilityDisclosure } from '#prose/vulnerability-disclosure.ts'
import { rangesOfTables, textOfTables } from './describe-specifications.ts'
import type { PageRecord, ProductRecord, SearchIndex } from './search-index.ts'
import { wordsOf } from './word-match.ts'

const prose = {
  accessibility,
  'breach-reports': breachReports,
  'disclosure-policy': disclosurePolicy,
  'general-terms': generalTerms,
  'personal-data': personalData,
  'terms-of-use': termsOfUse,
  'vulnerability-disclosure': vulnerabilityDisclosure,
}

/** Reads the translation at a key: a text, or a tree of them. */
type Read = (key: string, values?: Record<string, unknown>) => unknown

/** Gathers what can be found from data and translations. For the build, which has all of them. */
export async function createSearchIndex(): Promise<SearchIndex> {
  const namespaces = [...new Set(sitePages.map(({ meta }) => meta.split(':')[0] as Namespace))]
  const i18n = await createBundledI18n([...namespaces, 'products', 'specs'])
  const read: Read = (key, values = {}) => i18n.t(key as 'skip', values)
  /** What stands next to the `meta` of a page: `company:aboutUs.title`, `company:aboutUs.lead` … */
  const textsNextTo = (meta: string) => {
    const place = meta.slice(0, -'meta'.length)
    const [namespace = '', path = ''] = place.split(':')
    const tree = i18n.getResource('en', namespace, path.slice(0, -1)) ?? i18n.getResourceBundle('en', namespace)
    return Object.keys(tree).flatMap((key) => (key === 'meta' ? [] : `${place}${key}`))
  }
  return {
    products: products(read),
    pages: pages(read, textsNextTo),
    meetingDocument: String(read('investors:generalMeetings.documentOf', { document: '{document}', date: '{date}' })),
  }
}

function products(read: Read): ProductRecord[] {
  return productUrls.map((url) => {
    const { tags, description, ...page } = read(`products:products.${url}`) as { tags: string[]; description: string }
    const { images, tables } = productDetails[url]
    const [picture] = images
    const name = String(read(`productNames.${url}`))
    return {
      path: productPath(url),
      name,
      tags,
      description,
      picture,
      text: distinctWords([page, textOfTables(tables, read), standards(url, read)]),
      ranges: rangesOfTables(tables),
    }
  })
}

/** The titles of the standards that rule a product, and what they rule. */
function standards(product: ProductUrl, read: Read): unknown[] {
  return standardsOf(product).flatMap(({ rule, standard }) => [
    read(`specs:standards.rules.${rule}`),
    read(`specs:standards.titles.${standard}`),
  ])
}

function pages(read: Read, textsNextTo: (meta: string) => string[]): PageRecord[] {
  return sitePages.map((page) => {
    const { description } = read(page.meta) as { description: string }
    const texts = textsNextTo(page.meta).map((key) => read(key))
    const long = 'prose' in page ? prose[page.prose] : {}
    return {
      kind: 'page',
      path: page.path,
      title: String(read(page.title)),
      description,
      text: distinctWords([texts, long]),
    }
  })
}

/** Each word of a tree of texts once. */
function distinctWords(tree: unknown): string {
  return [...new Set(textsIn(tree).flatMap(wordsOf))].join(' ')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
