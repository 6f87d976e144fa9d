import { expect, test } from 'vitest'
import { stepWithin } from './step-within.ts'

test('NEWS-13 a gallery wraps around at both ends', () => {
  expect(stepWithin(5, 4, 1)).toBe(0)
  expect(stepWithin(5, 0, -1)).toBe(4)
  expect(stepWithin(5, 1, 1)).toBe(2)
  expect(stepWithin(1, 0, 1)).toBe(0)
})
