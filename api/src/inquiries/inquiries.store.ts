import type { InquiryFilter, InquiryInput, InquiryPage, InquiryQuery, StoredInquiry } from '#contract/inquiries.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { cursorOf, type InquiryPlace, placeOf } from './inquiries.cursor.ts'
import { type InquiryRow, toEntry, toStoredInquiry, WITH_MAIL } from './inquiries.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 100

interface Following {
  after?: InquiryPlace | undefined
}

/** The inquiries. Every method may throw 503. */
export function createInquiryStore(supabase: Supabase, mailDue: () => void) {
  function page(size: number, { search, state, after }: InquiryFilter & Following) {
    const newest = supabase.rpc('inquiries_page', {
      page_size: size,
      ...(search && { search }),
      ...(state && { state }),
      ...(after && { before_created: after.created_at, before_id: after.id }),
    })
    const order = { ascending: false }
    return ask(newest.select(WITH_MAIL).order('created_at', order).order('id', order))
  }

  async function rowOf(id: string): Promise<InquiryRow> {
    const row = await ask(supabase.from('inquiries').select(WITH_MAIL).eq('id', id).maybeSingle())
    if (!row) throw notFound('inquiry')
    return row
  }

  return {
    /**
     * Stores an inquiry, once however often it comes: with the same key, or the same within ten minutes.
     * @returns the id of its first row
     */
    async take(input: InquiryInput, requestKey: string | null): Promise<string> {
      const rows = await ask(
        supabase.rpc('take_inquiry', { entry: toEntry(input), ...(requestKey && { request_key: requestKey }) }),
      )
      mailDue()
      return firstOf(rows).id
    },

    /** One page, newest first, and the cursor of the next. */
    async list({ search, state, limit = 50, before }: InquiryQuery): Promise<InquiryPage> {
      const after = before ? placeOf(before) : undefined
      const counted = ask(supabase.rpc('inquiries_count', { ...(search && { search }), ...(state && { state }) }))
      const [rows, total] = await Promise.all([page(limit + 1, { search, state, after }), counted])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return { inquiries: shown.map(toStoredInquiry), next: last && rows.length > limit ? cursorOf(last) : null, total }
    },

    /** @throws 404 */
    byId: async (id: string): Promise<StoredInquiry> => toStoredInquiry(await rowOf(id)),

    /** All that the filter leaves, newest first, however many there are. */
    async *all(filter: InquiryFilter): AsyncGenerator<StoredInquiry> {
      let after: InquiryRow | undefined
      do {
        const rows: InquiryRow[] = await page(PAGE, { ...filter, after })
        yield* rows.map(toStoredInquiry)
        after = rows.length < PAGE ? undefined : rows.at(-1)
      } while (after)
    },

    /** Makes its mail due at once; one that was sent or failed becomes a new mail. @throws 404 */
    async resend(id: string): Promise<StoredInquiry> {
      const [mail] = await ask(supabase.rpc('resend_inquiry', { of_inquiry: id }))
      if (!mail) throw notFound('inquiry')
      mailDue()
      return toStoredInquiry({ ...(await rowOf(id)), mails: mail })
    },

    /** Erases what is older than 24 months. @returns how many */
    eraseOld: async (): Promise<number> => ask(supabase.rpc('erase_old_inquiries')),
  }
}
export type InquiryStore = ReturnType<typeof createInquiryStore>

function firstOf<T>([first]: T[]): T {
  if (first === undefined) throw new Error('the database answered without the row')
  return first
}
