import type { TFunction } from 'i18next'
import { ApiError } from '#lib/api.ts'

const BY_STATUS: Record<number, string> = {
  0: 'network',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'urlTaken',
  412: 'versionConflict',
  413: 'payloadTooLarge',
  415: 'imageType',
  429: 'rateLimited',
  503: 'unavailable',
  504: 'timeout',
}

/** Values for the words: which language, field and size an error is about. */
export interface FailureDetails {
  code?: string
  field?: string
  size?: number
}

/** An error of the API in Bulgarian: by its `code`, else by its status. `details` fill the sentence. */
export function failureWords(t: TFunction<'admin'>, error: unknown, details: FailureDetails = {}): string {
  if (!(error instanceof ApiError)) return t('errors.unknown')
  const errors: Record<string, string> = t('errors', { returnObjects: true })
  const code = typeof error.body.code === 'string' ? error.body.code : ''
  const known = [code, BY_STATUS[error.status] ?? '', error.status >= 500 ? 'server' : 'validation']
  const key = known.find((each) => each in errors || `${each}_other` in errors) ?? 'unknown'
  const count = error.retryAfter ?? 60
  return t(`errors.${key}` as 'errors.rateLimited', { count, ...details })
}
