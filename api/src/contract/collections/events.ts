import { z } from 'zod/mini'
import { isoDate } from '../dates.ts'
import { EVENT_KINDS } from '../events.ts'
import { defineCollection, type InputOf, type ItemOf, type ValuesOf } from './collection.ts'
import { choice, day, flag } from './fields.ts'
import { text } from './text-fields.ts'

/** The dates for investors; another day than before is a move. */
export const events = defineCollection({
  name: 'events',
  kind: 'event',
  role: 'documents',
  title: 'titleBg',
  fields: {
    kind: choice(EVENT_KINDS, { required: 'the kind is missing' }),
    date: day({ column: 'day', from: '1900-01-01', until: '2999-12-31' }),
    titleBg: text({ max: 200, required: 'the Bulgarian title is missing' }),
    titleEn: text({ max: 200, required: 'the English title is missing', lang: 'en' }),
    note: text({ column: 'note_en', max: 200, lang: 'en' }),
    isCancelled: flag(),
    reason: text({ column: 'reason_en', max: 200, lang: 'en', when: { isCancelled: [true] } }),
    isHidden: flag(),
  },
  kept: { name: z.string(), movedFrom: z.nullable(isoDate) },
})
export type EventInput = InputOf<typeof events>
export type StaffEvent = ItemOf<typeof events>
export type EventValues = ValuesOf<typeof events>
