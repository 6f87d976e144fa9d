import { cleanLine } from 'supabase/clean-text'
import { z } from 'zod/mini'

/** Characters of a reason. */
export const MAX_WITHDRAWAL_REASON = 200

/** Why something leaves the site that the law wants to be public; without need of one it is not looked at. */
const reason = z.optional(
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.trim(),
      z.maxLength(MAX_WITHDRAWAL_REASON, `the reason is longer than ${MAX_WITHDRAWAL_REASON} characters`),
    ),
)

/** Query of requests that hide, delete or erase: `?reason=`. */
export const withdrawal = z.strictObject({ reason })
