import { type InquiryProduct, inquiryCategoryNames, inquiryProducts, regionInBulgarian } from 'supabase/inquiry-facts'
import { deliveryInBulgarian, lineInBulgarian } from 'supabase/request-words'
import type { InquiryState, StoredInquiry } from '#contract/inquiries.ts'

/** Spreadsheets take cells that begin so for formulas. */
const FORMULA = /^[=+\-@\t\r\n]/
const BYTE_ORDER_MARK = '\uFEFF'
/** What Excel separates cells by where numbers are written with a comma, as in Bulgaria. */
const SEPARATOR = ';'
const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const STATES: Record<InquiryState, string> = {
  new: 'Ново',
  inWork: 'В работа',
  answered: 'Отговорено',
  spam: 'Спам',
}

const COLUMNS: [string, (inquiry: StoredInquiry) => string][] = [
  ['Номер', ({ number }) => number],
  ['Получено', ({ receivedAt }) => momentInSofia(receivedAt)],
  ['Състояние', ({ state }) => STATES[state]],
  ['При кого', ({ assignee }) => harmless(assignee?.username ?? '')],
  ['Вид', ({ kind }) => (kind === 'product' ? 'Продукт' : 'Контакт')],
  ['Тема', ({ category }) => (category === null ? '' : inquiryCategoryNames[category])],
  ['Продукт', ({ products }) => products.map(productName).join(', ')],
  ['Количества', ({ request }) => harmless(request?.lines?.map(lineInBulgarian).join('\n') ?? '')],
  ['Доставка', ({ request }) => (request === null ? '' : deliveryInBulgarian(request))],
  ['Файлове', ({ files }) => harmless(files.map(({ name }) => name).join('\n'))],
  ['Държава', ({ region }) => (region === null ? '' : regionInBulgarian(region))],
  ['Име', ({ name }) => harmless(name)],
  ['Телефон', ({ phone }) => phoneAsText(phone)],
  ['Имейл', ({ email }) => harmless(email)],
  ['Въпрос', ({ message }) => harmless(message)],
  ['Вероятно спам', ({ suspected }) => (suspected ? 'да' : 'не')],
  ['Имейл до отдела', ({ status }) => ({ queued: 'чака', sent: 'изпратен', failed: 'неуспешен' })[status]],
]

/**
 * The inquiries as a table that opens in a Bulgarian Excel as it is: UTF-8 with its mark, semicolons, the time of Sofia.
 * Nothing in it is run as a formula.
 */
export async function* inquiriesCsv(inquiries: AsyncIterable<StoredInquiry>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(COLUMNS.map(([title]) => title))
  for await (const inquiry of inquiries) yield line(COLUMNS.map(([, show]) => show(inquiry)))
}

function line(cells: string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(SEPARATOR)}\r\n`
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** A number loses its plus and its first zeros; a formula that is nothing but a text in quotes keeps them. */
function phoneAsText(phone: string): string {
  return `="${phone.replaceAll('"', '""')}"`
}

function productName(product: string): string {
  return Object.hasOwn(inquiryProducts, product) ? inquiryProducts[product as InquiryProduct].name : harmless(product)
}

/** `23.11.2026 06:54` */
function momentInSofia(iso: string): string {
  const parts = new Map(moments.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`
}
