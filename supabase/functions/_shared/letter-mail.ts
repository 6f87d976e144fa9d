import { brand } from './brand.ts'
import { letterWords, TEST_MARK } from './letter-words.ts'
import { headerText, mailbox } from './mail-address.ts'
import type { LetterCall } from './mail-calls.ts'
import { blocks, mailPage } from './mail-page.ts'
import type { Mail } from './mail-post.ts'

/**
 * An item of news as a mail to one subscriber, in the language it is given in, with the links to leave (RFC 8058). Its
 * picture is the site's own, under an address that is the same in all letters: it does not tell who has read one.
 */
export function composeLetter({ email, token, site, topic, letter }: LetterCall): Mail {
  const words = letterWords[letter.language]
  const leave = token === null ? `${site}/newsletter/unsubscribe` : `${site}/newsletter/unsubscribe?token=${token}`
  const subject = headerText(token === null ? `${TEST_MARK} ${letter.title}` : letter.title)
  const date = letter.date.split('-').reverse().join('-')
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
      lang: letter.language,
      subject,
      preheader: letter.summary,
      about: words.online,
      online: letter.address,
      content: [
        ...(letter.picture
          ? [blocks.picture({ src: letter.picture.address, alt: letter.picture.alt, href: letter.address })]
          : []),
        blocks.heading(letter.title, date),
        ...(letter.summary ? [blocks.paragraph(letter.summary)] : []),
        blocks.buttons([{ text: words.read, href: letter.address, primary: true }]),
        blocks.footer(`${why}\n${sender}`, [
          { text: words.leave, href: leave },
          { text: words.privacy, href: privacy },
        ]),
      ],
    }),
    text: [
      letter.title,
      date,
      ...(letter.summary ? [letter.summary] : []),
      `${words.read}:\n${letter.address}`,
      '--',
      why,
      `${words.leave}: ${leave}\n${words.privacy}: ${privacy}`,
      `${sender}\n`,
    ].join('\n\n'),
  }
}
