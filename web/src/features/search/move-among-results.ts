import type { KeyboardEvent } from 'react'
import { stepWithin } from '#lib/step-within.ts'

/**
 * The arrows go through the input and the results, around at both ends; Enter in the input goes to the first result,
 * and typing anywhere writes into the input.
 */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, nativeEvent } = event
  if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li a')]
  const [input] = stops
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const by = key === 'ArrowDown' || (key === 'Enter' && at === 0) ? 1 : key === 'ArrowUp' ? -1 : 0
  if (by !== 0) {
    event.preventDefault()
    stops[stepWithin(stops.length, at, by)]?.focus()
  } else if (at > 0 && key.length === 1 && key !== ' ') {
    input?.focus()
  }
}
