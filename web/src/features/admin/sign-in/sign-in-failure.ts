import type { TFunction } from 'i18next'
import { passkeyFailureWords } from '#features/admin/account/passkey-words.ts'
import { ApiError } from '#lib/api.ts'

/** Whether the server has answered with this code. */
export const isCodeOf = (error: Error | null, code: string) => error instanceof ApiError && error.body.code === code

/** Why the sign-in failed. */
export function signInFailureWords(t: TFunction<'admin'>, error: Error): string {
  if (!(error instanceof ApiError)) return passkeyFailureWords(t, error)
  const { status, retryAfter } = error
  if (isCodeOf(error, 'wrongCode')) return t('errors.wrongCode')
  if (isCodeOf(error, 'wrongPasskey')) return t('errors.wrongPasskey')
  if (isCodeOf(error, 'passkeysImpossible')) return t('errors.passkeysImpossible')
  if (status === 400 || status === 401) return t('login.wrong')
  if (status === 429) return t('login.tooMany', { count: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) })
  return status === 0 ? t('login.noConnection') : t('errors.server')
}
