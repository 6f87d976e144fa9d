import { isVisible } from 'api/contract/career-visibility'
import type { Career } from 'api/contract/careers'
import type { SiteDocument } from 'api/contract/documents'
import type { SiteEvent } from 'api/contract/events'
import { type Language, PUBLIC_LANGUAGES } from 'api/contract/languages'
import type { NewsAddress, NewsItem } from 'api/contract/news'
import type { PeopleKind, SitePerson } from 'api/contract/people'
import { todayInSofia } from 'api/contract/sofia-time'
import { brand } from 'supabase/brand'
import { type Feed as FeedPlace, feedsIn } from '#content/feeds.ts'
import { calendarFile, EVENT_FILE } from '#content/investor-events.ts'
import { contactPages, isPeopleKind } from '#features/contacts/contact-pages.ts'
import { catalogueJson, cataloguePath, catalogueSchema, catalogueSchemaPath } from './catalogue.ts'
import { cardAt, contactCard, contactCode } from './contact-card.ts'
import { createFeed } from './feed.ts'
import { feedWriters } from './feed-formats.ts'
import { feedTexts } from './feed-texts.ts'
import { investorCalendar } from './investor-calendar.ts'
import { sectionFiles } from './section-files.ts'
import { securityText } from './security-txt.ts'
import { sitemapFiles, sitemapIndex } from './sitemap.ts'

/** What the API lends for making a file. News, positions, people and certificates may throw what says that the database is away. */
export interface GeneratedFileSource {
  /** Public origin of the site, without a slash at the end. */
  site: string
  /** The newest items that have a title in a language, newest first. */
  newestNews: (language: Language) => Promise<NewsItem[]>
  /** The addresses of all news, in portions. */
  newsAddresses: () => AsyncIterable<NewsAddress[]>
  /** All positions, open or not. */
  positions: () => Promise<Career[]>
  /** The dates for investors, in the order of their days. */
  events: () => Promise<SiteEvent[]>
  /** The people of a list that are on the site. */
  people: (kind: PeopleKind) => Promise<readonly SitePerson[]>
  /** The certificates that are on the site. */
  certificates: () => Promise<readonly SiteDocument[]>
  /** Bytes of a picture of the news, 0 when unknown. */
  pictureBytes: (file: string) => Promise<number>
  /** The photograph for a contact card, a JPEG; `null` when there is none, or it is unknown. */
  cardPhoto: (crop: string) => Promise<Buffer | null>
}

interface GeneratedFile {
  type: string
  body: string
  /** Scripts of other sites may read it, as readers of feeds do. */
  isCrossOrigin?: boolean
  /** Whether a browser keeps it as a file; else it shows what it can. */
  isAttachment?: boolean
}

type FileGenerator = (source: GeneratedFileSource) => Promise<GeneratedFile>

const SITEMAP_PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/

const feedGenerator =
  ({ path, type, name, language }: FeedPlace): FileGenerator =>
  async ({ site, newestNews, pictureBytes }) => {
    const news = await newestNews(language)
    const coverBytes = await Promise.all(news.map(({ cover }) => pictureBytes(cover)))
    const texts = await feedTexts(language)
    const feed = createFeed(site, news, { ...texts, language, author: brand.name, coverBytes })
    return { type: `${type}; charset=utf-8`, body: feedWriters[name](feed, site + path), isCrossOrigin: true }
  }

async function calendar({ site, events }: GeneratedFileSource, name?: string): Promise<GeneratedFile | undefined> {
  const written = (await events()).filter((event) => name === undefined || event.name === name)
  if (name !== undefined && written.length === 0) return undefined
  const source = name === undefined ? site + calendarFile : undefined
  const body = await investorCalendar(site, written, source)
  return { type: 'text/calendar; charset=utf-8', body, isCrossOrigin: true }
}

async function sitemap({ site, newsAddresses, positions }: GeneratedFileSource): Promise<string[]> {
  const news: NewsAddress[] = []
  for await (const portion of newsAddresses()) news.push(...portion)
  const today = todayInSofia()
  const open = (await positions()).filter((position) => isVisible(position, today))
  return sitemapFiles(site, news, open)
}

/** `robots.txt`: all but the administration and the API, and where the sitemap is. */
const robotsText = (site: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${site}/sitemap.xml
`

const xml = (body: string): GeneratedFile => ({ type: 'application/xml; charset=utf-8', body })

const generators: Readonly<Record<string, FileGenerator>> = {
  '/robots.txt': async ({ site }) => ({ type: 'text/plain; charset=utf-8', body: robotsText(site) }),
  '/.well-known/security.txt': async ({ site }) => ({ type: 'text/plain; charset=utf-8', body: securityText(site) }),
  '/sitemap.xml': async (source) => {
    const files = await sitemap(source)
    return xml(files.length > 1 ? sitemapIndex(source.site, files.length) : (files[0] ?? ''))
  },
  [cataloguePath]: async (source) => ({
    type: 'application/json; charset=utf-8',
    body: await catalogueJson(source.site, await source.certificates(), await source.people('sales-department')),
    isCrossOrigin: true,
  }),
  [catalogueSchemaPath]: async ({ site }) => ({
    type: 'application/schema+json; charset=utf-8',
    body: catalogueSchema(site),
    isCrossOrigin: true,
  }),
  ...Object.fromEntries(PUBLIC_LANGUAGES.flatMap(feedsIn).map((feed) => [feed.path, feedGenerator(feed)])),
  ...Object.fromEntries(
    [...sectionFiles].map(([path, { type, write }]): [string, FileGenerator] => [
      path,
      async ({ site }) => ({ type, body: await write(site), isAttachment: true }),
    ]),
  ),
}

async function cardOf(
  { site, people, cardPhoto }: GeneratedFileSource,
  { slug, isCode }: { slug: string; isCode: boolean },
): Promise<GeneratedFile | undefined> {
  for (const kind of contactPages.map(({ page }) => page).filter(isPeopleKind)) {
    const person = (await people(kind)).find((one) => one.slug === slug)
    if (!person) continue
    if (isCode) return { type: 'image/svg+xml', body: contactCode(site, person) }
    const photo = person.picture === null ? null : await cardPhoto(person.picture)
    return { type: 'text/vcard; charset=utf-8', body: contactCard(site, person, photo) }
  }
}

/** Makes the file at a path of the site's data and news; `undefined` where no such file can be. */
export function generatorOf(
  path: string,
): ((source: GeneratedFileSource) => Promise<GeneratedFile | undefined>) | undefined {
  if (Object.hasOwn(generators, path)) return generators[path]
  if (path === calendarFile) return (source) => calendar(source)
  const event = EVENT_FILE.exec(path)?.[1]
  if (event) return (source) => calendar(source, event)
  const card = cardAt(path)
  if (card) return (source) => cardOf(source, card)
  const part = Number(SITEMAP_PART.exec(path)?.[1] ?? 0)
  if (part === 0) return undefined
  return async (source) => {
    const files = await sitemap(source)
    const body = files.length > 1 ? files[part - 1] : undefined
    return body === undefined ? undefined : xml(body)
  }
}
