import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { stepWithin } from './step-within.ts'

test('a gallery wraps around at both ends', { tags: ['NEWS-13'] }, () => {
  expect(stepWithin(5, 4, 1)).toBe(0)
  expect(stepWithin(5, 0, -1)).toBe(4)
  expect(stepWithin(5, 1, 1)).toBe(2)
  expect(stepWithin(1, 0, 1)).toBe(0)
})

test('any number of steps is as many single ones', { tags: ['NEWS-13'] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.integer({ min: -30, max: 30 }), (count, begin, by) => {
      let place = begin % count
      for (let step = 0; step < Math.abs(by); step++) {
        if (by > 0) place = place === count - 1 ? 0 : place + 1
        else place = place === 0 ? count - 1 : place - 1
      }
      expect(stepWithin(count, begin % count, by)).toBe(place)
    }),
    cases(2000),
  )
})
