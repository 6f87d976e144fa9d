import { brand } from '../_shared/brand.ts'
import { mailbox } from '../_shared/mail-address.ts'
import type { ConfirmationCall } from '../_shared/mail-calls.ts'
import { blocks, mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-post.ts'

const HOURS = 48

/** The mail of the double opt-in (AMB-12). The same call always makes the same mail. */
export function composeConfirmation({ email, token, site }: ConfirmationCall): Mail {
  const confirm = `${site}/newsletter/confirm?token=${token}`
  const unsubscribe = `${site}/newsletter/unsubscribe?token=${token}`
  const subject = `Please confirm your subscription to ${brand.name} news`
  const heading = 'Please confirm your address'
  const asked = `Your address ${email} was entered on ${site} to receive news from ${brand.name}.`
  const please = 'We send nothing until you confirm it.'
  const button = 'Confirm my subscription'
  const valid = `The link is valid for ${HOURS} hours. If you did not ask for this, please ignore this message and the address will be deleted.`
  const expect = `What to expect: news about the company and its products, and, if you choose them when you confirm, news for investors and open positions; one item in each e-mail, at most one e-mail a day, and an unsubscribe link in every message. How we handle your data: ${site}/personal-data`
  const leave = `If you change your mind later, unsubscribe here: ${unsubscribe}`
  const sender = `${brand.legalName}, ${brand.address.join(', ')}`

  return {
    from: mailbox(brand.name, brand.emails.office),
    to: [email],
    replyTo: brand.emails.office,
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    html: mailPage({
      lang: 'en',
      subject,
      preheader: 'Confirm your address to receive our news.',
      about: 'Newsletter',
      content: [
        blocks.heading(heading),
        blocks.paragraph(asked),
        blocks.paragraph(please),
        blocks.buttons([{ text: button, href: confirm, primary: true }]),
        blocks.small(`If the button does not work, copy this address into your browser: ${confirm}`),
        blocks.paragraph(valid),
        blocks.small(expect),
        blocks.small(leave),
        blocks.footer(sender),
      ],
    }),
    text: [heading, asked, please, `${button}:\n${confirm}`, valid, '--', expect, leave, `${sender}\n`].join('\n\n'),
  }
}
