import type { NewsItem, StaffNews } from '#contract/news.ts'
import type { NewsFilter, NewsFound, NewsSearch } from '#contract/news-list.ts'
import { slug } from '#contract/slug.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { DraftRow, NewsRow } from '#supabase/database.ts'
import { checkRows } from '#supabase/rows.ts'
import { isUuid } from '#supabase/uuid.ts'
import { cursorOf, placeOf } from './news.cursor.ts'
import { draftRow, newsRow, staffRow, toEditedNews, toStaffNews, toStaffSummary } from './news.rows.ts'

/** Rows of a page when the query says nothing. */
const PAGE = 100

/** What staff read of the news: every state, and the draft of a public item. Every method may throw 503. */
export function createStaffReads(supabase: Supabase) {
  const bySlug = (url: string) =>
    ask(supabase.from('news').select().eq('slug', url).is('deleted_at', null).maybeSingle())
  const byId = (id: string) => ask(supabase.from('news').select().eq('id', id).is('deleted_at', null).maybeSingle())

  /** @param ref an address or an id @throws 404 */
  async function row(ref: string): Promise<NewsRow> {
    const isAddress = slug.safeParse(ref).success
    const found = (isAddress ? await bySlug(ref) : null) ?? (isUuid(ref) ? await byId(ref) : null)
    if (!found) throw notFound('news item')
    checkRows(newsRow, [found])
    return found
  }

  async function draftOf(id: string): Promise<DraftRow | null> {
    const found = await ask(supabase.from('news_drafts').select().eq('id', id).maybeSingle())
    return found && (checkRows(draftRow, [found])[0] ?? null)
  }

  return {
    row,
    draftOf,

    /** An item with its draft. @param ref its address or its id @throws 404 */
    async item(ref: string): Promise<StaffNews> {
      const found = await row(ref)
      return toStaffNews(found, await draftOf(found.id))
    },

    /** An item as it is edited, with what is in translation. @param ref its address or its id @throws 404 */
    async edited(ref: string): Promise<NewsItem> {
      const found = await row(ref)
      return toEditedNews(found, await draftOf(found.id))
    },

    /** One page of the list of the staff, and how many items each choice of each filter leaves. @throws 400 for what is no place of the list */
    async find({ limit = PAGE, before, ...search }: NewsSearch): Promise<NewsFound> {
      const list = listOf(search)
      const place = before ? placeOf(before) : undefined
      const [rows, counted] = await Promise.all([
        ask(supabase.rpc('staff_news_page', { ...list, page_size: limit + 1, ...(place && { place }) })),
        ask(supabase.rpc('staff_news_counts', list)),
      ])
      const shown = checkRows(staffRow, rows).slice(0, limit)
      const last = shown.at(-1)
      const { states, ...counts } = counted
      return {
        news: shown.map(toStaffSummary),
        next: last && rows.length > limit ? cursorOf(last) : null,
        total: search.state ? states[search.state] : states.published + states.draft + states.planned + states.hidden,
        states,
        counts,
      }
    },

    /** All items that the list of the staff holds, newest first. */
    async idsOf(filter: NewsFilter): Promise<string[]> {
      return ask(supabase.rpc('staff_news_ids', listOf(filter)))
    },
  }
}

/** What a list is asked of the database with. */
function listOf({ medias, withoutAlt, hasDraft, ...filter }: NewsFilter) {
  return {
    media: medias === 'true',
    filter: {
      ...filter,
      ...(withoutAlt && { withoutAlt: true }),
      ...(hasDraft && { hasDraft: true }),
    },
  }
}

export type StaffReads = ReturnType<typeof createStaffReads>
