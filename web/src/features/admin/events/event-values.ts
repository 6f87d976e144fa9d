import { eventTitles } from 'api/contract/event-titles'
import { EVENT_KINDS, type EventKind, eventInput, type StaffEvent } from 'api/contract/events'
import { z } from 'zod/mini'
import type { ConflictField } from '#features/admin/form/conflict-rows.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'

/** What the form of a date for investors holds; its day as typed, `DD-MM-YYYY`. */
export interface EventValues {
  kind: EventKind
  date: string
  titleEn: string
  titleBg: string
  note: string
  isCancelled: boolean
  reason: string
  isHidden: boolean
}

const TEXTS = ['date', 'titleBg', 'titleEn', 'note', 'reason'] as const
const TICKS = ['isCancelled', 'isHidden'] as const

export function emptyEvent(): EventValues {
  return {
    kind: 'quarterlyIndividual',
    date: '',
    titleEn: '',
    titleBg: '',
    note: '',
    isCancelled: false,
    reason: '',
    isHidden: false,
  }
}

export function valuesOfEvent(event: StaffEvent): EventValues {
  const { kind, titleEn, titleBg, note, isCancelled, reason, isHidden } = event
  return { kind, date: formatDate(event.date), titleEn, titleBg, note, isCancelled, reason, isHidden }
}

/** What is sent; a day that is none is empty, and the contract says so. */
export function toInput(values: EventValues): z.input<typeof eventInput> {
  const { date, isCancelled, reason, ...others } = values
  return { ...others, date: toIsoDate(date) ?? '', isCancelled, reason: isCancelled ? reason : '' }
}

/** Judges what the form holds as what it would send, by the contract. */
export const eventSchema = z.pipe(
  z.transform((values: EventValues): z.input<typeof eventInput> => toInput(values)),
  eventInput,
)

/** What an event of this kind is usually called on this day; '' when there is no such title. */
export const usualTitles = ({ kind, date }: Pick<EventValues, 'kind' | 'date'>) => {
  const day = toIsoDate(date)
  return day === null ? { en: '', bg: '' } : eventTitles(kind, day)
}

/**
 * The usual titles of a new event after another kind or day was chosen; a title that was written by hand stays.
 * @param before what the form held
 */
export function retitled(before: EventValues, change: Partial<Pick<EventValues, 'kind' | 'date'>>): EventValues {
  const after = { ...before, ...change }
  const [usual, next] = [usualTitles(before), usualTitles(after)]
  const title = (written: string, was: string, is: string) =>
    written === '' || written === was ? is || written : written
  return {
    ...after,
    titleEn: title(before.titleEn, usual.en, next.en),
    titleBg: title(before.titleBg, usual.bg, next.bg),
  }
}

/** Words for what keeps it from being saved, in the order of the form. @param issues of `eventSchema`, by field */
export function missingOfEvent(issues: object) {
  const words = { date: 'needDate', titleBg: 'needTitleBg', titleEn: 'needTitleEn' } as const
  return (Object.keys(words) as (keyof typeof words)[]).filter((field) => field in issues).map((field) => words[field])
}

/** The values of a draft on top of those the form has now. */
export function withDraft(draft: Partial<EventValues>, now: EventValues): EventValues {
  const texts = TEXTS.filter((field) => typeof draft[field] === 'string')
  const ticks = TICKS.filter((field) => typeof draft[field] === 'boolean')
  const known = [...texts, ...ticks].map((field) => [field, draft[field]])
  const kind = EVENT_KINDS.find((one) => one === draft.kind) ?? now.kind
  return { ...now, ...Object.fromEntries(known), kind }
}

/** How two versions are compared, field by field. */
export const eventFields: ConflictField<EventValues>[] = (['kind', ...TEXTS, ...TICKS] as const).map((key) => ({
  key,
  read: (values) => values[key],
  take: (values, from) => ({ ...values, [key]: from[key] }),
}))
