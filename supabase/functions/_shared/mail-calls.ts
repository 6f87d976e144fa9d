import { z } from 'zod/mini'
import { emailAddress, inquiry } from './inquiry.ts'
import { MAX_FILE_NAME } from './inquiry-facts.ts'

/** What both functions are told about a mail. */
const mail = {
  /** Of the row; with `mailing` the mail's idempotency key. */
  id: z.uuid(),
  mailing: z.int().check(z.gte(1)),
  /** Public origin of the site, without a slash at the end. */
  site: z.url(),
}

/** The body of a call of `send-inquiry`. */
export const inquiryCall = z.object({
  ...mail,
  /** What the sender and the staff call the inquiry by. */
  number: z.optional(z.string().check(z.regex(/^[\w-]{1,30}$/))),
  inquiry,
  /** The names of what came with it, in their order. */
  files: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME)))),
  /** Whether the sender is told the number. */
  receipt: z.optional(z.boolean()),
  suspected: z.boolean(),
  /** ISO 8601. */
  receivedAt: z.iso.datetime({ offset: true }),
})
export type InquiryCall = z.infer<typeof inquiryCall>

/** The body of a call of `send-newsletter`. */
export const newsletterCall = z.object({
  ...mail,
  email: emailAddress,
  token: z.string().check(z.regex(/^[\w-]{32,100}$/)),
})
export type NewsletterCall = z.infer<typeof newsletterCall>

/**
 * How an attempt ended. `sent`: the provider has it, `note` is its id, and the row says so. `retry` and `rejected`:
 * `note` is the reason, and the row waits for the caller to write it down.
 */
export const mailOutcome = z.object({ outcome: z.enum(['sent', 'retry', 'rejected']), note: z.string() })
export type MailOutcome = z.infer<typeof mailOutcome>
