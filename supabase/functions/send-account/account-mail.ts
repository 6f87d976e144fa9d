import { brand } from '../_shared/brand.ts'
import { headerText, mailbox } from '../_shared/mail-address.ts'
import type { AccountCall } from '../_shared/mail-calls.ts'
import { blocks, mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-post.ts'
import { momentInSofia } from '../_shared/sofia-moment.ts'

/** The invitation to the administration, or the link for another password, in Bulgarian. */
export function composeAccountMail({ kind, email, username, askedBy, token, expiresAt, site }: AccountCall): Mail {
  // Behind the #, which a browser does not send.
  const href = `${site}/admin/login#link=${token}`
  const words = kind === 'invitation' ? invitation(username, askedBy, site) : reset(username, askedBy, site)
  const [day, time] = momentInSofia(expiresAt)
  const valid = `Връзката може да се използва само веднъж, до ${day}, ${time} ч. българско време.`
  const fallback = `Ако бутонът не работи, копирайте този адрес в браузъра: ${href}`
  const sender = `${brand.legalName}, ${brand.address.join(', ')}`

  return {
    from: mailbox(brand.name, brand.emails.office),
    to: [email],
    replyTo: brand.emails.office,
    subject: headerText(words.subject),
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailPage({
      lang: 'bg',
      subject: words.subject,
      preheader: words.preheader,
      about: 'Администрация на сайта',
      content: [
        blocks.heading(words.heading),
        ...words.text.map(blocks.paragraph),
        blocks.buttons([{ text: words.button, href, primary: true }]),
        blocks.small(fallback),
        blocks.paragraph(valid),
        blocks.small(words.otherwise),
        blocks.footer(sender),
      ],
    }),
    text: [words.heading, ...words.text, `${words.button}:\n${href}`, valid, words.otherwise, '--', `${sender}\n`].join(
      '\n\n',
    ),
  }
}

type Words = {
  subject: string
  preheader: string
  heading: string
  text: string[]
  button: string
  otherwise: string
}

const invitation = (username: string, askedBy: string | null, site: string): Words => ({
  subject: `Покана за администрацията на ${brand.name}`,
  preheader: 'Изберете парола, за да влезете за първи път.',
  heading: 'Добре дошли в администрацията',
  text: [
    `${askedBy ?? 'Администратор'} Ви кани да работите по сайта ${site}. Потребителското Ви име е „${username}“.`,
    'Изберете парола, за да влезете за първи път.',
  ],
  button: 'Избери парола',
  otherwise: 'Ако не очаквате покана, не правете нищо: без връзката никой не може да влезе.',
})

const reset = (username: string, askedBy: string | null, site: string): Words => ({
  subject: `Нова парола за администрацията на ${brand.name}`,
  preheader: 'Връзка, с която да изберете нова парола.',
  heading: 'Нова парола',
  text: [
    askedBy
      ? `${askedBy} поиска да изберете нова парола за потребителя „${username}“ на ${site}.`
      : `Някой, надяваме се Вие, поиска нова парола за потребителя „${username}“ на ${site}.`,
    'Сегашната парола важи, докато не изберете друга. Тогава излизате от всички устройства.',
  ],
  button: 'Избери нова парола',
  otherwise: 'Ако не сте искали нова парола, не правете нищо: паролата Ви остава същата.',
})
