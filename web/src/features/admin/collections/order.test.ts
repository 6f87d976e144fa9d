import { expect, test } from 'vitest'
import { inOrder, movedOrder, neighboursOf, placeOfKey } from './order.ts'

const ids = ['a', 'b', 'c', 'd']

test('the server is told between which two a row comes', () => {
  const of = (from: number, to: number) => neighboursOf({ id: ids[from] ?? '', ids, from, to })
  expect(of(3, 0)).toEqual({ after: null, before: 'a' })
  expect(of(0, 3)).toEqual({ after: 'd', before: null })
  expect(of(0, 1)).toEqual({ after: 'b', before: 'c' })
  expect(of(2, 1)).toEqual({ after: 'a', before: 'b' })
  expect(neighboursOf({ id: 'a', ids: ['a'], from: 0, to: 0 })).toEqual({ after: null, before: null })
})

test('a row comes to each place', () => {
  const orders = ids.map((_, to) => movedOrder({ id: 'b', ids, from: 1, to }).join(''))
  expect(orders).toEqual(['bacd', 'abcd', 'acbd', 'acdb'])
})

test('rows of other lists stay where they are', () => {
  const rows = ['x', 'a', 'y', 'b', 'c'].map((_id) => ({ _id }))
  expect(inOrder(rows, ['c', 'a', 'b']).map(({ _id }) => _id)).toEqual(['x', 'c', 'y', 'a', 'b'])
  expect(inOrder(rows, ['c', 'gone', 'a']).map(({ _id }) => _id)).toEqual(['x', 'c', 'y', 'b', 'a'])
})

test('arrows lead by one place, Home and End to the ends, and no key beyond them', () => {
  const to = (key: string, place: number) => placeOfKey(key, place, 4)
  expect([to('ArrowUp', 2), to('ArrowDown', 2), to('Home', 2), to('End', 1)]).toEqual([1, 3, 0, 3])
  expect([to('ArrowUp', 0), to('ArrowDown', 3), to('Tab', 1)]).toEqual([0, 3, undefined])
})
