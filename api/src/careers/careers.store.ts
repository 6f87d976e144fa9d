import { randomUUID } from 'node:crypto'
import type { Career, CareerInput } from '#contract/careers.ts'
import { notFound, stale } from '#http/errors.ts'
import { isRepeated, type RepeatableRequest } from '#http/idempotency-key.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'
import { type CareerRow, careerRow, toCareer, toCareerColumns } from './careers.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 200

/** The positions. Every method may throw 503; those that take an id throw 404 when it names no position. */
export function createCareersStore(supabase: Supabase, changed: () => void) {
  async function rowById(id: string): Promise<CareerRow> {
    const row = await ask(supabase.from('careers').select().eq('id', id).is('deleted_at', null).maybeSingle())
    if (!row) throw notFound('position')
    checkRows(careerRow, [row])
    return row
  }

  return {
    byId: async (id: string): Promise<Career> => toCareer(await rowById(id)),

    /** All positions, those that start last first. */
    async all(): Promise<Career[]> {
      const careers: Career[] = []
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
        for (const row of checkRows(careerRow, rows)) careers.push(await toCareer(row))
        if (rows.length < PAGE) return careers
      }
    },

    /**
     * @param request names the request: when it comes again, the position of the first time is the answer, even from the trash
     * @throws 409 when the key named another content
     */
    async create(
      input: CareerInput,
      { request, byWhom }: { request: RepeatableRequest | null; byWhom: string },
    ): Promise<{ career: Career; isNew: boolean }> {
      async function earlier(): Promise<CareerRow | null> {
        if (!request) return null
        const row = await ask(supabase.from('careers').select().eq('request_key', request.key).maybeSingle())
        return row && isRepeated(request, { key: row.request_key, hash: row.request_hash }) ? row : null
      }
      const first = await earlier()
      if (first) return { career: await toCareer(first), isNew: false }
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
      return { career: await toCareer(written), isNew: written.id === row.id }
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
    ): Promise<Career> {
      const columns = {
        ...(await toCareerColumns(input)),
        updated_by: byWhom,
        update_key: request?.key ?? null,
        update_hash: request?.hash ?? null,
      }
      const before = await rowById(id)
      if (isRepeated(request, { key: before.update_key, hash: before.update_hash })) return toCareer(before)
      const update = supabase.from('careers').update(columns).eq('id', id).is('deleted_at', null)
      const written = await ask((version ? update.eq('updated_at', version) : update).select().maybeSingle()).finally(
        changed,
      )
      if (written) return toCareer(written)
      const current = await rowById(id)
      if (isRepeated(request, { key: current.update_key, hash: current.update_hash })) return toCareer(current)
      throw stale(await toCareer(current))
    },

    /** Moves a position to the trash. */
    async remove(id: string, byWhom: string): Promise<void> {
      const trashed = ask(supabase.rpc('trash_career', { position_id: id, by_whom: byWhom }).maybeSingle())
      if (!(await trashed.finally(changed))) throw notFound('position')
    },
  }
}
export type CareersStore = ReturnType<typeof createCareersStore>
