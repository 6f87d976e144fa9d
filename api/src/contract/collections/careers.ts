import { CAREER_DAYS, MAX_POSITION_TITLE, positionTitle } from '../careers.ts'
import { defineCollection, type InputOf, type ItemOf, type ValuesOf } from './collection.ts'
import { day, flag } from './fields.ts'
import { richText, text } from './text-fields.ts'

const calendar = { from: '1000-01-01', until: '9999-12-31' }

/** The positions that are or were open; visitors read one that is not hidden on its days. */
export const careers = defineCollection({
  name: 'careers',
  kind: 'career',
  role: 'positions',
  title: 'title',
  fields: {
    title: text({ max: MAX_POSITION_TITLE, required: 'title is missing', sent: positionTitle }),
    isInternship: flag(),
    startDate: day(calendar),
    endDate: day(calendar),
    responsibilities: richText(),
    requirements: richText(),
    additional: richText(),
    isHidden: flag(),
  },
  kept: {},
  rules: [CAREER_DAYS],
})
export type CareerInput = InputOf<typeof careers>
export type StaffCareer = ItemOf<typeof careers>
export type CareerValues = ValuesOf<typeof careers>
