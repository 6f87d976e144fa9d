import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { richText } from './rich-text.ts'

export const MAX_POSITION_TITLE = 200

export const positionTitle = z
  .string('title is missing')
  .check(
    z.overwrite(cleanLine),
    z.trim(),
    z.minLength(1, 'title is missing'),
    z.maxLength(MAX_POSITION_TITLE, `the title is longer than ${MAX_POSITION_TITLE} characters`),
  )

/** What holds between the two days of a position. */
export const CAREER_DAYS = {
  holds: ({ startDate, endDate }: { startDate: string; endDate: string }) => endDate >= startDate,
  field: 'endDate',
  error: 'the end date is before the start date',
  code: 'endBeforeStart',
} as const

const CAREER_STATUSES = ['published', 'hidden'] as const

/** What other programs send for a position, API-13 and 14. Keys that the server makes and unknown ones are ignored. */
export const sentCareer = z
  .object({
    title: positionTitle,
    /** Left out, a new position is none, and an update changes nothing of it. */
    isInternship: z.optional(z.boolean('isInternship must be true or false')),
    startDate: isoDate,
    endDate: isoDate,
    ...{ responsibilities: richText, requirements: richText, additional: richText },
    /** Left out, a new position is published, and an update changes nothing of it. */
    status: z.optional(z.enum(CAREER_STATUSES, `status must be one of ${CAREER_STATUSES.join(', ')}`)),
  })
  .check(
    z.refine(CAREER_DAYS.holds, {
      error: CAREER_DAYS.error,
      path: [CAREER_DAYS.field],
      params: { code: CAREER_DAYS.code },
    }),
  )
export type SentCareer = z.infer<typeof sentCareer>

export const career = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
  isInternship: z.boolean(),
  startDate: isoDate,
  endDate: isoDate,
  responsibilities: z.string(),
  requirements: z.string(),
  additional: z.string(),
  updatedAt: z.string(),
})
export type Career = z.infer<typeof career>

/** `GET /api/careers`: the positions that `isVisible` of `career-visibility.ts` lets visitors read today (AMB-50); staff have a list of all. */
export const careerList = z.strictObject({ careers: z.array(career) })
/** `GET /api/careers/{id}`: the first element is the position. */
export const careerById = z.strictObject({ career: z.array(career) })

/** What only staff know of a position. */
const staffOnlyCareer = z.strictObject({
  status: z.enum(CAREER_STATUSES),
  /** Who saved it last; `null` when it was saved before that was kept. */
  updatedBy: z.nullable(z.string()),
})
export type StaffOnlyCareer = z.infer<typeof staffOnlyCareer>

export const careerSaved = z.strictObject({ ok: z.literal(true), career, staffOnly: staffOnlyCareer })
