import { expect, test } from 'vitest'
import { createRequestKeys, randomUuid } from './request-keys.ts'

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

test('a random UUID is one of version 4, and needs nothing that only pages with https have', () => {
  const uuids = Array.from({ length: 200 }, randomUuid)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(uuids).size).toBe(200)
})
