import { type CareerInput, type CareerStatus, careerInput, type StaffCareer } from 'api/contract/careers'
import { plainText } from 'api/contract/plain-text'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'
import type { ConflictText } from '#features/admin/form/conflict-dialog.tsx'
import { type ConflictField, differingPart } from '#features/admin/form/conflict-rows.ts'
import { previousDay, toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'

/** What the career form holds; the dates as typed, `DD-MM-YYYY`. */
export type CareerValues = Pick<CareerInput, (typeof FIELDS)[number]>

export const TEXTS = ['responsibilities', 'requirements', 'additional'] as const
export const FIELDS = ['title', 'startDate', 'endDate', ...TEXTS] as const

export const emptyCareer: CareerValues = {
  title: '',
  startDate: '',
  endDate: '',
  responsibilities: '',
  requirements: '',
  additional: '',
}

export function valuesOfCareer(career: StaffCareer): CareerValues {
  const { title, responsibilities, requirements, additional } = career
  return {
    title,
    startDate: formatDate(career.startDate),
    endDate: formatDate(career.endDate),
    responsibilities,
    requirements,
    additional,
  }
}

/** What a new position begins with that is made of another one: its texts, for its days are over or will be others. */
export const copyOfCareer = (career: StaffCareer): CareerValues => ({
  ...valuesOfCareer(career),
  startDate: '',
  endDate: '',
})

/** What is sent; a date that is none is empty. Its two dates alone say when a position is shown. */
export function toInput(values: CareerValues, status: CareerStatus = 'published'): CareerInput {
  return {
    ...values,
    startDate: toIsoDate(values.startDate) ?? '',
    endDate: toIsoDate(values.endDate) ?? '',
    status,
  }
}

/** The values of a draft on top of those the form has now. */
export function withDraft(draft: Partial<CareerValues>, now: CareerValues): CareerValues {
  const known = FIELDS.filter((field) => typeof draft[field] === 'string').map((field) => [field, draft[field]])
  return { ...now, ...Object.fromEntries(known) }
}

/** The start date of a position that visitors see from today on: a position is shown from the day after its start. */
export const startOfToday = (today: string): string => formatDate(previousDay(today))

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
  } as const
  return (Object.keys(words) as (keyof typeof words)[]).filter((field) => field in issues).map((field) => words[field])
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
