import { z } from 'zod/mini'
import { isoDate } from './dates.ts'

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
