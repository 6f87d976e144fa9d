import type { Career, CareerInput } from '#contract/careers.ts'
import { cleanRichText } from '#rich-text.ts'
import type { Database } from '#supabase/database.types.ts'

export type CareerRow = Database['public']['Tables']['careers']['Row']

/** A row as the wire shows it, its HTML cleaned. */
export function toCareer(row: CareerRow): Career {
  return {
    _id: row.id,
    title: row.title,
    startDate: row.start_date,
    endDate: row.end_date,
    ...cleanTexts(row),
    updatedAt: row.updated_at,
  }
}

/** The columns of what staff sent, its HTML cleaned. */
export function toCareerColumns(input: CareerInput) {
  return { title: input.title, start_date: input.startDate, end_date: input.endDate, ...cleanTexts(input) }
}

function cleanTexts(texts: Pick<Career, 'responsibilities' | 'requirements' | 'additional'>) {
  return {
    responsibilities: cleanRichText(texts.responsibilities),
    requirements: cleanRichText(texts.requirements),
    additional: cleanRichText(texts.additional),
  }
}
