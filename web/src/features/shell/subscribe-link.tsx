import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'

/** The id of the newsletter's input. */
export const NEWSLETTER = 'newsletter'
/** By then the page has scrolled there (SHELL-12). */
const FOCUS_AFTER_MS = 1000

interface SubscribeLinkProps {
  /** Called before the page scrolls. */
  onClick?: () => void
  children: ReactNode
}

/** Leads to the newsletter's input: scrolls there smoothly and then focuses it (SHELL-12). */
export function SubscribeLink({ onClick: prepare, children }: SubscribeLinkProps) {
  const onClick = (event: MouseEvent) => {
    const input = document.getElementById(NEWSLETTER)
    if (!input) return
    event.preventDefault()
    if (prepare) flushSync(prepare)
    input.scrollIntoView({ block: 'center', behavior: isCalm() ? 'instant' : 'smooth' })
    setTimeout(() => input.focus({ preventScroll: true }), FOCUS_AFTER_MS)
  }
  return (
    <a href={`#${NEWSLETTER}`} onClick={onClick}>
      {children}
    </a>
  )
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
