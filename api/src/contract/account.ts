import { emailAddress } from 'supabase/inquiry'
import { z } from 'zod/mini'
import { MIN_NEW_PASSWORD } from './account-limits.ts'
import { ownPasskey } from './passkeys.ts'
import { credentials } from './session.ts'

const newPassword = credentials.shape.password.check(z.minLength(MIN_NEW_PASSWORD, 'password is too short'))

/** `POST /api/admin/account/password`; the answer is a new session, for all others end. */
export const passwordChange = z.strictObject({ current: credentials.shape.password, password: newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

/** A sign-in of the account. Times are ISO 8601. */
export const ownSession = z.strictObject({
  _id: z.uuid(),
  /** Browser and system, `Firefox, Windows`; may be empty. */
  device: z.string(),
  /** The beginning of the network address; may be empty. */
  network: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** `GET /api/admin/account/sessions`, the one used last first. */
export const ownSessions = z.strictObject({ sessions: z.array(ownSession) })
export type OwnSessions = z.infer<typeof ownSessions>

/** `GET /api/admin/account`: what the account sees of itself. */
export const ownAccount = z.strictObject({
  username: z.string(),
  /** Where links and warnings go. */
  email: z.nullable(z.string()),
  /** An address that waits for the link of its mail. */
  newEmail: z.nullable(z.string()),
  /** ISO 8601; `null` when it was not noted. */
  passwordSetAt: z.nullable(z.string()),
  /** What is asked for in addition to the password; `null` when nothing is. */
  secondStep: z.nullable(
    z.strictObject({
      /** Since when it may be the code of an app, ISO 8601; `null` when it may not. */
      appSince: z.nullable(z.string()),
      /** Recovery codes that are left. */
      codesLeft: z.number(),
    }),
  ),
  /** The one made first comes first. */
  passkeys: z.array(ownPasskey),
  /** Whether passkeys can be made at the address by which the browser asks. */
  arePasskeysPossible: z.boolean(),
})
export type OwnAccount = z.infer<typeof ownAccount>

/** What turns the second step on and off, and renews its recovery codes. */
export const passwordQuestion = z.strictObject({ password: credentials.shape.password })

/** `POST /api/admin/account/second-step`: what an app needs, as text and as the address of a QR code. */
export const newSecondStep = z.strictObject({ secret: z.string(), address: z.string() })
export type NewSecondStep = z.infer<typeof newSecondStep>

/** `POST /api/admin/account/second-step/confirm`: the first code of the app. */
export const codeQuestion = z.strictObject({
  code: z.string('code is missing').check(z.minLength(1, 'code is missing'), z.maxLength(40, 'code is too long')),
})

/** Codes that stand in for the app, each once; they cannot be read again. */
export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** `POST /api/admin/account/email`: the address gets a link, and is that of the account once it was opened. */
export const emailQuestion = z.strictObject({ password: credentials.shape.password, email: emailAddress })
export type EmailQuestion = z.infer<typeof emailQuestion>
