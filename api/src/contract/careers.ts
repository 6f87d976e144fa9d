import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { richText } from './rich-text.ts'

export const MAX_POSITION_TITLE = 200

const texts = { responsibilities: richText, requirements: richText, additional: richText }
const title = z
  .string('title is missing')
  .check(
    z.overwrite(cleanLine),
    z.trim(),
    z.minLength(1, 'title is missing'),
    z.maxLength(MAX_POSITION_TITLE, `the title is longer than ${MAX_POSITION_TITLE} characters`),
  )

/** What staff have decided about a position; visitors read what is published, on its days. */
export const CAREER_STATUSES = ['published', 'hidden'] as const
export type CareerStatus = (typeof CAREER_STATUSES)[number]

/** What staff send for a position. Keys that the server makes and unknown ones are ignored. */
export const careerInput = z
  .object({
    title,
    startDate: isoDate,
    endDate: isoDate,
    ...texts,
    /** Left out, a new position is published, and an update changes nothing of it. */
    status: z.optional(z.enum(CAREER_STATUSES, `status must be one of ${CAREER_STATUSES.join(', ')}`)),
  })
  .check(
    z.refine((input) => input.endDate >= input.startDate, {
      error: 'the end date is before the start date',
      path: ['endDate'],
      params: { code: 'endBeforeStart' },
    }),
  )
export type CareerInput = z.infer<typeof careerInput>

export const career = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
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
export const careerDesk = z.strictObject({
  status: z.enum(CAREER_STATUSES),
  /** Who saved it last; `null` when it was saved before that was kept. */
  updatedBy: z.nullable(z.string()),
})
export type CareerDesk = z.infer<typeof careerDesk>

export const careerSaved = z.strictObject({ ok: z.literal(true), career, desk: careerDesk })

/** A position as staff see it. */
export const staffCareer = z.extend(career, careerDesk.shape)
export type StaffCareer = z.infer<typeof staffCareer>
/** `GET /api/admin/careers`: all that are not in the trash, those that start last first. */
export const staffCareers = z.strictObject({ careers: z.array(staffCareer) })
/** `GET /api/admin/careers/{id}`, and the answer of `POST …/status`. */
export const oneStaffCareer = z.strictObject({ career: staffCareer })

/** Body of `POST /api/admin/careers/{id}/status`. */
export const careerStatusChange = z.strictObject({
  status: z.enum(CAREER_STATUSES, `status must be one of ${CAREER_STATUSES.join(', ')}`),
})
