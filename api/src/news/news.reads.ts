import { z } from 'zod/mini'
import { PUBLIC_LANGUAGES } from '#contract/languages.ts'
import { LATEST_COUNT, type NewsAddress, type NewsItem, type NewsPage, type NewsQuery } from '#contract/news.ts'
import { SEARCH_TITLES, type SearchTitles } from '#contract/search.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { AddressRow } from '#supabase/database.ts'
import { checkRows } from '#supabase/rows.ts'
import { cursorOf, type NewsPlace, placeOf } from './news.cursor.ts'
import { addressRow, newsRow, summaryRow, toNewsItem, toNewsItems, toNewsSummary } from './news.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 100
const ADDRESSES = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** In which language an item without the earlier ones is shown (AMB-11). */
const SHOWN_FIRST = ['en', 'bg', 'de', 'it'] as const
const TITLES =
  'slug, published_on, en:content->en->>title, bg:content->bg->>title, de:content->de->>title, it:content->it->>title'
const titleRow = z.object({ slug: z.string(), published_on: z.string() })

type Filter = Pick<NewsQuery, 'medias' | 'title'>

/** @param other `null` for none; both as the database writes moments */
const laterOf = (moment: string, other: string | null | undefined) =>
  other && Date.parse(other) > Date.parse(moment) ? other : moment

/** What visitors read of the news: only what they may see now. Every method may throw 503. */
export function createNewsReads(supabase: Supabase) {
  const page = (filter: Filter, size: number, after?: NewsPlace) => ({
    ...(filter.medias && { media: filter.medias === 'true' }),
    ...(filter.title && { title_language: filter.title }),
    page_size: size,
    ...(after && { before_date: after.published_on, before_created: after.created_at, before_id: after.id }),
  })

  return {
    /** The newest company items with an English title (AMB-25). */
    async latest(): Promise<NewsItem[]> {
      const rows = await ask(supabase.rpc('news_page', page({ medias: 'false', title: 'en' }, LATEST_COUNT)))
      return toNewsItems(checkRows(newsRow, rows))
    },

    /** @throws 404 */
    async byUrl(url: string): Promise<NewsItem> {
      const rows = await ask(supabase.rpc('news_by_slug', { of_slug: url }))
      const [row] = checkRows(newsRow, rows)
      if (!row) throw notFound('news item')
      return toNewsItem(row)
    },

    /** One page of whole items. */
    async items({ before, limit = PAGE, ...filter }: NewsQuery): Promise<NewsItem[]> {
      const rows = await ask(supabase.rpc('news_page', page(filter, limit, before ? placeOf(before) : undefined)))
      return toNewsItems(checkRows(newsRow, rows))
    },

    /** The newest items with a title in a language, for feeds: changed when they appeared, when that was later. */
    async newest(title: NewsQuery['title'], limit: number): Promise<NewsItem[]> {
      const rows = checkRows(newsRow, await ask(supabase.rpc('news_page', page({ title }, limit))))
      const items = await toNewsItems(rows)
      return items.map((item, index) => ({ ...item, updatedAt: laterOf(item.updatedAt, rows[index]?.visible_from) }))
    },

    /** All items, page by page, however many there are. */
    async *allItems(filter: Filter): AsyncGenerator<NewsItem[]> {
      let last: NewsPlace | undefined
      do {
        const rows = await ask(supabase.rpc('news_page', page(filter, PAGE, last)))
        yield await toNewsItems(checkRows(newsRow, rows))
        last = rows.length < PAGE ? undefined : rows.at(-1)
      } while (last)
    },

    /** The addresses of all items in portions, however many there are. */
    async *addresses(): AsyncGenerator<NewsAddress[]> {
      let after: string | undefined = BEFORE_ALL
      while (after) {
        const rows: AddressRow[] = await ask(supabase.rpc('news_addresses', { after_id: after, page_size: ADDRESSES }))
        yield checkRows(addressRow, rows).map(({ slug, cover, gallery, updated_at, ...titles }) => ({
          url: slug,
          languages: PUBLIC_LANGUAGES.filter((language) => titles[language]),
          pictures: [...new Set([cover, ...gallery])],
          updatedAt: updated_at,
        }))
        after = rows.length < ADDRESSES ? undefined : rows.at(-1)?.id
      }
    },

    /** What the search knows of the newest items: their titles, that of the language they are shown in first. */
    async searched(): Promise<SearchTitles['news']> {
      const rows = await ask(supabase.rpc('news_page', { page_size: SEARCH_TITLES }).select(TITLES))
      return checkRows(titleRow, rows).flatMap(({ slug, published_on, ...titles }) => {
        const written = SHOWN_FIRST.filter((language) => titles[language])
        const [language] = written
        if (!language) return []
        const [title = '', ...otherTitles] = written.map((one) => titles[one])
        return [{ url: slug, title, language, date: published_on, otherTitles }]
      })
    },

    /** One page of summaries, and the cursor of the next. */
    async summaries({ before, limit = PAGE, ...filter }: NewsQuery): Promise<NewsPage> {
      const place = before ? placeOf(before) : undefined
      const rows = checkRows(summaryRow, await ask(supabase.rpc('news_summaries', page(filter, limit + 1, place))))
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return { news: shown.map(toNewsSummary), next: last && rows.length > limit ? cursorOf(last) : null }
    },
  }
}
export type NewsReads = ReturnType<typeof createNewsReads>
