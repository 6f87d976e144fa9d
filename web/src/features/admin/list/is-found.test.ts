import { expect, test } from 'vitest'
import { isFound } from './is-found.ts'

test('a title is found by any part of it, however capitalised', () => {
  expect(isFound('Новата ЛИНИЯ', ' линия')).toBe(true)
  expect(isFound('Новата линия', 'преса')).toBe(false)
})
