import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { describe, expect, test } from 'vitest'
import { HttpError } from '#http/errors.ts'
import * as inquiries from '#inquiries/inquiries.cursor.ts'
import * as news from '#news/news.cursor.ts'

const lists = [
  { name: 'news', cursorOf: news.cursorOf as (place: object) => string, placeOf: news.placeOf },
  { name: 'inquiries', cursorOf: inquiries.cursorOf as (place: object) => string, placeOf: inquiries.placeOf },
]
const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'))
const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const moment = fc
  .tuple(day, fc.nat(999_999), fc.constantFrom('Z', '+00:00', '+03:00', '-11:30'))
  .map(([at, micros, zone]) => `${at.toISOString().slice(0, 19)}.${String(micros).padStart(6, '0')}${zone}`)
const place = fc.record({
  published_on: day.map((at) => at.toISOString().slice(0, 10)),
  created_at: moment,
  id: fc.uuid(),
})
const word = (text: string) => Buffer.from(text).toString('base64url')
const valid = { published_on: '2026-11-21', created_at: '2026-11-21T09:00:00.123456+00:00', id: randomUUID() }

describe.for(lists)('of the $name', ({ cursorOf, placeOf }) => {
  test('a cursor leads back to its place, and has only signs that an address may have', () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(one).toMatchObject(placeOf(cursorOf(one)))
        expect(cursorOf(placeOf(cursorOf(one)))).toBe(cursorOf(one))
        expect(cursorOf(one)).toMatch(/^[\w-]+$/)
      }),
      cases(2000),
    )
  })

  test('F24 a word that is no cursor is 400, whatever it is', () => {
    const parts = fc.array(fc.oneof(fc.string(), twoDigits(99), fc.constantFrom(...Object.values(valid), null, {})))
    const anything = fc.oneof(
      fc.string(),
      fc.base64String(),
      parts.map((all) => word(JSON.stringify(all))),
      parts.map((all) => word(all.join(' '))),
    )
    fc.assert(
      fc.property(anything, (text) => {
        try {
          expect(cursorOf(placeOf(text))).toBeTypeOf('string')
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({ statusCode: 400, details: { field: 'before', code: 'validation' } })
        }
      }),
      cases(2000),
    )
  })

  test.for([
    ['a day that is none', { published_on: '2026-02-30' }],
    ['another form of moment', { created_at: '21.11.2026 09:00' }],
    ['a moment of the 13th month', { created_at: '2026-13-21T09:00:00Z' }],
    ['more behind the moment', { created_at: `${valid.created_at};drop` }],
    ['more before the moment', { created_at: `x${valid.created_at}` }],
    ['seven decimals', { created_at: '2026-11-21T09:00:00.1234567Z' }],
    ['an id that is none', { id: `${valid.id}0` }],
    ['more before the id', { id: `0${valid.id}` }],
    ['an id with other signs', { id: valid.id.replace(/^./, 'g') }],
  ] as const)('%s is refused', ([, change]) => {
    const isOfThisList = Object.keys(change).every((key) => key in placeOf(cursorOf(valid)))
    if (isOfThisList)
      expect(() => placeOf(cursorOf({ ...valid, ...change }))).toThrow('before is not a cursor of this list')
  })
})
