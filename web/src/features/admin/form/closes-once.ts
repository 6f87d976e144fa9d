interface Change {
  reason: string
  event: Event
  cancel: () => void
}

/**
 * One press of Escape closes one thing: what has the focus, and neither what it stands in nor what lies below it.
 * @returns whether the change is this one's
 */
export function closesOnce({ reason, event, cancel }: Change): boolean {
  if (reason !== 'escape-key') return true
  if (event.defaultPrevented) {
    cancel()
    return false
  }
  event.preventDefault()
  return true
}
