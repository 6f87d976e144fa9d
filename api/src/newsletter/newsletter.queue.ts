import type { NewsletterCall } from 'supabase/mail-calls'
import { claimed, type MailQueue } from '#mail/mail.queue.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** The addresses that were not asked yet to confirm. @param site public origin, for the links in the mail */
export function createNewsletterQueue(supabase: Supabase, site: string): MailQueue {
  return {
    functionName: 'send-newsletter',

    async claim(leaseSeconds) {
      const [row] = await ask(supabase.rpc('claim_newsletter', { how_many: 1, lease_seconds: leaseSeconds }))
      if (!row) return undefined
      const { id, mailing, attempts, email, token } = row
      return {
        ...claimed(row),
        call: (): NewsletterCall => ({ id, mailing, site, email, token }),
        settle: (ended) =>
          ask(
            supabase.rpc('settle_newsletter', { address_id: id, of_mailing: mailing, of_attempt: attempts, ...ended }),
          ),
      }
    },
  }
}
