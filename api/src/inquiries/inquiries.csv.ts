import { type InquiryProduct, inquiryCategoryNames, inquiryProducts, regionInBulgarian } from 'supabase/inquiry-facts'
import { deliveryInBulgarian, lineInBulgarian } from 'supabase/request-words'
import type { InquiryState, StoredInquiry } from '#contract/inquiries.ts'
import { type CsvColumn, csvOf, harmless, momentInSofia } from '#lib/csv.ts'

const STATES: Record<InquiryState, string> = {
  new: 'Ново',
  inWork: 'В работа',
  answered: 'Отговорено',
  spam: 'Спам',
}

const COLUMNS: CsvColumn<StoredInquiry>[] = [
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
  ['Писмо до отдела', ({ status }) => ({ queued: 'чака', sent: 'изпратено', failed: 'неизпратено' })[status]],
]

/** The inquiries as a table for a Bulgarian Excel. */
export const inquiriesCsv = (inquiries: AsyncIterable<StoredInquiry>) => csvOf(COLUMNS, inquiries)

/** A number loses its plus and its first zeros; a formula that is nothing but a text in quotes keeps them. */
function phoneAsText(phone: string): string {
  return `="${phone.replaceAll('"', '""')}"`
}

function productName(product: string): string {
  return Object.hasOwn(inquiryProducts, product) ? inquiryProducts[product as InquiryProduct].name : harmless(product)
}
