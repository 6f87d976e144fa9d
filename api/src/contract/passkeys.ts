import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'
import { MAX_PASSKEY_NAME } from './account-limits.ts'
import { credentials } from './session.ts'
import { base64url, passkeyProof } from './sign-in-proof.ts'

/**
 * What a browser needs to ask an authenticator: options as WebAuthn has them in JSON, and a ticket that comes back with the
 * answer. Both hold for five minutes and once.
 */
export const passkeyOptions = z.strictObject({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) })
export type PasskeyOptions = z.infer<typeof passkeyOptions>

/** `POST /api/admin/passkey/options`: nothing, in JSON, which no page of another site can send. */
export const passkeyQuestion = z.strictObject({})

/** `POST /api/admin/passkey`: signs in without a name and a password. */
export const passkeySignIn = passkeyProof

const name = z
  .string('the name is missing')
  .check(
    z.overwrite(cleanLine),
    z.trim(),
    z.minLength(1, 'the name is missing'),
    z.maxLength(MAX_PASSKEY_NAME, 'the name is too long'),
  )

/** `POST /api/admin/account/passkeys`: what the authenticator made. */
export const newPasskey = z.strictObject({
  name,
  ticket: passkeyProof.shape.ticket,
  response: z.object({
    id: base64url(1364),
    rawId: base64url(1364),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url(8000), attestationObject: base64url(20_000) }),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>
/** Its answer: recovery codes when it is the first second step of the account, which cannot be read again. */
export const passkeyAdded = z.strictObject({ codes: z.nullable(z.array(z.string())) })
export type PasskeyAdded = z.infer<typeof passkeyAdded>

/** `POST /api/admin/account/passkeys/{id}` */
export const passkeyRenaming = z.strictObject({ name })
/** `POST /api/admin/account/passkeys/{id}/remove` */
export const passkeyRemoval = z.strictObject({ password: credentials.shape.password })

/** A passkey as its owner sees it. Times are ISO 8601. */
export const ownPasskey = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  /** `null` until it has signed in. */
  lastUsedAt: z.nullable(z.string()),
})
export type OwnPasskey = z.infer<typeof ownPasskey>
