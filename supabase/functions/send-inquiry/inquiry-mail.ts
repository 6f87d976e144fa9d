import { brand } from '../_shared/brand.ts'
import { inquiryCategoryNames, inquiryProducts, regionInBulgarian } from '../_shared/inquiry-facts.ts'
import { inquiryRecipients, recipientsOf } from '../_shared/inquiry-recipients.ts'
import { headerText, mailbox } from '../_shared/mail-address.ts'
import type { InquiryCall } from '../_shared/mail-calls.ts'
import { blocks, mailPage } from '../_shared/mail-page.ts'
import type { Mail } from '../_shared/mail-post.ts'
import { deliveryInBulgarian, wantedInBulgarian } from '../_shared/request-words.ts'
import { momentInSofia } from '../_shared/sofia-moment.ts'

const SUBJECTS = { contact: 'Запитване от сайта', product: 'Запитване за продукт' }
const SUSPICION = 'Внимание: запитването прилича на спам. Пази се в администрацията и може да се провери там.'

/**
 * The mail about an inquiry, in Bulgarian (INQ-15 … 18). The same call always makes the same mail.
 * @param to instead of those whom the call names; who sells what is asked about to its country comes in addition (AMB-58)
 */
export function composeInquiryMail(call: InquiryCall, to?: string[]): Mail {
  const { id, number, inquiry, files = [], suspected, receivedAt, site } = call
  const { kind, name, phone, email, message } = inquiry
  const subject = SUBJECTS[kind]
  const about =
    kind === 'product'
      ? inquiry.products.map((product) => productRow(product, site))
      : [{ label: 'Тема', value: inquiryCategoryNames[inquiry.category] }]
  const topic = about.length > 1 ? `${about[0]?.value} и още ${about.length - 1}` : about[0]?.value
  const rows = [
    ...(number ? [{ label: 'Номер', value: number }] : []),
    { label: 'Име', value: name },
    { label: 'Телефон', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { label: 'Имейл', value: email, href: `mailto:${encodeURIComponent(email)}` },
    ...about,
    ...(inquiry.region ? [{ label: 'Държава', value: regionInBulgarian(inquiry.region) }] : []),
  ]
  const request = kind === 'product' ? inquiry.request : undefined
  if (request) {
    rows.push(
      ...(request.lines ?? []).map((line) => ({
        label: 'Количество',
        value: `${inquiryProducts[line.product].name}: ${wantedInBulgarian(line)}`,
      })),
      ...(deliveryInBulgarian(request) ? [{ label: 'Доставка', value: deliveryInBulgarian(request) }] : []),
    )
  }
  // Their bytes stay in the private store: what visitors send is not mailed on.
  if (files.length > 0)
    rows.push({ label: files.length === 1 ? 'Чертеж' : `Чертежи (${files.length})`, value: files.join(', ') })
  const notices = [
    ...(suspected ? [SUSPICION] : []),
    ...(kind === 'contact' ? [`Това съобщение е автоматично. Изпратено е от формата за контакт на ${site}.`] : []),
  ]
  const admin = `${site}/admin?tab=inquiries&inquiry=${id}`
  const received = `Получено на ${momentInSofia(receivedAt).join(' в ')} ч. Ако отговорите на това писмо, отговорът стига направо до подателя.`
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${brand.name}`)}`

  return {
    from: mailbox(`Сайтът на ${brand.name}`, inquiryRecipients.from),
    to: to ? [...new Set([...to, ...(call.sellers ?? [])])] : recipientsOf(call),
    replyTo: mailbox(name, email),
    subject: headerText(
      `${suspected ? '[Вероятно спам] ' : ''}${subject}: ${[name, topic, number].filter(Boolean).join(', ')}`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
    html: mailPage({
      lang: 'bg',
      subject,
      preheader: `${about.map(({ value }) => value).join(', ')}: въпрос от ${name}`,
      about: 'Запитване от сайта',
      content: [
        blocks.heading(subject, `${momentInSofia(receivedAt).join(', ')} ч.`),
        blocks.rows(rows),
        blocks.quote('Въпрос', message),
        ...notices.map(blocks.notice),
        blocks.buttons([
          { text: 'Отговори', href: reply, primary: true },
          { text: 'Отвори в администрацията', href: admin },
        ]),
        blocks.footer(received),
      ],
    }),
    text: [
      subject.toUpperCase(),
      rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      `Въпрос:\n${message}`,
      ...notices,
      received,
      `Отвори в администрацията:\n${admin}\n`,
    ].join('\n\n'),
  }
}

function productRow(product: keyof typeof inquiryProducts, site: string) {
  const { category, name } = inquiryProducts[product]
  return { label: 'Продукт', value: name, href: `${site}/products/${category}/${product}`, lang: 'en' }
}
