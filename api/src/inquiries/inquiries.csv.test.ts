import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import type { StoredInquiry } from '#contract/inquiries.ts'
import { inquiriesCsv } from './inquiries.csv.ts'

const inquiry: StoredInquiry = {
  _id: randomUUID(),
  number: 'B-2026-7KQ4XM',
  region: null,
  request: null,
  files: [],
  state: 'new',
  assignee: null,
  changedAt: null,
  answeredAt: null,
  receivedAt: '2026-11-21T09:00:00Z',
  kind: 'contact',
  category: 'general',
  products: [],
  name: 'Anna',
  phone: '+359 88 000 0000',
  email: 'anna@example.com',
  message: 'How thin?',
  suspected: false,
  status: 'queued',
  attempts: 0,
  lastError: null,
  sentAt: null,
}

async function tableOf(inquiries: StoredInquiry[]): Promise<string> {
  async function* all() {
    yield* inquiries
  }
  return (await Array.fromAsync(inquiriesCsv(all()))).join('')
}

/** As RFC 4180 says; fails where something stands between the cells. */
function read(table: string): string[][] {
  const rows: string[][] = [[]]
  const rest = table.replace(/"((?:[^"]|"")*)"(;|\r\n)/g, (_, cell: string, end: string) => {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ';') rows.push([])
    return ''
  })
  expect(rest).toBe('')
  return rows.slice(0, -1)
}

test('the table has its words in Bulgarian and the time of Sofia, and what is empty stays empty', async () => {
  const product = {
    ...inquiry,
    kind: 'product' as const,
    category: null,
    products: ['finstock', 'heat-shields'],
    suspected: true,
    region: 'Poland',
    request: {
      lines: [
        { product: 'finstock' as const, quantity: { value: 2, unit: 't' as const } },
        { product: 'heat-shields' as const },
      ],
      wantedBy: '2027-01-31',
    },
    files: [
      { id: randomUUID(), name: 'bracket.step', kind: 'step' as const, size: 1024 },
      { id: randomUUID(), name: 'sheet.pdf', kind: 'pdf' as const, size: 2048 },
    ],
  }
  const assignee = { id: randomUUID(), username: '=anna' }
  const table = await tableOf([
    inquiry,
    { ...product, receivedAt: '2026-07-21T21:05:59Z', status: 'sent', state: 'inWork', assignee },
    { ...product, products: ['no-longer-made'], status: 'failed' },
  ])
  expect(table).toMatch(/^\uFEFF"Номер";"Получено"/)
  const [titles, first, second, third] = read(table.slice(1))
  expect(titles).toEqual(
    'Номер,Получено,Състояние,При кого,Вид,Тема,Продукт,Количества,Доставка,Файлове,Държава,Име,Телефон,Имейл,Въпрос,Вероятно спам,Писмо до отдела'.split(
      ',',
    ),
  )
  const about = ['Anna', '="+359 88 000 0000"', 'anna@example.com', 'How thin?']
  expect(first).toEqual([
    'B-2026-7KQ4XM',
    '21.11.2026 11:00',
    'Ново',
    '',
    'Контакт',
    'Общ въпрос',
    '',
    '',
    '',
    '',
    '',
    ...about,
    'не',
    'чака',
  ])
  expect(second).toEqual([
    'B-2026-7KQ4XM',
    '22.07.2026 00:05',
    'В работа',
    "'=anna",
    'Продукт',
    '',
    'Finstock, Heat shields',
    'Finstock: 2 t\nHeat shields: без количество',
    'до 31-01-2027',
    'bracket.step\nsheet.pdf',
    'Полша',
    ...about,
    'да',
    'изпратено',
  ])
  expect(third?.[6]).toBe('no-longer-made')
  expect(third?.at(-1)).toBe('неизпратено')
})

test('SEC F25 every text comes back from the table as it was, and none of them is a formula', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\'aЖ '), maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (name, message, phone) => {
      const [, row = []] = read((await tableOf([{ ...inquiry, name, message, phone }])).slice(1))
      expect(row).toHaveLength(17)
      const back = [row[11] ?? '', row[14] ?? '']
      for (const cell of back) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
      const [, inQuotes = '"'] = /^="(.*)"$/s.exec(row[12] ?? '') ?? []
      expect(inQuotes.replaceAll('""', ''), 'a text in quotes, and nothing behind it').not.toContain('"')
      expect(inQuotes.replaceAll('""', '"')).toBe(phone)
      const isFormula = (one: string) => /^[=+\-@\t\r\n]/.test(one)
      expect(back).toEqual([name, message].map((one) => (isFormula(one) ? `'${one}` : one)))
    }),
    cases(2000),
  )
})
