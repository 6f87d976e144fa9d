import { isVisible } from 'api/contract/career-visibility'
import type { DocumentSection } from 'api/contract/documents'
import type { SearchTitles } from 'api/contract/search'
import { todayInSofia } from 'api/contract/sofia-time'
import { toLatin } from 'api/contract/to-latin'
import type { SitePath } from '#content/site-pages.ts'
import { formatDate } from '#lib/format.ts'
import { personRecords } from './person-records.ts'
import type { SearchIndex } from './search-index.ts'
import type { SiteEntry } from './site-search.ts'

/** As long as the titles have not come. */
const NOTHING: SearchTitles = { news: [], positions: [], documents: [], events: [], people: [] }

/** The page on which the documents of a section stand. */
const documentPages: Readonly<Record<DocumentSection, SitePath>> = {
  certificates: '/download-center/certificates',
  statements: '/investors/financial-statements',
  meetings: '/investors/general-meetings',
  presentations: '/download-center/presentations',
  catalogues: '/download-center/catalogues',
  sustainability: '/sustainability/sustainability-reports',
  policies: '/sustainability/sustainability-reports',
  legal: '/personal-data',
}

const CALENDAR = '/investors/calendar'
const QUARTERS: Readonly<Record<string, string>> = { first: 'q1', second: 'q2', third: 'q3', fourth: 'q4' }

const isCyrillic = (title: string) => /\p{Script=Cyrillic}/u.test(title)

/** The dates for investors as one may write them. */
function wordsOfEvents(events: SearchTitles['events']): string {
  const text = events.map(({ title, date }) => `${title} ${date} ${formatDate(date)}`).join(' ')
  return text.replace(/(first|second|third|fourth) quarter/g, (name, one) => `${name} ${QUARTERS[one]}`)
}

/**
 * Everything that the second group of results can show: the index, the people, the documents, the news, and the positions that are open.
 * @param titles `undefined` as long as they have not come
 */
export function siteEntries(
  { products, pages, meetingDocument }: SearchIndex,
  { news, positions, documents, events, people }: SearchTitles = NOTHING,
): SiteEntry[] {
  const today = todayInSofia()
  const titlesOfPages = new Map(pages.map(({ path, title }) => [path, title]))
  return [
    ...products.map(({ name, ...product }) => ({ kind: 'product' as const, title: name, ...product })),
    ...personRecords(people).map(({ name, position, description, foreignLanguages, tags, path }) => ({
      kind: 'person' as const,
      path,
      title: name,
      description: position,
      tags: [...tags, ...foreignLanguages],
      text: description,
    })),
    ...pages.map((page) =>
      page.path === CALENDAR ? { ...page, text: `${page.text} ${wordsOfEvents(events)}` } : page,
    ),
    ...documents.map(({ file, section, title, note, day, text }) => ({
      kind: 'document' as const,
      path: file,
      title: day ? meetingDocument.replace('{document}', () => title).replace('{date}', formatDate(day)) : title,
      description: note,
      text: `${titlesOfPages.get(documentPages[section]) ?? ''} ${text}`,
    })),
    ...positions
      .filter((position) => isVisible(position, today))
      .map(({ _id, title, isInternship, endDate }) => ({
        kind: 'position' as const,
        path: `/careers/open-positions/${_id}`,
        title,
        lang: 'bg' as const,
        description: formatDate(endDate),
        tags: [toLatin(title), ...(isInternship ? ['internships'] : [])],
      })),
    ...news.map(({ url, title, language, date, otherTitles }) => ({
      kind: 'news' as const,
      path: `/news/${url}`,
      title,
      ...(language !== 'en' && { lang: language }),
      description: formatDate(date),
      tags: [...otherTitles, ...[title, ...otherTitles].filter(isCyrillic).map(toLatin)],
    })),
  ]
}
