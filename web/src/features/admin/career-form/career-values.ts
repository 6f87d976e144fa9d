import { type Career, type CareerInput, careerInput } from 'api/contract/careers'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'
import type { ConflictText } from '#features/admin/form/conflict-dialog.tsx'
import { type ConflictField, differingPart } from '#features/admin/form/conflict-rows.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'
import { plainText } from '#lib/plain-text.ts'

/** What the career form holds; the dates as typed, `DD-MM-YYYY`. */
export type CareerValues = CareerInput

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

export function valuesOfCareer({ _id, updatedAt, ...career }: Career): CareerValues {
  return { ...career, startDate: formatDate(career.startDate), endDate: formatDate(career.endDate) }
}

/** What is sent; a date that is none is empty. */
export function toInput(values: CareerValues): CareerInput {
  return { ...values, startDate: toIsoDate(values.startDate) ?? '', endDate: toIsoDate(values.endDate) ?? '' }
}

/** The values of a draft on top of those the form has now. */
export function withDraft(draft: Partial<CareerValues>, now: CareerValues): CareerValues {
  const known = FIELDS.filter((field) => typeof draft[field] === 'string').map((field) => [field, draft[field]])
  return { ...now, ...Object.fromEntries(known) }
}

/** Judges what the form holds as what it would send, by the contract (ADM-35). */
export const careerSchema = z.pipe(
  z.transform((values: CareerValues): z.input<typeof careerInput> => toInput(values)),
  careerInput,
)

/** Words for what keeps a position from being saved. @param issues of `careerSchema`, by field */
export function missingOfCareer(issues: object, { endDate }: Pick<CareerValues, 'endDate'>) {
  const end = toIsoDate(endDate) ? 'needOrder' : 'needEnd'
  const words = { title: 'needTitle', startDate: 'needStart', endDate: end } as const
  return (['title', 'startDate', 'endDate'] as const).filter((field) => field in issues).map((field) => words[field])
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
