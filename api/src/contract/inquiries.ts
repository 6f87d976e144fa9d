import { inquiry } from 'supabase/inquiry'
import { inquiryCategories } from 'supabase/inquiry-facts'
import { z } from 'zod/mini'

/**
 * What a form sends besides the inquiry, so that spam can be suspected; a suspicion never refuses.
 * `website`: an input that people do not see. `filledMs`: milliseconds from the first look at the form to its sending.
 */
const formTraces = z.object({ website: z.optional(z.string()), filledMs: z.optional(z.number()) })

/** `POST /api/inquiries`; a header `Idempotency-Key`, made for this content by the form, may stand beside it. */
export const inquiryInput = z.intersection(inquiry, formTraces)
export type InquiryInput = z.infer<typeof inquiryInput>

/** The answer once the inquiry is stored, the same for each repetition. */
export const inquiryTaken = z.strictObject({ ok: z.literal(true), id: z.uuid() })
export type InquiryTaken = z.infer<typeof inquiryTaken>

/** An inquiry as staff see it. */
export const storedInquiry = z.strictObject({
  _id: z.uuid(),
  /** ISO 8601. */
  receivedAt: z.string(),
  kind: z.enum(['contact', 'product']),
  /** Of a contact inquiry. */
  category: z.nullable(z.enum(inquiryCategories)),
  /** The last parts of the products' addresses, of a product inquiry; else empty. */
  products: z.array(z.string()),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  /** Looks like spam. */
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

/** What the list can be narrowed to: a status of the mail, or what looks like spam. */
export const INQUIRY_STATES = ['queued', 'sent', 'failed', 'suspected'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

const narrowed = {
  state: z.optional(z.enum(INQUIRY_STATES)),
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

/** `POST /api/inquiries/{id}/resend`. */
export const inquiryResent = z.strictObject({ ok: z.literal(true), inquiry: storedInquiry })
/** `POST /api/inquiries/erase-old`. */
export const inquiriesErased = z.strictObject({ ok: z.literal(true), erased: z.number() })
