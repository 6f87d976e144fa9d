import { expect, test } from 'vitest'
import { createRequestKeys } from './request-keys.ts'

test('a repeated try keeps its key, other content and the next inquiry get another', () => {
  const keys = createRequestKeys()
  const first = keys.keyFor('a')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.keyFor('a')).toBe(first)
  const second = keys.keyFor('b')
  expect(second).not.toBe(first)
  keys.forget()
  expect(keys.keyFor('b')).not.toBe(second)
})
