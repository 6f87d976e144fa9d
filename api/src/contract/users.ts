import { emailAddress } from 'supabase/inquiry'
import { z } from 'zod/mini'
import { passwordChange } from './account.ts'
import { ROLES } from './roles.ts'
import { credentials, session } from './session.ts'

const roles = z.array(z.enum(ROLES, 'role is not known')).check(z.maxLength(ROLES.length, 'roles are too many'))

/** An account as administrators see it. Times are ISO 8601. */
export const staffUser = z.strictObject({
  _id: z.uuid(),
  username: z.string(),
  email: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  createdAt: z.string(),
  /** The last sign-in of the journal; `null` when there is none. */
  signedInAt: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
  /** Until when the link of the invitation opens; `null` when it is accepted, or none was sent. */
  invitedUntil: z.nullable(z.string()),
  /** Whether the account has chosen a password. */
  hasPassword: z.boolean(),
  /** Whether a code is asked for in addition to the password. */
  hasSecondStep: z.boolean(),
  /** The last mail to the account failed, or waits for more than an hour; `null` when nothing is wrong. */
  mailTrouble: z.nullable(z.enum(['failed', 'delayed'])),
})
export type StaffUser = z.infer<typeof staffUser>

/** `GET /api/admin/users`, by name. */
export const staffUsers = z.strictObject({ users: z.array(staffUser) })
export type StaffUsers = z.infer<typeof staffUsers>

/** `POST /api/admin/users`: who gets a link by mail. */
export const invitation = z.strictObject({ username: credentials.shape.username, email: emailAddress, roles })
export type Invitation = z.infer<typeof invitation>

/** `POST /api/admin/users/{id}`. */
export const userChange = z.strictObject({ email: z.nullable(emailAddress), roles })
export type UserChange = z.infer<typeof userChange>

/** `POST /api/admin/forgot`: a name or an address. The answer is the same whether there is such an account or not. */
export const forgotten = z.strictObject({ username: credentials.shape.username })

const token = z.string('token is missing').check(z.regex(/^[\w-]{43}$/, 'token is none'))

/** `POST /api/admin/link`: what a link opens. */
export const linkQuestion = z.strictObject({ token })
export const linkFound = z.strictObject({
  username: z.string(),
  kind: z.enum(['invitation', 'reset', 'address']),
  /** The address that the link proves; `null` for links by which a password is chosen. */
  newEmail: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type LinkFound = z.infer<typeof linkFound>

/** `POST /api/admin/link/password`: the password that the account gets by its link. */
export const linkPassword = z.strictObject({ token, password: passwordChange.shape.password })
export type LinkPassword = z.infer<typeof linkPassword>
/** Its answer: a session, but for accounts that are asked for a second step. */
export const linkUsed = z.strictObject({ session: z.nullable(session) })
export type LinkUsed = z.infer<typeof linkUsed>
