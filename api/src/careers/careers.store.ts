import type { Career, CareerInput } from '#contract/careers.ts'
import { notFound, stale } from '#errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { toCareer, toCareerColumns } from './careers.rows.ts'

/** Rows asked for at once; well below the `max_rows` at which Supabase cuts an answer silently. */
const PAGE = 200

/** The positions. Every method may throw 503; those that take an id throw 404 when it names no position. */
export function createCareersStore(supabase: Supabase, changed: () => void) {
  async function byId(id: string): Promise<Career> {
    const row = await ask(supabase.from('careers').select().eq('id', id).is('deleted_at', null).maybeSingle())
    if (!row) throw notFound('position')
    return toCareer(row)
  }

  return {
    byId,

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
        for (const row of rows) careers.push(await toCareer(row))
        if (rows.length < PAGE) return careers
      }
    },

    async create(input: CareerInput): Promise<Career> {
      const columns = await toCareerColumns(input)
      const row = await ask(supabase.from('careers').insert(columns).select().single())
      changed()
      return toCareer(row)
    },

    /**
     * @param version the `updatedAt` that the editor saw; left out, the last write wins
     * @throws 412 with the current position when somebody changed it meanwhile
     */
    async update(id: string, input: CareerInput, version?: string): Promise<Career> {
      const columns = await toCareerColumns(input)
      const update = supabase.from('careers').update(columns).eq('id', id).is('deleted_at', null)
      const row = await ask((version ? update.eq('updated_at', version) : update).select().maybeSingle())
      changed()
      if (row) return toCareer(row)
      throw stale(await byId(id))
    },

    /** Moves a position to the trash. */
    async remove(id: string, byWhom: string): Promise<void> {
      const trashed = ask(supabase.rpc('trash_career', { position_id: id, by_whom: byWhom }).maybeSingle())
      if (!(await trashed.finally(changed))) throw notFound('position')
    },
  }
}
export type CareersStore = ReturnType<typeof createCareersStore>
