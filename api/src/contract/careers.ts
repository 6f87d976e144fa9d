import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { richText } from './rich-text.ts'
import { withoutControls } from './without-controls.ts'

export const MAX_POSITION_TITLE = 200

const texts = { responsibilities: richText, requirements: richText, additional: richText }
const title = z
  .string('title is missing')
  .check(
    withoutControls(),
    z.trim(),
    z.minLength(1, 'title is missing'),
    z.maxLength(MAX_POSITION_TITLE, `the title is longer than ${MAX_POSITION_TITLE} characters`),
  )

/** What staff send for a position. Keys that the server makes and unknown ones are ignored. */
export const careerInput = z.object({ title, startDate: isoDate, endDate: isoDate, ...texts }).check(
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

/** `GET /api/careers`: all positions; the public page filters by `isVisible` of `career-visibility.ts`. */
export const careerList = z.strictObject({ careers: z.array(career) })
/** `GET /api/careers/{id}`: the first element is the position. */
export const careerById = z.strictObject({ career: z.array(career) })
export const careerSaved = z.strictObject({ ok: z.literal(true), career })
