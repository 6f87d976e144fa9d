import { expect, test } from 'vitest'
import { focusPoint, focusText } from './focus-point.ts'

test('a point is said in tens of percent, and the middle is not said', () => {
  expect(focusText({ x: 34, y: 66 })).toBe('30 70')
  expect(focusText({ x: -5, y: 104 })).toBe('0 100')
  expect(focusText({ x: 52, y: 48 })).toBeUndefined()
  expect(focusPoint('30 70')).toEqual({ x: 30, y: 70 })
  expect(focusPoint(undefined)).toEqual({ x: 50, y: 50 })
})
