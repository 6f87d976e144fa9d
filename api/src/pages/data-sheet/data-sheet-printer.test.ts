import { afterAll, expect, test } from 'vitest'
import type { DataSheet } from '#contract/data-sheet.ts'
import { createDataSheetPrinter } from './data-sheet-printer.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

const printer = createDataSheetPrinter()
afterAll(() => printer.close())

const sheet: DataSheet = {
  brand: 'Brand',
  kind: 'Product data sheet',
  title: 'Foil',
  description: 'Thin.',
  tables: Array.from({ length: 12 }, (_, n) => ({
    title: `Table ${n}`,
    head: ['Property', 'Metric', 'Inch and pound'],
    note: 'Typical.',
    rows: Array.from({ length: 9 }, (_, row) => [`Row ${row}`, '12.83 cm⁴', '0.3082 in⁴']),
  })),
  drawings: [
    { name: 'Tube', path: 'M25 0A25 25 0 0 0 -25 0A25 25 0 0 0 25 0z', left: -25, top: -25, width: 50, height: 50 },
  ],
  contact: { title: 'Contact', lines: ['A person'] },
  company: { title: 'Company', lines: ['A street'] },
  date: { iso: '2026-11-23', title: 'Date', text: '23-11-2026' },
  note: 'Typical.',
  codes: [{ url: 'https://www.example.com/foil', caption: 'Foil', alt: 'Code' }],
  url: 'https://www.example.com/foil',
}

test('one sheet is the same bytes each time, and the event loop goes on meanwhile', async () => {
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  const [one, again] = await Promise.all([printer.print(sheet), printer.print(sheet)])
  clearInterval(turning)
  expect(one?.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(again?.equals(one ?? Buffer.alloc(0))).toBe(true)
  expect(turns).toBeGreaterThan(5)
  expect(one?.equals(await drawDataSheet(sheet))).toBe(true)
})

test('what is not needed any more is not drawn, and more than 41 at once are refused', async () => {
  expect(await printer.print(sheet, () => false)).toBeNull()
  const asked = Array.from({ length: 45 }, (_, n) => printer.print(sheet, () => n === 0))
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { statusCode: 503 } })
})

test('a sheet that cannot be drawn fails alone; the next is drawn', async () => {
  await expect(printer.print({ ...sheet, tables: undefined } as unknown as DataSheet)).rejects.toThrow()
  expect((await printer.print(sheet))?.length).toBeGreaterThan(10_000)
})

test('in development, where Node watches files and talks to the thread, a sheet is drawn too', async () => {
  process.env.WATCH_REPORT_DEPENDENCIES = '1'
  const watched = createDataSheetPrinter()
  try {
    expect((await watched.print(sheet))?.subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    delete process.env.WATCH_REPORT_DEPENDENCIES
    await watched.close()
  }
})
