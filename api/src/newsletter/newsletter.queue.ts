import type { NewsletterCall } from 'supabase/mail-calls'
import type { MailQueue } from '#mail/mail.queue.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.types.ts'

type SubscriptionRow = Database['public']['Tables']['newsletter']['Row']

/** The addresses that were not asked yet to confirm. @param site public origin, for the links in the mail */
export function createNewsletterQueue(supabase: Supabase, site: string): MailQueue<SubscriptionRow> {
  return {
    functionName: 'send-newsletter',

    claim: (howMany, leaseSeconds) =>
      ask(supabase.rpc('claim_newsletter', { how_many: howMany, lease_seconds: leaseSeconds })),

    callOf: ({ id, mailing, email, token }): NewsletterCall => ({ id, mailing, site, email, token }),

    settle: (row, ended) =>
      ask(
        supabase.rpc('settle_newsletter', {
          address_id: row.id,
          of_mailing: row.mailing,
          of_attempt: row.attempts,
          ...ended,
        }),
      ),
  }
}
