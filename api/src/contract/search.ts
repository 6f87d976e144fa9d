import { z } from 'zod/mini'
import { career } from './careers.ts'
import { isoDate } from './dates.ts'
import { DOCUMENT_SECTIONS } from './documents.ts'
import { siteEvent } from './events.ts'
import { LANGUAGES } from './languages.ts'
import { searchedPerson } from './people.ts'

/** Newest titles that the search of the site knows. */
export const SEARCH_TITLES = 500

/**
 * `GET /api/search`: the newest news, newest first, each with its English title, or without one that of the language in which
 * its page is shown, and with its titles in other languages; all
 * positions, of which the page shows those that are visible; and the documents, the dates for investors and the people that are
 * on the site.
 */
export const searchTitles = z.strictObject({
  news: z.array(
    z.strictObject({
      url: z.string(),
      title: z.string(),
      /** Of the title. */
      language: z.enum(LANGUAGES),
      date: isoDate,
      otherTitles: z.array(z.string()),
    }),
  ),
  positions: z.array(z.pick(career, { _id: true, title: true, isInternship: true, startDate: true, endDate: true })),
  documents: z.array(
    z.strictObject({
      file: z.string(),
      section: z.enum(DOCUMENT_SECTIONS),
      title: z.string(),
      note: z.string(),
      day: z.nullable(isoDate),
      /** Number, issuer and scope of a certificate. */
      text: z.string(),
    }),
  ),
  events: z.array(z.pick(siteEvent, { title: true, date: true })),
  people: z.array(searchedPerson),
})
export type SearchTitles = z.infer<typeof searchTitles>
