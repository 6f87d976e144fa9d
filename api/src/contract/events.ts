import { z } from 'zod/mini'
import { isoDate } from './dates.ts'
import { registerText, registerTitle } from './register-texts.ts'

/** What dates for investors are about (INV-08); what no word is for is `other`. */
export const EVENT_KINDS = [
  'quarterlyIndividual',
  'quarterlyConsolidated',
  'annualIndividual',
  'annualConsolidated',
  'generalMeeting',
  'dividend',
  'other',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const MAX_EVENT_TITLE = 200
export const MAX_EVENT_NOTE = 200

/** An event as visitors see it. */
export const siteEvent = z.strictObject({
  /** What stays when day and title change: `quarterly-individual-q4-2022`. */
  name: z.string(),
  kind: z.enum(EVENT_KINDS),
  title: z.string(),
  /** Hour and place, or what else is to be known; may be empty. */
  note: z.string(),
  /** Its day, in Sofia. */
  date: isoDate,
  /** The day it was announced for before. */
  movedFrom: z.nullable(isoDate),
  isCancelled: z.boolean(),
  /** Why it was cancelled; may be empty. */
  reason: z.string(),
  /** Higher after each change; the moment of the last one, ISO 8601. */
  sequence: z.number(),
  changedAt: z.string(),
})
export type SiteEvent = z.infer<typeof siteEvent>

/** `GET /api/events`: what visitors see, in the order of the days. */
export const eventList = z.strictObject({ events: z.array(siteEvent) })
export type EventList = z.infer<typeof eventList>

/** An event as staff see it. */
export const staffEvent = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  kind: z.enum(EVENT_KINDS),
  titleEn: z.string(),
  titleBg: z.string(),
  note: z.string(),
  date: isoDate,
  movedFrom: z.nullable(isoDate),
  isCancelled: z.boolean(),
  reason: z.string(),
  isHidden: z.boolean(),
  updatedAt: z.string(),
  updatedBy: z.nullable(z.string()),
})
export type StaffEvent = z.infer<typeof staffEvent>

/** `GET /api/admin/events`: all but what is in the trash, in the order of the days. */
export const staffEvents = z.strictObject({ events: z.array(staffEvent) })
export type StaffEvents = z.infer<typeof staffEvents>

const title = (missing: string) => registerTitle(missing, MAX_EVENT_TITLE)
const note = registerText(MAX_EVENT_NOTE)

/** What staff send for an event; another day than before is a move. */
export const eventInput = z.strictObject({
  kind: z.enum(EVENT_KINDS, 'the kind is missing'),
  titleEn: title('the English title is missing'),
  titleBg: title('the Bulgarian title is missing'),
  note,
  date: isoDate.check(
    z.refine((day) => day >= '1900-01-01' && day <= '2999-12-31', { error: 'not a day of this calendar' }),
  ),
  isCancelled: z.boolean(),
  reason: note,
  isHidden: z.boolean(),
})
export type EventInput = z.infer<typeof eventInput>

export const eventSaved = z.strictObject({ ok: z.literal(true), event: staffEvent })
