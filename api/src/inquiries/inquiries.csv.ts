import type { StoredInquiry } from '#contract/inquiries.ts'

/** Spreadsheets take cells that begin so for formulas. */
const FORMULA = /^[=+\-@\t\r\n]/
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS: [string, (inquiry: StoredInquiry) => string][] = [
  ['Получено', ({ receivedAt }) => receivedAt],
  ['Вид', ({ kind }) => (kind === 'product' ? 'За продукт' : 'От формата за контакт')],
  ['Тема', ({ category }) => category ?? ''],
  ['Продукт', ({ products }) => products.join(', ')],
  ['Име', ({ name }) => name],
  ['Телефон', ({ phone }) => phone],
  ['Имейл', ({ email }) => email],
  ['Въпрос', ({ message }) => message],
  ['Съмнително', ({ suspected }) => (suspected ? 'да' : 'не')],
  ['Поща', ({ status }) => ({ queued: 'чака', sent: 'изпратено', failed: 'неуспешно' })[status]],
]

/** The inquiries as a table for a spreadsheet, in UTF-8 with its mark; nothing in it is run as a formula. */
export async function* inquiriesCsv(inquiries: AsyncIterable<StoredInquiry>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(COLUMNS.map(([title]) => title))
  for await (const inquiry of inquiries) yield line(COLUMNS.map(([, show]) => show(inquiry)))
}

function line(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
