import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import type { Career, CareerInput, CareerStatus, StaffCareer } from '#contract/careers.ts'
import type { SearchTitles } from '#contract/search.ts'
import { notFound, stale } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'
import {
  type CareerRow,
  careerRow,
  isOpen,
  type SavedCareer,
  toCareer,
  toCareerColumns,
  toCareerDesk,
  toSavedCareer,
} from './careers.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 200
const searchedRow = z.object({ id: z.string(), title: z.string() })

async function toStaffCareer(row: CareerRow): Promise<StaffCareer> {
  return { ...(await toCareer(row)), ...toCareerDesk(row) }
}

/** The positions. Every method may throw 503; those that take an id throw 404 when it names no position. */
export function createCareersStore(supabase: Supabase, changed: () => void) {
  async function rowById(id: string): Promise<CareerRow> {
    const row = await ask(supabase.from('careers').select().eq('id', id).is('deleted_at', null).maybeSingle())
    if (!row) throw notFound('position')
    checkRows(careerRow, [row])
    return row
  }

  return {
    /** A position that visitors may read now. */
    async byId(id: string): Promise<Career> {
      const row = await ask(supabase.rpc('career_by_id', { of_id: id }).maybeSingle())
      if (!row || !isOpen(row)) throw notFound('position')
      checkRows(careerRow, [row])
      return toCareer(row)
    },

    /** All positions that visitors may read now, those that start last first. */
    async all(): Promise<Career[]> {
      const careers: Career[] = []
      for (let start = 0; ; start += PAGE) {
        const rows = await ask(supabase.rpc('careers_page', { page_size: PAGE, page_start: start }))
        for (const row of checkRows(careerRow, rows)) if (isOpen(row)) careers.push(await toCareer(row))
        if (rows.length < PAGE) return careers
      }
    },

    /** What the search knows of those that visitors may read now; open positions are few. */
    async searched(): Promise<SearchTitles['positions']> {
      const page = supabase.rpc('careers_page', { page_size: PAGE }).select('id, title, start_date, end_date')
      const rows = checkRows(searchedRow, await ask(page)).filter(isOpen)
      return rows.map(({ id, title, start_date, end_date }) => ({
        _id: id,
        title,
        startDate: start_date,
        endDate: end_date,
      }))
    },

    /** One as staff see it. */
    forStaff: async (id: string): Promise<StaffCareer> => toStaffCareer(await rowById(id)),

    /** All that are not in the trash, as staff see them, those that start last first. */
    async allForStaff(): Promise<StaffCareer[]> {
      const careers: StaffCareer[] = []
      for (;;) {
        const rows = await ask(
          supabase
            .from('careers')
            .select()
            .is('deleted_at', null)
            .order('start_date', { ascending: false })
            .order('id')
            .range(careers.length, careers.length + PAGE - 1),
        )
        for (const row of checkRows(careerRow, rows)) careers.push(await toStaffCareer(row))
        if (rows.length < PAGE) return careers
      }
    },

    /** Takes a position from the site or puts it back. @throws 412 as `update` */
    async setStatus(
      id: string,
      status: CareerStatus,
      { version, byWhom }: { version: string | undefined; byWhom: string },
    ): Promise<StaffCareer> {
      const update = supabase.from('careers').update({ status, updated_by: byWhom }).eq('id', id).is('deleted_at', null)
      const written = await ask((version ? update.eq('updated_at', version) : update).select().maybeSingle()).finally(
        changed,
      )
      if (written) return toStaffCareer(written)
      const row = await rowById(id)
      // The same request may have done it before, and its answer was lost.
      if (row.status === status) return toStaffCareer(row)
      const { career, desk } = await toSavedCareer(row)
      throw stale(career, desk)
    },

    /**
     * @param request names the request: when it comes again, the position of the first time is the answer, even from the trash
     * @throws 409 when the key named another content
     */
    async create(
      input: CareerInput,
      { request, byWhom }: { request: RepeatableRequest | null; byWhom: string },
    ): Promise<SavedCareer & { isNew: boolean }> {
      async function earlier(): Promise<CareerRow | null> {
        if (!request) return null
        const row = await ask(supabase.from('careers').select().eq('request_key', request.key).maybeSingle())
        return row && isRepeated(request, { key: row.request_key, hash: row.request_hash }) ? row : null
      }
      const first = await earlier()
      if (first) return { ...(await toSavedCareer(first)), isNew: false }
      const row = {
        ...(await toCareerColumns(input)),
        id: randomUUID(),
        updated_by: byWhom,
        request_key: request?.key ?? null,
        request_hash: request?.hash ?? null,
      }
      const written = await ask(supabase.from('careers').insert(row).select().single())
        .catch(async (error: unknown) => {
          const afterAll = await earlier()
          if (afterAll) return afterAll
          throw error
        })
        .finally(changed)
      return { ...(await toSavedCareer(written)), isNew: written.id === row.id }
    },

    /**
     * @param options.version the `updatedAt` that the editor saw; left out, the last write wins
     * @param options.request names the request: when it comes again, what it made is the answer
     * @throws 409 when the key named another content, 412 with the current position when somebody changed it meanwhile
     */
    async update(
      id: string,
      input: CareerInput,
      { version, request, byWhom }: { version: string | undefined; request: RepeatableRequest | null; byWhom: string },
    ): Promise<SavedCareer> {
      const columns = {
        ...(await toCareerColumns(input)),
        updated_by: byWhom,
        update_key: request?.key ?? null,
        update_hash: request?.hash ?? null,
      }
      const before = await rowById(id)
      if (isRepeated(request, { key: before.update_key, hash: before.update_hash })) return toSavedCareer(before)
      const update = supabase.from('careers').update(columns).eq('id', id).is('deleted_at', null)
      const written = await ask((version ? update.eq('updated_at', version) : update).select().maybeSingle()).finally(
        changed,
      )
      if (written) return toSavedCareer(written)
      const current = await rowById(id)
      if (isRepeated(request, { key: current.update_key, hash: current.update_hash })) return toSavedCareer(current)
      const { career, desk } = await toSavedCareer(current)
      throw stale(career, desk)
    },

    /** Moves a position to the trash. */
    async remove(id: string, byWhom: string): Promise<void> {
      const trashed = ask(supabase.rpc('trash_career', { position_id: id, by_whom: byWhom }).maybeSingle())
      if (!(await trashed.finally(changed))) throw notFound('position')
    },
  }
}
export type CareersStore = ReturnType<typeof createCareersStore>
