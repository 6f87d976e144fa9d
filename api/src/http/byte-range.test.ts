import { expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-99', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['Bytes=9-9', { first: 9, last: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=10-20', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=4-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
] as const)('of ten bytes the range %s is %j', (range, part) => {
  expect(byteRangeOf({ range }, '"x"', 10)).toEqual(part)
})

test('an empty body has no range', () => {
  expect(byteRangeOf({ range: 'bytes=0-' }, '"x"', 0)).toBe('none')
})

test.each([
  ['"x"', { first: 0, last: 1 }],
  ['"y"', undefined],
  ['W/"x"', undefined],
  ['Thu, 26 Nov 2026 12:00:00 GMT', undefined],
])('If-Range %s gives %j: only the same strong tag is the same version', (version, part) => {
  expect(byteRangeOf({ range: 'bytes=0-1', 'if-range': version }, '"x"', 10)).toEqual(part)
})
