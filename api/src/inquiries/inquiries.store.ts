import type {
  Colleague,
  InquiryChange,
  InquiryFilter,
  InquiryInput,
  InquiryNote,
  InquiryPage,
  InquiryQuery,
  StoredInquiry,
} from '#contract/inquiries.ts'
import { fileGone, invalid, notFound, otherwiseChanged } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { DatabaseError } from '#supabase/errors.ts'
import { checkYesOrNo } from '#supabase/rows.ts'
import { cursorOf, type InquiryPlace, placeOf } from './inquiries.cursor.ts'
import { type InquiryRow, toEntry, toFilter, toNote, toStoredInquiry, WITH_MAIL } from './inquiries.rows.ts'
import type { InquiryFiles } from './inquiry-files.store.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 100
/** SQLSTATE: the row that is referred to is not there. */
const FOREIGN_KEY = '23503'

type Filter = ReturnType<typeof toFilter>

/** The inquiries. Every method may throw 503. */
export function createInquiryStore(supabase: Supabase, files: InquiryFiles, mailDue: () => void) {
  function page(size: number, filter: Filter, after: InquiryPlace | undefined) {
    const newest = supabase.rpc('inquiries_page', {
      page_size: size,
      filter,
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
     * Stores an inquiry with its files, once however often it comes: with the same key, or the same within ten minutes.
     * @returns the id and the number of its first row @throws 409 when a file has been given up meanwhile
     */
    async take(input: InquiryInput, requestKey: string | null): Promise<{ id: string; number: string }> {
      const rows = await ask(
        supabase.rpc('take_inquiry_with_files', {
          entry: toEntry(input),
          ...(requestKey && { request_key: requestKey }),
        }),
      ).catch((error: unknown) => {
        throw isUnknownRow(error) ? fileGone() : error
      })
      mailDue()
      const { id, number } = firstOf(rows)
      return { id, number }
    },

    /** One page, newest first, the cursor of the next, and what all pages come to. @param me who asks */
    async list({ limit = 50, before, ...narrowed }: InquiryQuery, me: string): Promise<InquiryPage> {
      const filter = toFilter(narrowed, me)
      const after = before ? placeOf(before) : undefined
      const summed = ask(supabase.rpc('inquiries_summary', { filter, me }).single())
      const [rows, summary] = await Promise.all([page(limit + 1, filter, after), summed])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const counts = {
        new: summary.new,
        inWork: summary.in_work,
        answered: summary.answered,
        spam: summary.spam,
      }
      return {
        inquiries: shown.map(toStoredInquiry),
        next: last && rows.length > limit ? cursorOf(last) : null,
        total: narrowed.state ? counts[narrowed.state] : Object.values(counts).reduce((sum, count) => sum + count, 0),
        counts,
        mine: summary.mine,
        firstAnswerSeconds: summary.first_answer_seconds,
      }
    },

    /** @throws 404 */
    byId: async (id: string): Promise<StoredInquiry> => toStoredInquiry(await rowOf(id)),

    /** All that the filter leaves, newest first, however many there are. @param me who asks */
    async *all(narrowed: InquiryFilter, me: string): AsyncGenerator<StoredInquiry> {
      const filter = toFilter(narrowed, me)
      let after: InquiryRow | undefined
      do {
        const rows: InquiryRow[] = await page(PAGE, filter, after)
        yield* rows.map(toStoredInquiry)
        after = rows.length < PAGE ? undefined : rows.at(-1)
      } while (after)
    },

    /**
     * Assigns it, or says how far it is, when it still is as it was seen; a repetition changes nothing.
     * @throws 404, 400 for an assignee that there is not, 409 with the inquiry as it is when another change came first
     */
    async change(id: string, { seen, state, assignee }: InquiryChange, byWhom: string): Promise<StoredInquiry> {
      const changed = supabase.rpc('change_inquiry', {
        of_inquiry: id,
        seen_state: seen.state,
        // The generated types know no argument that is null.
        seen_assignee: seen.assignee as string,
        new_state: state,
        new_assignee: assignee as string,
        by_whom: byWhom,
      })
      const rows = await ask(changed).catch((error: unknown) => {
        throw isUnknownRow(error) ? invalid('assignee is not known', 'assignee') : error
      })
      const current = toStoredInquiry(await rowOf(id))
      const isSo = current.state === state && (current.assignee?.id ?? null) === assignee
      if (rows.length === 0 && !isSo) throw otherwiseChanged(current)
      return current
    },

    /** Who may be given an inquiry, by name. */
    async colleagues(): Promise<Colleague[]> {
      return ask(
        supabase
          .from('admins')
          .select('id, username')
          .overlaps('roles', ['administrator', 'inquiries'])
          .is('disabled_at', null)
          .order('username'),
      )
    },

    /** What staff wrote down about it, oldest first. */
    async notes(id: string): Promise<InquiryNote[]> {
      const notes = supabase.from('inquiry_notes').select().eq('inquiry_id', id)
      return (await ask(notes.order('created_at').order('id'))).map(toNote)
    },

    /** Writes a note down, once however often it comes. @throws 404 */
    async addNote(id: string, { _id, note }: Pick<InquiryNote, '_id' | 'note'>, author: string): Promise<InquiryNote> {
      const row = { id: _id, inquiry_id: id, author, note }
      const added = supabase.from('inquiry_notes').upsert(row, { ignoreDuplicates: true })
      await ask(added).catch((error: unknown) => {
        throw isUnknownRow(error) ? notFound('inquiry') : error
      })
      const stored = await ask(supabase.from('inquiry_notes').select().match({ id: _id, inquiry_id: id }).maybeSingle())
      if (!stored) throw notFound('inquiry')
      return toNote(stored)
    },

    /** Erases all there is of it, at once and for good: the right of its sender. @throws 404 */
    async erase(id: string, byWhom: string): Promise<void> {
      await files.eraseWith(id, async () => {
        const isErased = await ask(supabase.rpc('erase_inquiry', { of_inquiry: id, by_whom: byWhom }))
        if (!checkYesOrNo(isErased)) throw notFound('inquiry')
      })
    },

    /** Makes its mail due at once; one that was sent or failed becomes a new mail. @throws 404 */
    async resend(id: string, byWhom: string): Promise<StoredInquiry> {
      const [mail] = await ask(supabase.rpc('resend_inquiry', { of_inquiry: id, by_whom: byWhom }))
      if (!mail) throw notFound('inquiry')
      mailDue()
      return toStoredInquiry({ ...(await rowOf(id)), mails: mail })
    },

    /**
     * Erases what is older than 24 months; the bytes of its files are swept away.
     * @param byWhom left out, the server does it by itself
     * @returns how many
     */
    eraseOld: async (byWhom = ''): Promise<number> => ask(supabase.rpc('erase_old_inquiries', { by_whom: byWhom })),
  }
}
export type InquiryStore = ReturnType<typeof createInquiryStore>

function isUnknownRow(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === FOREIGN_KEY
}

function firstOf<T>([first]: T[]): T {
  if (first === undefined) throw new Error('the database answered without the row')
  return first
}
