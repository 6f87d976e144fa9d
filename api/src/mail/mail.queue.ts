import { inquiry } from 'supabase/inquiry'
import { familiesOf } from 'supabase/inquiry-recipients'
import {
  type AccountCall,
  type AttentionCall,
  type ConfirmationCall,
  type InquiryCall,
  MAX_RECIPIENTS,
  type MailOutcome,
  mailedFindings,
  type NewsletterCall,
} from 'supabase/mail-calls'
import type { NewsletterTopic } from 'supabase/newsletter-topics'
import { newsletterItemOf } from '#newsletter/newsletter.item.ts'
import { newAccountMail } from '#session/account-links.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'
import { checkNumber } from '#supabase/rows.ts'

type Tables = Database['public']['Tables']

/** A mail that this process alone may send until its lease ends. */
export type ClaimedMail = {
  /** The edge function that sends it, and says in its row that it is sent. */
  functionName: string
  /** Of the row. */
  id: string
  attempts: number
  /** Of the newsletter: it may wait for all others. */
  isNewsletter: boolean
  /** Set when the time for attempts is over, and the row says so already: why the last one failed. */
  givenUp: string | null
  /** The body of the function's call; `null` when the mail is no longer wanted. @throws when the row is not valid any more */
  call(): object | null
  /** Notes how an attempt failed; the row is free again, or gone when it is no longer wanted. May throw 503. */
  settle(ended: MailOutcome): Promise<unknown>
}

/** Mails that wait. */
export type MailQueue = {
  /** The next mail that is due, if any, those of the newsletter last or not at all. May throw 503. */
  claim(leaseSeconds: number, withNewsletter?: boolean): Promise<ClaimedMail | undefined>
  /** Seconds until one is due, 0 or less when one is; `null` when none waits. May throw 503. */
  nextDue(): Promise<number | null>
}

/** Milliseconds for which a receipt is tried; a mail is given up after twenty hours. */
const RECEIPT_LIMIT = 12 * 60 * 60 * 1000
/** Mails with a number that one mailbox gets within a day, for others than its owner can enter it. */
const MAX_RECEIPTS_A_DAY = 3

const FUNCTIONS = {
  inquiry: 'send-inquiry',
  account: 'send-account',
  attention: 'send-attention',
  confirmation: 'send-confirmation',
  newsletterTest: 'send-newsletter',
  newsletter: 'send-newsletter',
} as const

/**
 * The mails about inquiries, those to staff with a link for a password or with what needs attention, those that ask to confirm an address, and those of the newsletter.
 * @param site public origin, for their links
 * @param newsletterMailsPerHour so many mails of the newsletter at most go within any hour
 */
export function createMailQueue(supabase: Supabase, site: string, newsletterMailsPerHour: number): MailQueue {
  return {
    async nextDue() {
      const seconds = await ask(supabase.rpc('next_mail_due', { newsletter_mails_per_hour: newsletterMailsPerHour }))
      return seconds === null ? null : checkNumber(seconds)
    },

    async claim(leaseSeconds, withNewsletter = true) {
      const newsletter_mails_per_hour = withNewsletter ? newsletterMailsPerHour : 0
      const claimed = supabase.rpc('claim_mails', {
        how_many: 1,
        lease_seconds: leaseSeconds,
        newsletter_mails_per_hour,
      })
      const [row] = await ask(claimed.select('*, inquiries(*, inquiry_files(name, created_at)), newsletter(*)'))
      if (!row) return undefined
      const { id, kind, mailing, attempts, inquiries: inquiryRow, newsletter: address } = row
      const isNewsletter = kind === 'newsletter' || kind === 'newsletterTest'
      const [newsletterMail] = isNewsletter ? await ask(supabase.rpc('newsletter_mail_of', { mail_id: id })) : []
      const account = kind === 'account' && !givenUp(row) ? await newAccountMail(supabase, id) : null
      const [findingsMail] = kind === 'attention' ? await ask(supabase.rpc('attention_mail_of', { mail_id: id })) : []
      const receipt = inquiryRow !== null && (await mayHaveReceipt(supabase, inquiryRow, row.first_attempt_at))
      const recipients = inquiryRow && !givenUp(row) ? await recipientsOf(supabase, { ...row, inquiryRow }) : undefined
      return {
        functionName: FUNCTIONS[kind],
        id,
        attempts,
        isNewsletter: kind === 'newsletter',
        givenUp: givenUp(row),
        call(): InquiryCall | AccountCall | AttentionCall | ConfirmationCall | NewsletterCall | null {
          const mail = { id, mailing, site }
          if (newsletterMail) {
            const { email, token, topic } = newsletterMail
            return {
              ...mail,
              email,
              token,
              topic: topic as NewsletterTopic,
              item: newsletterItemOf(newsletterMail, site),
            }
          }
          if (account) return { ...mail, ...account, attempt: attempts }
          if (findingsMail) {
            const { email, findings } = findingsMail
            return { ...mail, email, findings: mailedFindings.parse(findings) }
          }
          if (isNewsletter || kind === 'account' || kind === 'attention') return null
          if (address) return { ...mail, email: address.email, token: address.token }
          if (inquiryRow) {
            const { number, suspected, created_at: receivedAt } = inquiryRow
            const files = inquiryRow.inquiry_files
              .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
              .map(({ name }) => name)
            const about = {
              number,
              inquiry: inquiry.parse(inquiryRow),
              ...(files.length > 0 && { files }),
              ...recipients,
            }
            return { ...mail, ...about, receipt, suspected, receivedAt }
          }
          throw new Error('the mail is about nothing')
        },
        settle: ({ outcome, note }) =>
          outcome === 'dropped'
            ? drop(supabase, kind, id)
            : ask(
                supabase.rpc('settle_mail', { mail_id: id, of_mailing: mailing, of_attempt: attempts, outcome, note }),
              ),
      }
    },
  }
}

/** Who of the staff receives an inquiry, and who of them sells what it is about to its country: the same at each attempt, for the provider knows the mail by its key. */
async function recipientsOf(
  supabase: Supabase,
  { id, mailing, inquiryRow }: { id: string; mailing: number; inquiryRow: Tables['inquiries']['Row'] },
): Promise<Pick<InquiryCall, 'recipients' | 'sellers'> | undefined> {
  const about = inquiry.safeParse(inquiryRow)
  if (!about.success) return undefined
  const [found] = await ask(
    supabase.rpc('recipients_of_mail', {
      mail_id: id,
      of_mailing: mailing,
      of_kind: about.data.kind,
      of_families: familiesOf(about.data),
      ...(about.data.region && { country: about.data.region }),
    }),
  )
  if (!found) return undefined
  return { recipients: found.everybody.slice(0, MAX_RECIPIENTS), sellers: found.selling.slice(0, MAX_RECIPIENTS) }
}

/** Removes a mail that is no longer wanted, with what it was about. */
function drop(supabase: Supabase, kind: keyof typeof FUNCTIONS, id: string): Promise<unknown> {
  if (kind === 'account') return ask(supabase.from('account_mails').delete().eq('id', id))
  if (kind === 'attention') return ask(supabase.rpc('drop_attention_mail', { mail_id: id }))
  return ask(supabase.rpc('drop_newsletter_mail', { mail_id: id }))
}

/**
 * Whether the sender is told the number: of a request, unless it looks like spam, the mailbox, which is not confirmed, was
 * entered with many others that day, or it was tried for long: then the mail to the department is not held up any more.
 */
async function mayHaveReceipt(
  supabase: Supabase,
  { id, request, suspected }: Tables['inquiries']['Row'],
  firstAttempt: string | null,
): Promise<boolean> {
  if (request === null || suspected) return false
  if (firstAttempt !== null && Date.now() - Date.parse(firstAttempt) > RECEIPT_LIMIT) return false
  return checkNumber(await ask(supabase.rpc('earlier_requests', { of_inquiry: id }))) < MAX_RECEIPTS_A_DAY
}

/** Why the last attempt failed of a mail that is given up, else `null`. */
export function givenUp({ status, last_error }: { status: string; last_error: string | null }): string | null {
  return status === 'failed' ? (last_error ?? '') : null
}
