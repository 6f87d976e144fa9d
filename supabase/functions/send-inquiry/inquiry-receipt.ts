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
  const heading = 'We have received your inquiry'
  const called = `Your reference number is ${number}. Please quote it when you write or call.`
  const next = 'We will reply to this address. There is nothing you need to do now.'
  const notSentByYou = `If you did not send an inquiry on ${site}, your address was entered by mistake. Please reply to this message and we will delete it.`
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
