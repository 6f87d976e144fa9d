import type { StaffEvent } from 'api/contract/collections/events'
import { expect, test } from 'vitest'
import { EVENT_STATES, isIn, stateOf } from './event-states.ts'

const today = '2026-11-27'
const some = { date: '2026-12-01', isCancelled: false, isHidden: false } as StaffEvent
const statesOf = (event: StaffEvent) => EVENT_STATES.filter((state) => isIn(event, state, today))

test('what lies ahead counts as coming also when it is cancelled or hidden, as its group shows it', () => {
  expect(statesOf(some)).toEqual(['coming'])
  expect(statesOf({ ...some, isCancelled: true })).toEqual(['coming', 'cancelled'])
  expect(statesOf({ ...some, isHidden: true })).toEqual(['coming', 'hidden'])
  expect(statesOf({ ...some, date: '2026-11-26', isCancelled: true })).toEqual(['past', 'cancelled'])
})

test('visitors are told of the next one that is neither hidden nor cancelled', () => {
  expect(stateOf({ ...some, isCancelled: true }, today)).toBe('cancelled')
  expect(stateOf({ ...some, date: today }, today)).toBe('coming')
})
