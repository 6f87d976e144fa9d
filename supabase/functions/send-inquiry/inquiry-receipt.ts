import { brand } from '../_shared/brand.ts'
import { mailbox } from '../_shared/mail-address.ts'
import type { InquiryCall } from '../_shared/mail-calls.ts'
import { blocks, mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-post.ts'

/**
 * The mail that tells the sender the number, where the caller asks for it; nothing when staff have the department's mail sent
 * again. Its words are fixed: the address is not confirmed, and what others write is not sent on to it.
 */
export function composeReceipt({ number, inquiry, receipt, mailing, site }: InquiryCall): Mail | null {
  if (!receipt || !number || mailing !== 1) return null
  const subject = `Your inquiry ${number} to ${brand.name}`
  const heading = 'Your inquiry has arrived'
  const called = `Its number is ${number}. Please name it when you write or call.`
  const next = 'The person who answers it writes to this address. You need not do anything now.'
  const notSentByYou = `If you have sent no inquiry on ${site}, somebody has entered your address by mistake. Tell us by answering this message, and we delete it.`
  const privacy = `How we handle your data: ${site}/personal-data`
  const sender = `${brand.legalName}, ${brand.address.join(', ')}`

  return {
    from: mailbox(brand.name, brand.emails.office),
    to: [inquiry.email],
    replyTo: brand.emails.office,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied' },
    html: mailPage({
      lang: 'en',
      subject,
      preheader: called,
      about: 'Inquiry',
      content: [
        blocks.heading(heading),
        blocks.paragraph(called),
        blocks.paragraph(next),
        blocks.paragraph(notSentByYou),
        blocks.small(privacy),
        blocks.footer(sender),
      ],
    }),
    text: [heading, called, next, notSentByYou, '--', privacy, `${sender}\n`].join('\n\n'),
  }
}
