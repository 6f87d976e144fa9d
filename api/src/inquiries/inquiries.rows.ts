import type { InquiryInput, StoredInquiry } from '#contract/inquiries.ts'
import type { Database, Json } from '#supabase/database.ts'

type Tables = Database['public']['Tables']
/** An inquiry with the state of its mail. */
export type InquiryRow = Tables['inquiries']['Row'] & {
  mails: Pick<Tables['mails']['Row'], 'status' | 'attempts' | 'last_error' | 'sent_at'>
}
/** The columns of an `InquiryRow`. */
export const WITH_MAIL = '*, mails!inner(status, attempts, last_error, sent_at)'

/** Milliseconds in which nobody fills a form. */
const FASTEST = 2_000

/** What the database takes of what a visitor sent. */
export function toEntry({ website = '', filledMs, ...inquiry }: InquiryInput): Json {
  const suspected = website.trim() !== '' || (filledMs !== undefined && filledMs < FASTEST)
  return { ...inquiry, suspected }
}

/** A row as staff see it. */
export function toStoredInquiry(row: InquiryRow): StoredInquiry {
  return {
    _id: row.id,
    receivedAt: row.created_at,
    kind: row.kind,
    category: row.category,
    products: row.products,
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    suspected: row.suspected,
    status: row.mails.status,
    attempts: row.mails.attempts,
    lastError: row.mails.last_error,
    sentAt: row.mails.sent_at,
  }
}
