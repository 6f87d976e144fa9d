import type { NewsFound, NewsSearch, OwnDrafts, StaffNews } from '#contract/news.ts'
import { slug } from '#contract/slug.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { DraftRow, NewsRow } from '#supabase/database.ts'
import { checkRows } from '#supabase/rows.ts'
import { isUuid } from '#supabase/uuid.ts'
import { cursorOf, placeOf } from './news.cursor.ts'
import { draftRow, newsRow, staffRow, toStaffNews, toStaffSummary } from './news.rows.ts'

/** Rows of a page when the query says nothing. */
const PAGE = 100

/** What staff read of the news: every state, and what lies beside a public item. Every method may throw 503. */
export function createNewsDesk(supabase: Supabase) {
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

    /** An item with the draft beside it. @param ref its address or its id @throws 404 */
    async item(ref: string): Promise<StaffNews> {
      const found = await row(ref)
      return toStaffNews(found, await draftOf(found.id))
    },

    /** One page of the list of the staff, and how many items there are in each state. */
    async find({ medias, state, missing, search, limit = PAGE, before }: NewsSearch): Promise<NewsFound> {
      const filter = { media: medias === 'true', ...(search && { search }), ...(missing && { missing }) }
      const place = before ? placeOf(before) : undefined
      const [rows, states] = await Promise.all([
        ask(
          supabase.rpc('staff_news_page', {
            ...filter,
            ...(state && { of_state: state }),
            page_size: limit + 1,
            ...(place && {
              before_date: place.published_on,
              before_created: place.created_at,
              before_id: place.id,
            }),
          }),
        ),
        ask(supabase.rpc('staff_news_counts', filter).single()),
      ])
      const shown = checkRows(staffRow, rows).slice(0, limit)
      const last = shown.at(-1)
      const { published, draft, planned, hidden } = states
      return {
        news: shown.map(toStaffSummary),
        next: last && rows.length > limit ? cursorOf(last) : null,
        total: state ? states[state] : published + draft + planned + hidden,
        states: { published, draft, planned, hidden },
      }
    },

    /** What somebody has saved last as a draft, newest first. */
    async draftsOf(author: string): Promise<OwnDrafts['drafts']> {
      const rows = await ask(supabase.rpc('own_news_drafts', { of_author: author }))
      return rows.map((found) => ({
        _id: found.id,
        url: found.slug,
        titles: found.titles,
        isMediaNews: found.is_media,
        isBeside: found.is_beside,
        savedAt: found.saved_at,
      }))
    },
  }
}
export type NewsDesk = ReturnType<typeof createNewsDesk>
