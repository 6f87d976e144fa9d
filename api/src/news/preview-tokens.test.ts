import { expect, test } from 'vitest'
import { createPreviewTokens } from './preview-tokens.ts'

const HOUR = 3_600_000

test('a frame is open for twelve hours, and a link is no frame', () => {
  let now = Date.parse('2026-11-23T08:00:00Z')
  const tokens = createPreviewTokens('secret', () => now)
  const frame = tokens.frame()
  expect([tokens.isGenuine(frame), tokens.isFrame(frame), tokens.isOpen(frame)]).toEqual([true, true, true])
  const link = tokens.link('00000000-0000-4000-8000-000000000001')
  expect([tokens.isGenuine(link), tokens.isFrame(link)]).toEqual([true, false])
  now += 12 * HOUR
  expect(tokens.isOpen(frame)).toBe(false)
  expect(createPreviewTokens('other').isGenuine(frame)).toBe(false)
})
