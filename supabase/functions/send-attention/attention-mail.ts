import { brand } from '../_shared/brand.ts'
import { headerText, mailbox } from '../_shared/mail-address.ts'
import type { AttentionCall } from '../_shared/mail-calls.ts'
import { blocks, mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-post.ts'
import { wordsOf } from './attention-words.ts'

/** So many lines a mail has; the page has them all. */
const MAX_LINES = 20

/** The mail of a Monday morning about what needs attention, in Bulgarian. */
export function composeAttentionMail({ email, findings, site }: AttentionCall): Mail {
  const count = findings.length
  const subject =
    count === 1
      ? `Едно нещо на сайта на ${brand.name} изисква внимание`
      : `${count} неща на сайта на ${brand.name} изискват внимание`
  const lines = findings.slice(0, MAX_LINES).map((finding) => ({
    ...wordsOf(finding),
    href: finding.way === null ? null : `${site}${finding.way}`,
  }))
  const left = count - lines.length
  const more = left === 0 ? [] : [`И още ${left} на страницата „Изисква внимание“.`]
  const page = `${site}/admin/attention`
  const why =
    'Това писмо идва в понеделник сутрин, само когато има за какво. Каквото може да почака, отложете на страницата „Изисква внимание“ и тук няма да се повтаря.'
  const sender = `${brand.legalName}, ${brand.address.join(', ')}`

  return {
    from: mailbox(brand.name, brand.emails.office),
    to: [email],
    replyTo: brand.emails.office,
    subject: headerText(subject),
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailPage({
      lang: 'bg',
      subject,
      preheader: lines[0]?.line ?? '',
      about: 'Администрация на сайта',
      content: [
        blocks.heading('Изисква внимание'),
        blocks.entries(
          lines.map(({ line, way, href }) => ({ text: line, link: href === null ? null : { text: way, href } })),
        ),
        ...more.map(blocks.paragraph),
        blocks.buttons([{ text: 'Виж всичко', href: page, primary: true }]),
        blocks.small(why),
        blocks.footer(sender),
      ],
    }),
    text: [
      'Изисква внимание',
      ...lines.map(({ line, way, href }) => (href === null ? line : `${line}\n${way}: ${href}`)),
      ...more,
      `Виж всичко:\n${page}`,
      why,
      '--',
      `${sender}\n`,
    ].join('\n\n'),
  }
}
