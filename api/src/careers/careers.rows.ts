import { z } from 'zod/mini'
import type { Career, CareerInput } from '#contract/careers.ts'
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

/** The columns of what staff sent, its HTML cleaned. */
export async function toCareerColumns(input: CareerInput) {
  return { title: input.title, start_date: input.startDate, end_date: input.endDate, ...(await cleanTexts(input)) }
}

async function cleanTexts(texts: Pick<Career, 'responsibilities' | 'requirements' | 'additional'>) {
  return {
    responsibilities: await cleanRichText(texts.responsibilities),
    requirements: await cleanRichText(texts.requirements),
    additional: await cleanRichText(texts.additional),
  }
}
