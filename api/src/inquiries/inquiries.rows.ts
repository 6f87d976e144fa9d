import type { InquiryRequest } from 'supabase/inquiry-request'
import type { Colleague, InquiryFilter, InquiryInput, InquiryNote, StoredInquiry } from '#contract/inquiries.ts'
import type { Database, Json } from '#supabase/database.ts'

type Tables = Database['public']['Tables']
/** An inquiry with the state of its mail, who has it, and its files. */
export type InquiryRow = Tables['inquiries']['Row'] & {
  mails: Pick<Tables['mails']['Row'], 'status' | 'attempts' | 'last_error' | 'sent_at'>
  admins: Colleague | null
  inquiry_files: Pick<Tables['inquiry_files']['Row'], 'id' | 'name' | 'kind' | 'size' | 'created_at'>[]
}
/** The columns of an `InquiryRow`. */
export const WITH_MAIL =
  '*, mails!inner(status, attempts, last_error, sent_at), admins(id, username), inquiry_files(id, name, kind, size, created_at)'

/** Milliseconds in which no person fills a form. */
const FASTEST = 2_000

/** What the database takes of what a visitor sent. */
export function toEntry({ website = '', filledMs, ...inquiry }: InquiryInput): Json {
  const suspected = website.trim() !== '' || (filledMs !== undefined && filledMs < FASTEST)
  return { ...inquiry, suspected }
}

/** What the database narrows the list by. @param me whose inquiries `mine` are */
export function toFilter(
  { mine, suspected, files, ...rest }: InquiryFilter,
  me: string,
): Record<string, string | boolean> {
  const given = Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return {
    ...Object.fromEntries(given),
    ...(mine && { assignee: me }),
    ...(suspected && { suspected: true }),
    ...(files && { files: true }),
  }
}

/** A note as staff see it. */
export function toNote({ id, author, note, created_at }: Tables['inquiry_notes']['Row']): InquiryNote {
  return { _id: id, author, note, createdAt: created_at }
}

/** A row as staff see it. */
export function toStoredInquiry(row: InquiryRow): StoredInquiry {
  return {
    _id: row.id,
    number: row.number,
    state: row.state,
    assignee: row.admins,
    changedAt: row.changed_at,
    answeredAt: row.answered_at,
    receivedAt: row.created_at,
    kind: row.kind,
    category: row.category,
    products: row.products,
    region: row.region,
    request: row.request as InquiryRequest | null,
    files: row.inquiry_files
      .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
      .map(({ id, name, kind, size }) => ({ id, name, kind, size })),
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    suspected: row.suspected && !row.cleared,
    status: row.mails.status,
    attempts: row.mails.attempts,
    lastError: row.mails.last_error,
    sentAt: row.mails.sent_at,
  }
}
