import { brand } from '../_shared/brand.ts'
import { headerText, mailbox } from '../_shared/mail-address.ts'
import type { AccountCall } from '../_shared/mail-calls.ts'
import { blocks, mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-post.ts'
import { momentInSofia } from '../_shared/sofia-moment.ts'

/** The invitation to the administration, the link for another password or address, or a warning, in Bulgarian. */
export function composeAccountMail(call: AccountCall): Mail {
  const words = wordsOf(call)
  const sender = `${brand.legalName}, ${brand.address.join(', ')}`
  const link = call.kind === 'warning' ? null : linkOf(call)
  const before = link ? [blocks.buttons([{ text: words.button, href: link.href, primary: true }])] : []

  return {
    from: mailbox(brand.name, brand.emails.office),
    to: [call.email],
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
        ...before,
        ...(link ? [blocks.small(link.fallback), blocks.paragraph(link.valid)] : []),
        blocks.small(words.otherwise),
        blocks.footer(sender),
      ],
    }),
    text: [
      words.heading,
      ...words.text,
      ...(link ? [`${words.button}:\n${link.href}`, link.valid] : []),
      words.otherwise,
      '--',
      `${sender}\n`,
    ].join('\n\n'),
  }
}

type LinkCall = Exclude<AccountCall, { kind: 'warning' }>

function linkOf({ kind, site, token, expiresAt }: LinkCall) {
  // Behind the #, which a browser does not send.
  const href = `${site}/admin/login#${kind === 'address' ? 'address' : 'link'}=${token}`
  const [day, time] = momentInSofia(expiresAt)
  return {
    href,
    fallback: `Ако бутонът не работи, копирайте този адрес в браузъра: ${href}`,
    valid: `Връзката важи до ${day}, ${time} ч. българско време, и може да се използва само веднъж.`,
  }
}

function wordsOf(call: AccountCall): Words {
  switch (call.kind) {
    case 'warning':
      return warning(call.username, call.site, call.happenedAt)
    case 'invitation':
      return invitation(call.username, call.askedBy, call.site)
    case 'reset':
      return reset(call.username, call.askedBy, call.site)
    case 'address':
      return address(call.username, call.email, call.site)
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

const address = (username: string, email: string, site: string): Words => ({
  subject: `Нов имейл за администрацията на ${brand.name}`,
  preheader: 'Потвърдете, че този имейл е Ваш.',
  heading: 'Потвърдете имейла си',
  text: [
    `Потребителят „${username}“ на ${site} поиска писмата за него да идват на ${email}: връзки за нова парола и предупреждения за вход.`,
    'Сегашният имейл важи, докато не потвърдите този.',
  ],
  button: 'Потвърди имейла',
  otherwise: 'Ако не сте искали това, не правете нищо: нищо не се променя.',
})

// Without a link: a mail that asks to sign in by a link is what fraud looks like.
function warning(username: string, site: string, happenedAt: string): Words {
  const [day, time] = momentInSofia(happenedAt)
  return {
    subject: `Опит за вход с Вашата парола в администрацията на ${brand.name}`,
    preheader: 'Някой въведе вярната парола, но не премина втората стъпка.',
    heading: 'Опит за вход с Вашата парола',
    text: [
      `На ${day} в ${time} ч. българско време някой въведе вярната парола на „${username}“ на ${site.replace(/^https?:\/\//, '')}, но не премина втората стъпка и не влезе.`,
      'Ако сте били Вие, не правете нищо.',
      'Ако не сте били Вие, някой знае паролата Ви. Отворете администрацията, както обикновено, и сменете паролата в „Моят профил“.',
    ],
    button: '',
    otherwise: 'В това писмо нарочно няма връзка. За такива опити пишем най-много веднъж на ден.',
  }
}
