import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { PasskeyAdded, PasskeyOptions } from 'api/contract/passkeys'
import type { Session } from 'api/contract/session'
import type { PasskeyProof } from 'api/contract/sign-in-proof'
import { callAsStaff, forgetToken, keepSession, postJson } from '#lib/session.ts'

const asStaff = <Answer>(path: string, json: unknown) =>
  callAsStaff<Answer>(`/api/admin/account/passkeys${path}`, { json })

/** Has an authenticator sign what proves an account. @throws ApiError, WebAuthnError when the user cancels */
export async function provePasskey(): Promise<PasskeyProof> {
  const { ticket, options } = await postJson<PasskeyOptions>('/api/admin/passkey/options', {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
  return { ticket, response: { id, rawId, type, response } }
}

/** Signs in without name and password, and keeps the token; a failure removes the stored one. @throws as `provePasskey` */
export async function signInByPasskey(): Promise<void> {
  try {
    keepSession(await postJson<Session>('/api/admin/passkey', await provePasskey()))
  } catch (error) {
    forgetToken()
    throw error
  }
}

/**
 * Has an authenticator make a passkey for the own account.
 * @returns recovery codes when it is the first second step; @throws ApiError, WebAuthnError when the user cancels
 */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<string[] | null> {
  const { ticket, options } = await asStaff<PasskeyOptions>('/options', { password })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const made = { id, rawId, type, response: { clientDataJSON, attestationObject } }
  return (await asStaff<PasskeyAdded>('', { name, ticket, response: made })).codes
}

/** @throws ApiError */
export const renamePasskey = (id: string, name: string) => asStaff(`/${id}`, { name })

/** @throws ApiError */
export const removePasskey = (id: string, password: string) => asStaff(`/${id}/remove`, { password })
