import { z } from 'zod/mini'
import { isoDate } from './dates.ts'

/** Newest titles that the search of the site knows. */
export const SEARCH_TITLES = 500

/** `GET /api/search`: the newest news with an English title, newest first. */
export const searchTitles = z.strictObject({
  news: z.array(z.strictObject({ url: z.string(), title: z.string(), date: isoDate })),
})
export type SearchTitles = z.infer<typeof searchTitles>
