import { cleanText } from 'supabase/clean-text'
import { inquiry } from 'supabase/inquiry'
import { inquiryCategories, inquiryRegions } from 'supabase/inquiry-facts'
import { inquiryRequest } from 'supabase/inquiry-request'
import { z } from 'zod/mini'
import { inquiryFile } from './inquiry-files.ts'

/**
 * What a form sends in addition to the inquiry, so that spam can be suspected; a suspicion never refuses.
 * `website`: an input that people do not see. `filledMs`: milliseconds from the first look at the form to its sending.
 */
const formTraces = z.object({ website: z.optional(z.string()), filledMs: z.optional(z.number()) })

/** `POST /api/inquiries`; a header `Idempotency-Key`, made for this content by the form, may stand beside it. */
export const inquiryInput = z.intersection(inquiry, formTraces)
export type InquiryInput = z.infer<typeof inquiryInput>

/** The answer once the inquiry is stored, the same for each repetition. */
export const inquiryTaken = z.strictObject({
  ok: z.literal(true),
  id: z.uuid(),
  /** What the sender may call it by, such as `B-2026-7KQ4XM`. */
  number: z.string(),
})
export type InquiryTaken = z.infer<typeof inquiryTaken>

/** How far the work on an inquiry is. */
export const INQUIRY_STATES = ['new', 'inWork', 'answered', 'spam'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

/** A member of staff, as colleagues see them. */
export const colleague = z.strictObject({ id: z.guid(), username: z.string() })
export type Colleague = z.infer<typeof colleague>

/** An inquiry as staff see it. */
export const storedInquiry = z.strictObject({
  _id: z.uuid(),
  /** Such as `B-2026-7KQ4XM`. */
  number: z.string(),
  state: z.enum(INQUIRY_STATES),
  /** Whose work it is, or who answered it; a new one has no one. */
  assignee: z.nullable(colleague),
  /** When its state or assignee last changed, ISO 8601; `null` while they are unchanged. */
  changedAt: z.nullable(z.string()),
  /** When it was first marked as answered, ISO 8601. */
  answeredAt: z.nullable(z.string()),
  /** ISO 8601. */
  receivedAt: z.string(),
  kind: z.enum(['contact', 'product']),
  /** Of a contact inquiry. */
  category: z.nullable(z.enum(inquiryCategories)),
  /** The last parts of the products' addresses, of a product inquiry; else empty. */
  products: z.array(z.string()),
  /** The country that the visitor has chosen on the site, by its English name. */
  region: z.nullable(z.string()),
  /** What is wanted of each product, of a product inquiry that says so. */
  request: z.nullable(inquiryRequest),
  /** In the order in which they came. */
  files: z.array(inquiryFile),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  /** Looks like spam, and is not judged yet. */
  suspected: z.boolean(),
  /** Of its mail: it waits, the provider has it, or no attempt will come any more. */
  status: z.enum(['queued', 'sent', 'failed']),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type StoredInquiry = z.infer<typeof storedInquiry>

/**
 * `GET /api/inquiries`, newest first; `next` is the cursor for `before`, `null` on the last page, and `total` counts what
 * all pages hold together.
 */
export const inquiryPage = z.strictObject({
  inquiries: z.array(storedInquiry),
  next: z.nullable(z.string()),
  total: z.number(),
  /** How many each state has of what the rest of the filter leaves. */
  counts: z.record(z.enum(INQUIRY_STATES), z.number()),
  /** How many are mine, in any state, of what the rest of the filter leaves. */
  mine: z.number(),
  /** Median seconds from an inquiry to its first answer, of all that were answered in the last 30 days; `null` without any. */
  firstAnswerSeconds: z.nullable(z.number()),
})
export type InquiryPage = z.infer<typeof inquiryPage>

const MAX_PAGE = 100
const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, 'limit must be a number')),
  z.pipe(
    z.transform(Number),
    z.number().check(z.gte(1, 'limit must be at least 1'), z.lte(MAX_PAGE, `limit must be at most ${MAX_PAGE}`)),
  ),
)

/** What becomes of the mail to the department. */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const

const narrowed = {
  state: z.optional(z.enum(INQUIRY_STATES)),
  kind: z.optional(z.enum(['contact', 'product'])),
  category: z.optional(z.enum(inquiryCategories)),
  /** The last part of the address of a product. */
  product: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/, 'product must be the last part of an address'))),
  region: z.optional(z.enum(Object.keys(inquiryRegions))),
  /** `true`: those of the account that asks. */
  mine: z.optional(z.literal('true', 'mine can only be true')),
  /** `true`: those that look like spam. */
  suspected: z.optional(z.literal('true', 'suspected can only be true')),
  /** `true`: those with drawings. */
  files: z.optional(z.literal('true', 'files can only be true')),
  mail: z.optional(z.enum(MAIL_STATES)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'search is longer than 100 characters'))),
}

/** Query of `GET /api/inquiries/export`; `search` is looked for in every text of an inquiry. */
export const inquiryFilter = z.strictObject(narrowed)
export type InquiryFilter = z.infer<typeof inquiryFilter>

/** Query of `GET /api/inquiries`. */
export const inquiryQuery = z.strictObject({
  ...narrowed,
  limit: z.optional(limit),
  before: z.optional(z.string().check(z.maxLength(200))),
})
export type InquiryQuery = z.infer<typeof inquiryQuery>

/** `GET /api/inquiries/{id}`. */
export const inquiryFound = z.strictObject({ inquiry: storedInquiry })
export type InquiryFound = z.infer<typeof inquiryFound>

/**
 * Body of `POST /api/inquiries/{id}/state`: what it shall be, and what it was when it was looked at. When someone was
 * faster it is 409 with the code `inquiryChanged`, and `current` is the inquiry as it is now.
 */
export const inquiryChange = z
  .strictObject({
    seen: z.strictObject({ state: z.enum(INQUIRY_STATES), assignee: z.nullable(z.guid()) }),
    state: z.enum(INQUIRY_STATES),
    assignee: z.nullable(z.guid()),
  })
  .check(
    z.refine(({ state, assignee }) => state !== 'new' || assignee === null, {
      error: 'a new inquiry has no assignee',
      path: ['assignee'],
    }),
    z.refine(({ state, assignee }) => state !== 'inWork' || assignee !== null, {
      error: 'an inquiry in work needs an assignee',
      path: ['assignee'],
    }),
  )
export type InquiryChange = z.infer<typeof inquiryChange>
/** Answer of `POST /api/inquiries/{id}/state`. */
export const inquiryChanged = z.strictObject({ ok: z.literal(true), inquiry: storedInquiry })

/** Longest note, in characters. */
export const MAX_NOTE = 2_000

/** What staff wrote down about an inquiry. */
export const inquiryNote = z.strictObject({
  _id: z.guid(),
  /** The user name at that time. */
  author: z.string(),
  note: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type InquiryNote = z.infer<typeof inquiryNote>

/** `GET /api/inquiries/{id}/notes`, oldest first. */
export const inquiryNotes = z.strictObject({ notes: z.array(inquiryNote) })
export type InquiryNotes = z.infer<typeof inquiryNotes>

/** Body of `POST /api/inquiries/{id}/notes`; `_id` is made by the sender, so that a repetition is the same note. */
export const noteInput = z.strictObject({
  _id: z.guid(),
  note: z
    .string('note is missing')
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, 'note is missing'),
      z.maxLength(MAX_NOTE, `note is longer than ${MAX_NOTE} characters`),
    ),
})
/** Answer of `POST /api/inquiries/{id}/notes`. */
export const noteTaken = z.strictObject({ ok: z.literal(true), note: inquiryNote })

/** `GET /api/inquiries/colleagues`: who may sign in and be given an inquiry, by name. */
export const colleagues = z.strictObject({ colleagues: z.array(colleague) })
export type Colleagues = z.infer<typeof colleagues>

/** `DELETE /api/inquiries/{id}`. */
export const inquiryErased = z.strictObject({ ok: z.literal(true) })

/** `POST /api/inquiries/{id}/resend`. */
export const inquiryResent = z.strictObject({ ok: z.literal(true), inquiry: storedInquiry })
/** `POST /api/inquiries/erase-old`. */
export const inquiriesErased = z.strictObject({ ok: z.literal(true), erased: z.number() })
