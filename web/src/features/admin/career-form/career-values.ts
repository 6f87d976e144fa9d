import { type CareerInput, type CareerStatus, careerInput, type StaffCareer } from 'api/contract/careers'
import { plainText } from 'api/contract/plain-text'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'
import type { ConflictText } from '#features/admin/form/conflict-dialog.tsx'
import { type ConflictField, differingPart } from '#features/admin/form/conflict-rows.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { type Moment, toIsoMoment, typedMoment } from '#features/admin/form/moments.ts'
import { formatDate } from '#lib/format.ts'

/** What the career form holds; the dates as typed, `DD-MM-YYYY`. */
export interface CareerValues extends Pick<CareerInput, (typeof FIELDS)[number]> {
  /** When it comes to the site; null is at once. */
  from: Moment | null
  /** When it leaves the site; null is never. */
  until: Moment | null
}

export const TEXTS = ['responsibilities', 'requirements', 'additional'] as const
export const FIELDS = ['title', 'startDate', 'endDate', ...TEXTS] as const

export const emptyCareer: CareerValues = {
  title: '',
  startDate: '',
  endDate: '',
  responsibilities: '',
  requirements: '',
  additional: '',
  from: null,
  until: null,
}

export function valuesOfCareer(career: StaffCareer): CareerValues {
  const { title, responsibilities, requirements, additional, visibleFrom, visibleUntil } = career
  return {
    title,
    startDate: formatDate(career.startDate),
    endDate: formatDate(career.endDate),
    responsibilities,
    requirements,
    additional,
    from: typedMoment(visibleFrom),
    until: typedMoment(visibleUntil),
  }
}

/** What a new position begins with that is made of another one: its texts, for its days are over or will be others. */
export const copyOfCareer = (career: StaffCareer): CareerValues => ({
  ...valuesOfCareer(career),
  startDate: '',
  endDate: '',
  from: null,
  until: null,
})

/** What is sent; a date or moment that is none is empty. */
export function toInput({ from, until, ...values }: CareerValues, status: CareerStatus = 'published'): CareerInput {
  return {
    ...values,
    startDate: toIsoDate(values.startDate) ?? '',
    endDate: toIsoDate(values.endDate) ?? '',
    status,
    visibleFrom: toIsoMoment(from),
    visibleUntil: toIsoMoment(until),
  }
}

/** The values of a draft on top of those the form has now. */
export function withDraft(draft: Partial<CareerValues>, now: CareerValues): CareerValues {
  const known = FIELDS.filter((field) => typeof draft[field] === 'string').map((field) => [field, draft[field]])
  const moments = (['from', 'until'] as const)
    .filter((name) => isMoment(draft[name]))
    .map((name) => [name, draft[name]])
  return { ...now, ...Object.fromEntries([...known, ...moments]) }
}

/** A draft may be of another version of the form. */
function isMoment(kept: unknown): boolean {
  if (kept === null) return true
  const { date, time } = Object(kept)
  return typeof date === 'string' && typeof time === 'string'
}

/** Judges what the form holds as what it would send, by the contract (ADM-35). */
export const careerSchema = z.pipe(
  z.transform((values: CareerValues): z.input<typeof careerInput> => toInput(values)),
  careerInput,
)

/** Words for what keeps a position from being saved. @param issues of `careerSchema`, by field */
export function missingOfCareer(issues: object, { endDate }: Pick<CareerValues, 'endDate'>) {
  const end = toIsoDate(endDate) ? 'needOrder' : 'needEnd'
  const words = {
    title: 'needTitle',
    startDate: 'needStart',
    endDate: end,
    visibleFrom: 'needMoments',
    visibleUntil: 'needMoments',
  } as const
  const fields = ['title', 'startDate', 'endDate', 'visibleFrom', 'visibleUntil'] as const
  return [...new Set(fields.filter((field) => field in issues).map((field) => words[field]))]
}

/** How two versions of a position are compared, field by field. */
export const careerFields: ConflictField<CareerValues>[] = FIELDS.map((key) => ({
  key,
  read: (values) => values[key],
  take: (values, from) => ({ ...values, [key]: from[key] }),
}))

/** The two versions of every field in words. */
export function careerConflictTexts(t: TFunction<'admin'>, mine: CareerValues, theirs: CareerValues): ConflictText[] {
  return FIELDS.map((key) => {
    const [one, other] = [plainText(mine[key]), plainText(theirs[key])]
    return { key, label: t(`careerForm.${key}`), mine: differingPart(one, other), theirs: differingPart(other, one) }
  })
}
