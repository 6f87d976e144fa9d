import type { KeyboardEvent } from 'react'

/**
 * Arrows, Home and End in a list of tabs: the one they lead to has the focus and is chosen.
 * @param tabs in the order of their buttons, which are the only ones in the list
 */
export function tabKeys<Tab>(tabs: readonly Tab[], current: Tab, onChange: (tab: Tab) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const at = tabs.indexOf(current)
    const last = tabs.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next ?? 0]?.focus()
    onChange(tab)
  }
}
