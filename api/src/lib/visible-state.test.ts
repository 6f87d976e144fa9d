import { expect, test } from 'vitest'
import { visibleState } from './visible-state.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const [BEFORE, AT, AFTER] = ['2026-11-26T11:59:59.999Z', '2026-11-26T12:00:00Z', '2026-11-26T12:00:00.001Z']

test.each([
  ['published', null, null, 'published'],
  ['published', AFTER, null, 'planned'],
  ['published', AT, null, 'published'],
  ['published', BEFORE, AFTER, 'published'],
  ['published', null, AT, 'ended'],
  ['published', BEFORE, BEFORE, 'ended'],
  ['hidden', AFTER, null, 'hidden'],
  ['draft', null, BEFORE, 'draft'],
])('%s from %s until %s is %s', (status, visible_from, visible_until, state) => {
  expect(visibleState(status, { visible_from, visible_until }, NOW)).toBe(state)
})
