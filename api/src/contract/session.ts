import { z } from 'zod/mini'
import { ROLES } from './roles.ts'
import { passkeyProof } from './sign-in-proof.ts'

/** A database keeps neither U+0000 nor half of a pair. */
const isText = (text: string) => !text.includes('\0') && text.isWellFormed()

export const credentials = z.strictObject({
  username: z
    .string('username is missing')
    .check(
      z.trim(),
      z.minLength(1, 'username is missing'),
      z.maxLength(100, 'username is too long'),
      z.refine(isText, 'username is no text'),
    ),
  password: z
    .string('password is missing')
    .check(
      z.minLength(1, 'password is missing'),
      z.maxLength(200, 'password is too long'),
      z.refine(isText, 'password is no text'),
    ),
})
/** `POST /api/admin/login`; `code` or `passkey` is the second step, of accounts that have one. */
export const signInQuestion = z.extend(credentials, {
  passkey: z.optional(passkeyProof),
  code: z.optional(z.string('code is no text').check(z.maxLength(40, 'code is too long'))),
})
export type SignInQuestion = z.infer<typeof signInQuestion>

/** Whose session it is. `id` stays the same when the name changes: it keys what a browser keeps for one account. */
export const user = z.strictObject({ id: z.uuid(), username: z.string(), roles: z.array(z.enum(ROLES)) })
export type User = z.infer<typeof user>

/** `POST /api/admin/login` and a `validate` that succeeds; the token is a JWT, renewed by each `validate`. */
export const session = z.strictObject({ user, token: z.string() })
export type Session = z.infer<typeof session>

export const tokenQuestion = z.object({
  token: z.string('token is missing').check(z.maxLength(4096, 'token is too long')),
})

/** Every error of the API; `field` names the input it is about, `current` the stored item after a 412. */
export const problem = z.looseObject({ error: z.string(), field: z.optional(z.string()) })
