import { z } from 'zod/mini'
import { isVisible } from '#contract/career-visibility.ts'
import { CAREER_STATUSES, type Career, type CareerDesk, type CareerInput } from '#contract/careers.ts'
import { todayInSofia } from '#contract/sofia-time.ts'
import { cleanRichText } from '#lib/rich-text.ts'
import type { Database } from '#supabase/database.ts'

export type CareerRow = Database['public']['Tables']['careers']['Row']

/** What is read of a row. */
export const careerRow = z.object({
  id: z.string(),
  title: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  additional: z.string(),
})
/** What staff read of a row besides. */
const deskRow = z.object({ status: z.enum(CAREER_STATUSES) })

/** Whether visitors may read a row today (AMB-50), whatever its status. */
export const isOpen = ({ start_date, end_date }: Pick<CareerRow, 'start_date' | 'end_date'>): boolean =>
  isVisible({ startDate: start_date, endDate: end_date }, todayInSofia())

/** A row as the wire shows it, its HTML cleaned. */
export async function toCareer(row: CareerRow): Promise<Career> {
  return {
    _id: row.id,
    title: row.title,
    startDate: row.start_date,
    endDate: row.end_date,
    ...(await cleanTexts(row)),
    updatedAt: row.updated_at,
  }
}

/** What only staff know of a row. */
export function toCareerDesk(row: CareerRow): CareerDesk {
  return { status: deskRow.parse(row).status, updatedBy: row.updated_by }
}

/** A position with what only staff know of it. */
export type SavedCareer = { career: Career; desk: CareerDesk }

export async function toSavedCareer(row: CareerRow): Promise<SavedCareer> {
  return { career: await toCareer(row), desk: toCareerDesk(row) }
}

/** The columns of what staff sent, its HTML cleaned; what they left out is not among them. */
export async function toCareerColumns(input: CareerInput) {
  return {
    title: input.title,
    start_date: input.startDate,
    end_date: input.endDate,
    ...(await cleanTexts(input)),
    ...(input.status !== undefined && { status: input.status }),
  }
}

async function cleanTexts(texts: Pick<Career, 'responsibilities' | 'requirements' | 'additional'>) {
  return {
    responsibilities: await cleanRichText(texts.responsibilities),
    requirements: await cleanRichText(texts.requirements),
    additional: await cleanRichText(texts.additional),
  }
}
