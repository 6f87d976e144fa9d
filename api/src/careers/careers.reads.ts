import { z } from 'zod/mini'
import { describedRows } from '#collections/collection.described.ts'
import { readAllRows } from '#collections/collection.reads.ts'
import { isVisible } from '#contract/career-visibility.ts'
import type { Career } from '#contract/careers.ts'
import { careers, type StaffCareer } from '#contract/collections/careers.ts'
import type { SearchTitles } from '#contract/search.ts'
import { todayInSofia } from '#contract/sofia-time.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'

type CareerRow = Database['public']['Tables']['careers']['Row']

/** What is relied on of a row. */
export const careerRow = z.object({ id: z.string(), title: z.string(), start_date: z.string(), end_date: z.string() })

/** A position's row and the item that staff see. */
export const careerRows = describedRows(careers, () => ({}))

/** A position as visitors read it. */
export function careerOf({ isHidden: _, updatedBy: __, ...item }: StaffCareer): Career {
  const { _id, title, startDate, endDate, ...others } = item
  return { _id, title, startDate, endDate, ...others }
}

/** Whether visitors may read a row today (AMB-50). */
const isOpen = ({ start_date, end_date }: Pick<CareerRow, 'start_date' | 'end_date'>): boolean =>
  isVisible({ startDate: start_date, endDate: end_date }, todayInSofia())

/** What visitors read of the positions. Every method may throw 503. */
export function createCareerReads(supabase: Supabase) {
  const page = (from: number, to: number) =>
    supabase.rpc('careers_page', { page_size: to - from + 1, page_start: from })

  return {
    /** A position that visitors may read now. @throws 404 when the id names none */
    async byId(id: string): Promise<Career> {
      const row = await ask(supabase.rpc('career_by_id', { of_id: id }).maybeSingle())
      if (!row || !isOpen(row)) throw notFound('position')
      return careerOf(await careerRows.itemOf(row))
    },

    /** All positions that visitors may read now, those that start last first. */
    async all(): Promise<Career[]> {
      const rows = await readAllRows(careerRow, (from, to) => ask(page(from, to)))
      return Promise.all(rows.filter(isOpen).map(async (row) => careerOf(await careerRows.itemOf(row))))
    },

    /** What the search knows of those that visitors may read now. */
    async searched(): Promise<SearchTitles['positions']> {
      const columns = 'id, title, is_internship, start_date, end_date'
      const rows = await readAllRows(careerRow, (from, to) => ask(page(from, to).select(columns)))
      return rows.filter(isOpen).map(({ id, title, is_internship, start_date, end_date }) => ({
        _id: id,
        title,
        isInternship: is_internship,
        startDate: start_date,
        endDate: end_date,
      }))
    },
  }
}
export type CareerReads = ReturnType<typeof createCareerReads>
