import { emailAddress } from 'supabase/inquiry'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from 'supabase/newsletter-topics'
import { z } from 'zod/mini'
import { LANGUAGES } from './languages.ts'
import { perLanguage } from './news-texts.ts'

/** Where a subscriber is: asked to confirm, a reader, or gone for less than a day. */
export const SUBSCRIBER_STATES = ['confirmed', 'unconfirmed', 'left'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

const topic = z.enum(NEWSLETTER_TOPICS, `topic must be one of ${NEWSLETTER_TOPICS.join(', ')}`)
/** How many subscribers have chosen each topic. */
const perTopic = z.strictObject({ news: z.number(), investors: z.number(), jobs: z.number() } satisfies Record<
  NewsletterTopic,
  unknown
>)

/** A subscriber of the newsletter, as staff see them. */
export const subscriber = z.strictObject({
  _id: z.uuid(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  topics: z.array(topic),
  state: z.enum(SUBSCRIBER_STATES),
  /** ISO 8601. */
  askedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
})
export type Subscriber = z.infer<typeof subscriber>

const filter = {
  /** A part of the address. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1, 'search is empty'), z.maxLength(254))),
  state: z.optional(z.enum(SUBSCRIBER_STATES, `state must be one of ${SUBSCRIBER_STATES.join(', ')}`)),
  language: z.optional(z.enum(LANGUAGES, `language must be one of ${LANGUAGES.join(', ')}`)),
  /** Who has chosen it, perhaps beside others. */
  topic: z.optional(topic),
}
/** Query of `GET /api/admin/newsletter/subscribers/export`. */
export const subscriberFilter = z.strictObject(filter)
export type SubscriberFilter = z.infer<typeof subscriberFilter>
/** Query of `GET /api/admin/newsletter/subscribers`. */
export const subscriberQuery = z.strictObject({ ...filter, before: z.optional(z.string().check(z.maxLength(200))) })
export type SubscriberQuery = z.infer<typeof subscriberQuery>

/** How many there are; of confirmed ones by language and by topic, and what happened in this month in Sofia. */
export const newsletterNumbers = z.strictObject({
  confirmed: z.number(),
  unconfirmed: z.number(),
  left: z.number(),
  languages: perLanguage(z.number()),
  topics: perTopic,
  joinedThisMonth: z.number(),
  leftThisMonth: z.number(),
})
export type NewsletterNumbers = z.infer<typeof newsletterNumbers>

/** `GET /api/admin/newsletter/subscribers`, the last first; `total` counts what the filter leaves, `numbers` all. */
export const subscriberPage = z.strictObject({
  subscribers: z.array(subscriber),
  next: z.nullable(z.string()),
  total: z.number(),
  numbers: newsletterNumbers,
})
export type SubscriberPage = z.infer<typeof subscriberPage>

/** An item that goes, or went, to the subscribers. */
export const sending = z.strictObject({
  _id: z.uuid(),
  /** Id of the item; `null` when it was erased. */
  news: z.nullable(z.uuid()),
  /** `access` with which a browser sees the item as a mail; `null` as `news` is. */
  previewAccess: z.nullable(z.string()),
  title: z.string(),
  /** It goes to those who have chosen it. */
  topic,
  askedBy: z.string(),
  askedAt: z.string(),
  /** When its mails begin to go, while they wait for the item to be public or for the sending before. */
  startsAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  /** When the item left the site before all mails had gone. */
  stoppedAt: z.nullable(z.string()),
  /** Subscribers of the moment at which it started. */
  recipients: z.nullable(z.number()),
  /** Mails that the mail provider has taken, refused for good or in 20 hours, and that wait. */
  sent: z.number(),
  failed: z.number(),
  queued: z.number(),
})
export type Sending = z.infer<typeof sending>

/** Query of `GET /api/admin/newsletter/sendings`. */
export const sendingQuery = z.strictObject({ before: z.optional(z.string().check(z.maxLength(200))) })
/** `GET /api/admin/newsletter/sendings`, the last first. */
export const sendingPage = z.strictObject({ sendings: z.array(sending), next: z.nullable(z.string()) })
export type SendingPage = z.infer<typeof sendingPage>

/** `GET /api/admin/newsletter/news/{id}`: what the form of an item says about it, and shows it as a mail with. */
export const newsSending = z.strictObject({
  sending: z.nullable(sending),
  /** Who would get it now. */
  recipients: perTopic,
  previewAccess: z.nullable(z.string()),
})
export type NewsSending = z.infer<typeof newsSending>

/** `POST /api/admin/newsletter/sendings`: 201, or 409 with who asked first (`current`), 409 `notPublic`, 404. */
export const sendingInput = z.strictObject({ news: z.uuid('news is not an id'), topic: z._default(topic, 'news') })
export const sendingTaken = z.strictObject({ ok: z.literal(true), sending })
export const sendingCancelled = z.strictObject({ ok: z.literal(true) })

/** `POST /api/admin/newsletter/tests`: the item with its unpublished changes goes to one address. */
export const testInput = z.strictObject({
  news: z.uuid('news is not an id'),
  email: emailAddress,
  language: z.enum(LANGUAGES, `language must be one of ${LANGUAGES.join(', ')}`),
})
export const testTaken = z.strictObject({ ok: z.literal(true) })

export const subscriberErased = z.strictObject({ ok: z.literal(true) })
