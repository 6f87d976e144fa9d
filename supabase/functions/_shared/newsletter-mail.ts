import { brand } from './brand.ts'
import { headerText, mailbox } from './mail-address.ts'
import type { NewsletterCall } from './mail-calls.ts'
import { blocks, mailPage } from './mail-page.ts'
import type { Mail } from './mail-post.ts'
import { newsletterWords, TEST_MARK } from './newsletter-words.ts'

/**
 * An item of news as a mail to one subscriber, in the language it is given in, with the links to leave (RFC 8058). Its
 * picture is the site's own, under an address that is the same in all mails: it does not tell who has read one.
 */
export function composeNewsletter({ email, token, site, topic, item }: NewsletterCall): Mail {
  const words = newsletterWords[item.language]
  const leave = token === null ? `${site}/newsletter/unsubscribe` : `${site}/newsletter/unsubscribe?token=${token}`
  const subject = headerText(token === null ? `${TEST_MARK} ${item.title}` : item.title)
  const date = item.date.split('-').reverse().join('-')
  const why = words.why(email, topic)
  const sender = `${brand.legalName}, ${brand.address.join(', ')}`
  const privacy = `${site}/personal-data`

  return {
    from: mailbox(brand.name, brand.emails.press),
    to: [email],
    replyTo: brand.emails.press,
    subject,
    headers:
      token === null ? {} : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    html: mailPage({
      lang: item.language,
      subject,
      preheader: item.summary,
      about: words.online,
      online: item.address,
      content: [
        ...(item.picture
          ? [blocks.picture({ src: item.picture.address, alt: item.picture.alt, href: item.address })]
          : []),
        blocks.heading(item.title, date),
        ...(item.summary ? [blocks.paragraph(item.summary)] : []),
        blocks.buttons([{ text: words.read, href: item.address, primary: true }]),
        blocks.footer(`${why}\n${sender}`, [
          { text: words.leave, href: leave },
          { text: words.privacy, href: privacy },
        ]),
      ],
    }),
    text: [
      item.title,
      date,
      ...(item.summary ? [item.summary] : []),
      `${words.read}:\n${item.address}`,
      '--',
      why,
      `${words.leave}: ${leave}\n${words.privacy}: ${privacy}`,
      `${sender}\n`,
    ].join('\n\n'),
  }
}
