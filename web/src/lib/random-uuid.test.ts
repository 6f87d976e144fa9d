import { expect, test } from 'vitest'
import { randomUuid } from './random-uuid.ts'

test('a random UUID is one of version 4, and needs nothing that only pages with https have', () => {
  const uuids = Array.from({ length: 200 }, randomUuid)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(uuids).size).toBe(200)
})
