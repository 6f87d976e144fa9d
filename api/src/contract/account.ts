import { z } from 'zod/mini'
import { MIN_NEW_PASSWORD } from './account-limits.ts'
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

/** `GET /api/admin/account`: what somebody sees of the own account. */
export const ownAccount = z.strictObject({
  username: z.string(),
  /** ISO 8601; `null` when nobody has noted it. */
  passwordSetAt: z.nullable(z.string()),
})
export type OwnAccount = z.infer<typeof ownAccount>
