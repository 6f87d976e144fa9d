import { inquiryRequest } from 'supabase/inquiry-request'
import { expect, test, vi } from 'vitest'
import { requestFieldsOf } from '#content/request-fields.ts'
import { namesInKept } from './kept-request.ts'
import {
  forgetDraft,
  isDraftRight,
  keepDraft,
  keptDraft,
  newLine,
  toRequest,
  withLine,
  withWish,
} from './request-draft.ts'

const NEXT_JUNE = `${new Date().getUTCFullYear() + 1}-06-30`

const empty = { lines: [], delivery: '' as const, wantedBy: '', files: [] }
const drawing = { id: '00000000-0000-4000-8000-000000000001', name: 'a.dxf', kind: 'dxf' as const, size: 9 }
const dimensionsOf = (product: Parameters<typeof requestFieldsOf>[0]) => requestFieldsOf(product).dimensions

function storage(kept: Record<string, string> = {}) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
      removeItem: (key: string) => void delete kept[key],
    },
  })
  return kept
}

test('a line of each product once; foil begins with tons, profiles with pieces', () => {
  const foil = withLine(empty, 'household-foil')
  expect(withLine(foil, 'household-foil')).toBe(foil)
  const both = withLine(foil, 'industrial-profiles')
  expect(both.lines.map(({ product, unit }) => [product, unit])).toEqual([
    ['household-foil', 't'],
    ['industrial-profiles', 'pcs'],
  ])
})

test.each([
  ['1,5', 1.5],
  ['0,35', 0.35],
  ['0.35', 0.35],
  ['11 500', 11_500],
  ['1.250,5', 1250.5],
])('"%s" in a field is sent as %d', (typed, value) => {
  const line = { ...newLine('container-foil'), quantity: typed, dimensions: { thickness: typed } }
  const draft = { ...empty, lines: [line] }
  expect(isDraftRight(draft)).toBe(true)
  const [sent] = toRequest(draft, dimensionsOf)?.lines ?? []
  expect([sent?.quantity?.value, sent?.dimensions?.[0]?.value]).toEqual([value, value])
})

test.each(['1,5 t', '-3', '1e3', 'abc', '0', '1,2,3'])('"%s" is no amount, and nothing of it is sent', (typed) => {
  const draft = { ...empty, lines: [{ ...newLine('container-foil'), quantity: typed }] }
  expect(isDraftRight(draft)).toBe(false)
})

test.each(['0026-12-24', '9999-12-31', '2020-01-01'])('delivery cannot be wished for by %s', (wantedBy) => {
  expect(isDraftRight({ ...empty, wantedBy })).toBe(false)
  expect(inquiryRequest.safeParse({ wantedBy }).success).toBe(false)
})

test('what is written becomes what the API takes; empty fields are left out', () => {
  const line = {
    ...newLine('container-foil'),
    quantity: '12.5',
    alloy: ' EN AW-3003 ',
    dimensions: { thickness: '80' },
  }
  const about = { delivery: 'Poland' as const, wantedBy: NEXT_JUNE }
  const draft = { lines: [line, newLine('finstock')], ...about, files: [drawing] }
  const request = toRequest(draft, dimensionsOf)
  expect(request).toEqual({
    lines: [
      {
        product: 'container-foil',
        quantity: { value: 12.5, unit: 't' },
        alloy: 'EN AW-3003',
        dimensions: [{ name: 'thickness', value: 80, unit: 'µm' }],
      },
      { product: 'finstock' },
    ],
    files: [drawing.id],
    delivery: 'Poland',
    wantedBy: NEXT_JUNE,
  })
  expect(inquiryRequest.parse(request)).toEqual(request)
  expect(toRequest(empty, dimensionsOf)).toBeUndefined()
  expect(toRequest({ ...empty, files: [drawing] }, dimensionsOf)).toEqual({ files: [drawing.id] })
})

test('what a tool knows is filled in, in the units of the product, and what was typed before stays', () => {
  const wish = { alloy: 'EN AW-8011A', temper: 'O', thickness: 0.012, length: 6000 }
  const typed = { ...newLine('household-foil'), quantity: '3', finish: 'bright', dimensions: { width: '450' } }
  const { lines } = withWish({ ...empty, lines: [typed] }, 'household-foil', wish, dimensionsOf('household-foil'))
  expect(lines).toEqual([
    { ...typed, alloy: 'EN AW-8011A', temper: 'O', dimensions: { thickness: '12', width: '450' } },
  ])
  const quantity = { value: 462, unit: 'pcs' as const }
  const sheets = withWish(empty, 'standard-sheets', { quantity, length: 2000 }, dimensionsOf('standard-sheets'))
  expect(sheets.lines).toMatchObject([{ quantity: '462', unit: 'pcs', dimensions: { length: '2000' } }])
  const both = withWish(empty, 'finstock', { alloy: 'EN AW-1200', also: ['omnia-sheets', 'finstock'] }, [])
  expect(both.lines, 'what is known is known of the first').toEqual([
    { ...newLine('finstock'), alloy: 'EN AW-1200' },
    newLine('omnia-sheets'),
  ])
})

test.each([
  ['12', true],
  ['', true],
  ['0.006', true],
  ['0', false],
  ['-3', false],
  ['1e12', false],
  ['twelve', false],
])('the amount %s: %s', (quantity, isRight) => {
  expect(isDraftRight({ ...empty, lines: [{ ...newLine('finstock'), quantity }] })).toBe(isRight)
  expect(isDraftRight({ ...empty, lines: [{ ...newLine('finstock'), dimensions: { width: quantity } }] })).toBe(isRight)
})

test('what is noted for one product is there in the form of the next, and gone when it is sent', () => {
  const kept = storage()
  const draft = withLine({ ...empty, delivery: 'Poland', files: [drawing] }, 'finstock')
  keepDraft(draft)
  expect(keptDraft()).toEqual(draft)
  expect(namesInKept(kept.inquiryRequest ?? null)).toEqual({ products: ['finstock'], files: 1 })
  forgetDraft()
  expect(kept).toEqual({})
  expect(keptDraft()).toEqual(empty)
})

test.each([
  'no JSON',
  '[]',
  'null',
  '{"lines":[{"product":"gold"},null,7],"delivery":"Atlantis","wantedBy":3,"files":[{"id":1},{"id":"a","name":"b","kind":"exe","size":1}]}',
])('of what something else has stored, %s, nothing is taken', (inquiryRequest) => {
  storage({ inquiryRequest })
  expect(keptDraft()).toEqual(empty)
  expect(namesInKept(inquiryRequest).products).toEqual([])
})
