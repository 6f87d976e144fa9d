import { inquiry } from 'supabase/inquiry'
import type { InquiryCall } from 'supabase/mail-calls'
import { claimed, type MailQueue } from '#mail/mail.queue.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** The inquiries whose mail waits. @param site public origin, for the links in the mail */
export function createInquiryQueue(supabase: Supabase, site: string): MailQueue {
  return {
    functionName: 'send-inquiry',

    async claim(leaseSeconds) {
      const [row] = await ask(supabase.rpc('claim_inquiries', { how_many: 1, lease_seconds: leaseSeconds }))
      if (!row) return undefined
      const { id, mailing, attempts, suspected, created_at: receivedAt } = row
      return {
        ...claimed(row),
        call: (): InquiryCall => ({ id, mailing, site, inquiry: inquiry.parse(row), suspected, receivedAt }),
        settle: (ended) =>
          ask(supabase.rpc('settle_inquiry', { inquiry_id: id, of_mailing: mailing, of_attempt: attempts, ...ended })),
      }
    },
  }
}
