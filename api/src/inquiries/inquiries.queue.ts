import { inquiry } from 'supabase/inquiry'
import type { InquiryCall } from 'supabase/mail-calls'
import type { MailQueue } from '#mail/mail.queue.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { InquiryRow } from './inquiries.rows.ts'

/** The inquiries whose mail waits. @param site public origin, for the links in the mail */
export function createInquiryQueue(supabase: Supabase, site: string): MailQueue<InquiryRow> {
  return {
    functionName: 'send-inquiry',

    claim: (howMany, leaseSeconds) =>
      ask(supabase.rpc('claim_inquiries', { how_many: howMany, lease_seconds: leaseSeconds })),

    callOf: (row): InquiryCall => ({
      id: row.id,
      mailing: row.mailing,
      site,
      inquiry: inquiry.parse(row),
      suspected: row.suspected,
      receivedAt: row.created_at,
    }),

    settle: (row, ended) =>
      ask(
        supabase.rpc('settle_inquiry', {
          inquiry_id: row.id,
          of_mailing: row.mailing,
          of_attempt: row.attempts,
          ...ended,
        }),
      ),
  }
}
