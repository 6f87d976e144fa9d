import { expect, test } from 'vitest'
import { createPreviewTokens } from './preview-tokens.ts'

const HOUR = 3_600_000

test('a frame is open for twelve hours, and a link is no frame', () => {
  let now = Date.parse('2026-11-23T08:00:00Z')
  const tokens = createPreviewTokens('secret', () => now)
  const frame = tokens.frame()
  expect([tokens.isGenuine(frame), tokens.isFrame(frame), tokens.isOpen(frame)]).toEqual([true, true, true])
  expect(tokens.isFrame(tokens.link())).toBe(false)
  now += 12 * HOUR
  expect(tokens.isOpen(frame)).toBe(false)
  expect(createPreviewTokens('other').isGenuine(frame)).toBe(false)
})
