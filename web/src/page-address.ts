import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { slug } from 'api/contract/slug'
import { productPath, productUrls } from '#content/catalogue.ts'
import { countryNamed } from '#content/map-regions.ts'
import { movedTo } from '#content/navigation.ts'
import { newsletterPages } from '#content/newsletter-pages.ts'
import { sitePages } from '#content/site-pages.ts'
import { tools } from '#content/tools.ts'
import { certificateSearch } from '#features/certificates/certificate-filter.ts'
import { contactPages, describeContacts, isPeopleKind } from '#features/contacts/contact-pages.ts'
import { EARLY_RESULTS } from '#lib/pre-hydration-events.ts'
import { dataSheetPaths } from './feeds/data-sheet-file.ts'
import { generatorOf } from './feeds/generated-files.ts'
import { createAppRouter } from './router.tsx'

/** An item that only the API knows: it is asked first. When it says 404, the page `ifMissing` is shown; when it is away, what
 * that page shows then. */
interface Item {
  /** Path of the API. */
  api: string
  /** Address of the page that all missing items share. */
  ifMissing: string
}

/** Where a request leads, before anything is rendered. */
export type Destination =
  /** `isTyped`: its query holds what a visitor has typed, so there is no end of such addresses. */
  | { page: string; item?: Item | undefined; isTyped?: boolean }
  | { redirect: string; status: 301 | 302; item?: Item | undefined }
  /** Addresses that only the API knows: the first that it does not deny. */
  | {
      firstOf: readonly { api: string; leadsTo: Destination }[]
      otherwise: Destination
      /** Address of the page that shows for all of them that the API is away. */
      ifUnavailable: string
    }

type KnownDestination = Exclude<Destination, { otherwise: unknown }>

/** The page of every unknown address. */
const NOT_FOUND = { page: '/404' }

/** What may be meant as a token of a preview; no address of an item is like it. */
const LONG_HEX = /^\/news\/[0-9a-f]{64,}$/

/** All that stands between the slashes of an address of ours. */
const SEGMENT = /^[a-z0-9._-]*$/

const pages: ReadonlySet<string | undefined> = new Set([
  ...sitePages.map(({ path }) => path.split('?')[0]),
  ...productUrls.map(productPath),
  ...newsletterPages.map((page) => `/newsletter/${page}`),
])

/** Matches paths; it loads and renders nothing. */
const { getMatchedRoutes } = createAppRouter({
  call: () => Promise.reject(new Error('only paths are matched here')),
  readTranslations: async () => ({}),
  site: '',
})

/**
 * Where `path` with the query `search` leads. Every page has one address: in lower case, without empty segments, without
 * a slash at its end, and with the part of the query that it shows.
 * @param path as it was requested
 * @param search empty, or with its question mark
 */
export function destinationOf(path: string, search: string): Destination {
  if (path === EARLY_RESULTS) return earlyResultsOf(search)
  const canonical = canonicalPath(path)
  const profile = canonical && profileAt(canonical, path, search)
  if (profile) return profile
  const found = canonical && (movedPage(canonical) ?? knownPage(canonical))
  if (!found) return NOT_FOUND
  if ('redirect' in found) return { ...found, redirect: found.redirect + search }
  if (found.page !== canonical) return found
  // Anyone who has mistyped a link to a preview is not told it in a redirect, which others may keep.
  if (canonical !== path && LONG_HEX.test(canonical)) return { page: found.item?.ifMissing ?? NOT_FOUND.page }
  if (canonical !== path) return { redirect: canonical + search, status: 301, item: found.item }
  const shown = shownSearch(canonical, search)
  return { ...found, page: canonical + shown, ...(isTyped(canonical, shown) && { isTyped: true }) }
}

/** As many characters as the field of the search takes. */
const LONGEST_QUERY = 100

/** The part of a page that shows what answers `?q=`, of a query as it is searched. */
function earlyResultsOf(search: string): Destination {
  const q = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  return q === '' ? NOT_FOUND : { page: `${EARLY_RESULTS}?${new URLSearchParams({ q })}`, isTyped: true }
}

/** The one way in which a path is written, as browsers read `.` and `..`; `undefined` where no page can be. */
function canonicalPath(path: string): string | undefined {
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment).toLowerCase())
    if (!segments.every((segment) => SEGMENT.test(segment))) return undefined
    return new URL(`http://x/${segments.filter(Boolean).join('/')}`).pathname.replace(/(?<=.)\/$/, '')
  } catch {
    return undefined
  }
}

function movedPage(path: string): KnownDestination | undefined {
  const redirect = movedTo(path)
  return redirect ? { redirect, status: 301 } : undefined
}

/** Where a path below a page of the contacts leads: to the profile, to that on another page, or to the list (AMB-23). */
function profileAt(path: string, asked: string, search: string): Destination | undefined {
  const [section, page = '', person = '', ...more] = path.split('/').slice(1)
  if (section !== 'contacts' || !person || more.length > 0 || !describeContacts(page)) return undefined
  const list: Destination = { redirect: `/contacts/${page}${search}`, status: 302 }
  if (!slug.safeParse(person).success) return list
  const shown = (kind: string): Destination => {
    if (kind !== page) return { redirect: `/contacts/${kind}/${person}${search}`, status: 302 }
    return path === asked ? { page: path + shownSearch(path, search) } : { redirect: path + search, status: 301 }
  }
  const kinds = contactPages.map((one) => one.page).filter(isPeopleKind)
  const ordered = kinds.toSorted((one, other) => Number(other === page) - Number(one === page))
  return {
    firstOf: ordered.map((kind) => ({ api: `/api/people/${kind}/${person}`, leadsTo: shown(kind) })),
    otherwise: list,
    ifUnavailable: `/contacts/${page}/-`,
  }
}

function knownPage(path: string): KnownDestination | undefined {
  if (pages.has(path) || generatorOf(path) || dataSheetPaths.has(path)) return { page: path }
  const [, params, route] = getMatchedRoutes(path)
  if (route?.id.startsWith('/admin')) return { page: path }
  if (route?.id === '/_site/news/$url') {
    const item = { api: `/api/news/${params.url}`, ifMissing: '/news/-' }
    return slug.safeParse(params.url).success ? { page: path, item } : { page: item.ifMissing }
  }
  if (route?.id === '/_site/careers/$page/$position' && params.page === 'open-positions') {
    const api = `/api/careers/${encodeURIComponent(params.position ?? '')}`
    return { page: path, item: { api, ifMissing: '/careers/open-positions/-' } }
  }
}

/** Pages whose query a visitor types. */
const TYPED: readonly string[] = [...tools.map(({ path }) => path), '/certificates']

/** Whether a query that visitors type names more than a country, of which there are few. */
function isTyped(path: string, shown: string): boolean {
  const names = [...new URLSearchParams(shown).keys()]
  return TYPED.includes(path) && names.some((name) => name !== 'region')
}

/** The part of a query that the server's page shows: what its routes validate, less what only the browser shows. */
function shownSearch(path: string, search: string): string {
  const asked = defaultParseSearch(search)
  const shown: Record<string, unknown> = {}
  for (const { options } of getMatchedRoutes(path)[0]) {
    if (options.ssr === false) return ''
    if (typeof options.validateSearch !== 'function') continue
    Object.assign(shown, options.validateSearch(asked))
    for (const key of options.staticData?.browserSearch ?? []) delete shown[key]
  }
  const read = path === '/certificates' ? certificateSearch : tools.find((one) => one.path === path)?.search
  for (const key of Object.keys(shown)) if (read && !(read as readonly string[]).includes(key)) delete shown[key]
  if (!countryNamed(shown.region)) delete shown.region
  return defaultStringifySearch(shown)
}
