import type { TFunction } from 'i18next'
import { ApiError } from '#lib/api.ts'
import { type FailureDetails, failureWords } from './failure-words.ts'

/** Why a save failed, as validators of TanStack Form say it: of the form, and of fields by their names. */
export interface Refusal {
  form: string
  fields: Record<string, string>
}

/** The field that an error of the API is about, by its name on the wire; '' when it is about none. */
export function fieldOf(error: unknown): string {
  return error instanceof ApiError && typeof error.body.field === 'string' ? error.body.field : ''
}

/** An error of the API in words, for the form and for the one of its `fields` that it is about. */
export function refusalOf(
  t: TFunction<'admin'>,
  error: unknown,
  fields: readonly string[],
  details?: FailureDetails,
): Refusal {
  const field = fieldOf(error)
  const words = failureWords(t, error, details)
  return { form: words, fields: fields.includes(field) ? { [field]: words } : {} }
}
