import type { StaffEvent } from 'api/contract/collections/events'

/** What the list of dates can be narrowed to. */
export const EVENT_STATES = ['coming', 'past', 'cancelled', 'hidden'] as const

/** Whether a date is one of a state; one that was cancelled lies ahead or is past all the same, as its group says. */
export function isIn({ date, isCancelled, isHidden }: StaffEvent, state: string, today: string): boolean {
  if (state === 'coming') return date >= today
  if (state === 'past') return date < today
  return state === 'cancelled' ? isCancelled : isHidden
}

/** What visitors are told of it. */
export function stateOf({ date, isCancelled, isHidden }: StaffEvent, today: string): (typeof EVENT_STATES)[number] {
  if (isHidden) return 'hidden'
  if (isCancelled) return 'cancelled'
  return date < today ? 'past' : 'coming'
}
