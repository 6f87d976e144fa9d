import { inquiry } from 'supabase/inquiry'
import type { InquiryCall, MailOutcome, NewsletterCall } from 'supabase/mail-calls'
import { ask, type Supabase } from '#supabase/client.ts'

/** A mail that this process alone may send until its lease ends. */
export type ClaimedMail = {
  /** The edge function that sends it, and says in its row that it is sent. */
  functionName: string
  /** Of the row. */
  id: string
  attempts: number
  /** Set when the time for attempts is over, and the row says so already: why the last one failed. */
  givenUp: string | null
  /** The body of the function's call. @throws when the row is not valid any more */
  call(): object
  /** Writes down how an attempt ended that was no success; the row is free again. May throw 503. */
  settle(ended: MailOutcome): Promise<unknown>
}

/** Mails that wait. */
export type MailQueue = {
  /** The next mail that is due, if any. May throw 503. */
  claim(leaseSeconds: number): Promise<ClaimedMail | undefined>
}

const FUNCTIONS = { inquiry: 'send-inquiry', newsletter: 'send-newsletter' } as const

/** The mails about inquiries, and those that ask to confirm an address. @param site public origin, for their links */
export function createMailQueue(supabase: Supabase, site: string): MailQueue {
  return {
    async claim(leaseSeconds) {
      const claimed = supabase.rpc('claim_mails', { how_many: 1, lease_seconds: leaseSeconds })
      const [row] = await ask(claimed.select('*, inquiries(*), newsletter(*)'))
      if (!row) return undefined
      const { id, kind, mailing, attempts, inquiries: asked, newsletter: address } = row
      return {
        functionName: FUNCTIONS[kind],
        id,
        attempts,
        givenUp: givenUp(row),
        call(): InquiryCall | NewsletterCall {
          const mail = { id, mailing, site }
          if (address) return { ...mail, email: address.email, token: address.token }
          if (asked) {
            const { number, suspected, created_at: receivedAt } = asked
            return { ...mail, number, inquiry: inquiry.parse(asked), suspected, receivedAt }
          }
          throw new Error('the mail is about nothing')
        },
        settle: (ended) =>
          ask(supabase.rpc('settle_mail', { mail_id: id, of_mailing: mailing, of_attempt: attempts, ...ended })),
      }
    },
  }
}

/** Why the last attempt failed of a mail that is given up, else `null`. */
export function givenUp({ status, last_error }: { status: string; last_error: string | null }): string | null {
  return status === 'failed' ? (last_error ?? '') : null
}
