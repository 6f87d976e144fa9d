import { WebAuthnError } from '@simplewebauthn/browser'
import type { TFunction } from 'i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'

/** Why a passkey did not do what it should: what the server says, or what the user did at the authenticator. */
export function passkeyFailureWords(t: TFunction<'admin'>, error: Error): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('passkeys.known')
  // A browser says the same of who cancels, of who waits too long and of who has no passkey for this site.
  const isOfBrowser = error instanceof WebAuthnError || error.name === 'NotAllowedError' || error.name === 'AbortError'
  return isOfBrowser ? t('passkeys.cancelled') : failureWords(t, error)
}
