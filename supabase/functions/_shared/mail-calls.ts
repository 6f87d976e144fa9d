import { z } from 'zod/mini'
import { emailAddress, inquiry } from './inquiry.ts'
import { MAX_FILE_NAME } from './inquiry-facts.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'

/** What all functions are told about a mail. */
const mail = {
  /** Of the row; with `mailing` the mail's idempotency key. */
  id: z.uuid(),
  mailing: z.int().check(z.gte(1)),
  /** Public origin of the site, without a slash at the end. */
  site: z.url(),
}

/** Most recipients of one mail, the office not counted: the provider takes 50. */
export const MAX_RECIPIENTS = 40

/** The body of a call of `send-inquiry`. */
export const inquiryCall = z.object({
  ...mail,
  /** What the sender and the staff call the inquiry by. */
  number: z.optional(z.string().check(z.regex(/^[\w-]{1,30}$/))),
  inquiry,
  /** The names of what came with it, in their order. */
  files: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(MAX_FILE_NAME)))),
  /** Who of the staff receives it; without it those of its kind. */
  recipients: z.optional(z.array(emailAddress).check(z.maxLength(MAX_RECIPIENTS))),
  /** Of them those who sell what is asked about to its country. */
  sellers: z.optional(z.array(emailAddress).check(z.maxLength(MAX_RECIPIENTS))),
  /** Whether the sender is told the number. */
  receipt: z.optional(z.boolean()),
  suspected: z.boolean(),
  /** ISO 8601. */
  receivedAt: z.iso.datetime({ offset: true }),
})
export type InquiryCall = z.infer<typeof inquiryCall>

/** What stands in the link of a mail. Those that are made in SQL have it as well. */
export const LINK_TOKEN = /^[\w-]{32,100}$/

/** The languages of the news. */
export const NEWS_LANGUAGES = ['bg', 'en', 'de', 'it'] as const
export type NewsLanguage = (typeof NEWS_LANGUAGES)[number]

/** The body of a call of `send-confirmation`. */
export const confirmationCall = z.object({
  ...mail,
  email: emailAddress,
  token: z.string().check(z.regex(LINK_TOKEN)),
})
export type ConfirmationCall = z.infer<typeof confirmationCall>

/** An item of news as a mail shows it. */
export const newsletterItem = z.object({
  language: z.enum(NEWS_LANGUAGES),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  /** The beginning of the text; may be empty. */
  summary: z.string().check(z.maxLength(500)),
  /** Of the item: `2026-03-12`. */
  date: z.iso.date(),
  /** Whole address of the item. */
  address: z.url(),
  /** Whole address of a picture of 1200 x 630 pixels; a draft may have none. */
  picture: z.nullable(z.object({ address: z.url(), alt: z.string().check(z.maxLength(500)) })),
})
export type NewsletterItem = z.infer<typeof newsletterItem>

/** The body of a call of `send-newsletter`. */
export const newsletterCall = z.object({
  ...mail,
  email: emailAddress,
  /** `null` for a test of the staff, which ends no subscription. */
  token: z.nullable(z.string().check(z.regex(LINK_TOKEN))),
  /** Of those that the reader has chosen. */
  topic: z.enum(NEWSLETTER_TOPICS),
  item: newsletterItem,
})
export type NewsletterCall = z.infer<typeof newsletterCall>

/** Of each mail to an account. */
const accountMail = {
  ...mail,
  /** Each has a link of its own, and so is a mail of its own. */
  attempt: z.int().check(z.gte(1)),
  email: emailAddress,
  username: z.string().check(z.minLength(1), z.maxLength(100)),
}

/** The body of a call of `send-account`. */
export const accountCall = z.discriminatedUnion('kind', [
  z.object({
    ...accountMail,
    kind: z.enum(['invitation', 'reset', 'address']),
    /** The administrator who has asked for it; `null` when it was the account itself. */
    askedBy: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
    token: z.string().check(z.regex(LINK_TOKEN)),
    /** ISO 8601. */
    expiresAt: z.iso.datetime({ offset: true }),
  }),
  z.object({
    ...accountMail,
    /** Someone knew the password, and failed at the second step. */
    kind: z.literal('warning'),
    /** ISO 8601. */
    happenedAt: z.iso.datetime({ offset: true }),
  }),
])
export type AccountCall = z.infer<typeof accountCall>

/** What `send-attention` has words for. */
export const FINDING_KINDS = [
  'certificateEnded',
  'linkDead',
  'fileLinkDead',
  'mailsFailed',
  'mailsWait',
  'trialRecipients',
  'filesFill',
  'diskFills',
  'backupOld',
  'certificateEnds',
  'positionEnds',
  'leaveWithoutDeputy',
  'countryUnserved',
  'noDateAhead',
  'administratorWithoutEmail',
  'pictureWithoutText',
  'picturesWithoutText',
  'languageMissing',
  'yearMissing',
  'factOld',
] as const

/** One of the things that need attention. */
const mailedFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  /** Of the thing; or the section, the family of products or the fact. */
  title: z.string().check(z.maxLength(300)),
  day: z.nullable(z.iso.date()),
  /** How many, how many days, which year, or which status of HTTP. */
  number: z.nullable(z.int()),
  /** The list it is about; what was queued before there was any has none. */
  collection: z._default(z.nullable(z.string().check(z.maxLength(30))), null),
  /** The link that leads to nothing. */
  address: z.nullable(z.string().check(z.maxLength(2000))),
  /** Countries by their English names, languages by their codes; what was queued before there were any has none. */
  names: z._default(z.array(z.string().check(z.maxLength(100))), []),
  /** Path of this site. */
  way: z.nullable(z.string().check(z.regex(/^\/[^\s"<>]{0,300}$/))),
})
export type MailedFinding = z.infer<typeof mailedFinding>
export const mailedFindings = z.array(mailedFinding).check(z.minLength(1))

/** The body of a call of `send-attention`. */
export const attentionCall = z.object({
  ...mail,
  email: emailAddress,
  findings: mailedFindings,
})
export type AttentionCall = z.infer<typeof attentionCall>

/**
 * How an attempt ended. `sent`: the provider has it, `note` is its id, and the row says so. `retry` and `rejected`:
 * `note` is the reason, and the row waits for the caller to write it down. `dropped`: the mail is not wanted any more.
 */
export const mailOutcome = z.object({ outcome: z.enum(['sent', 'retry', 'rejected', 'dropped']), note: z.string() })
export type MailOutcome = z.infer<typeof mailOutcome>
