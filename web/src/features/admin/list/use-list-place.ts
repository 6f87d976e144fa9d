import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Scrolls a list that one comes back to to where it was left, with the focus on the row that was opened. The router has tried
 * already, but a list that comes after its page was too short then.
 */
export function useListPlace(isThere: boolean): void {
  const router = useRouter()
  const left = useElementScrollRestoration({ getElement: () => window })
  const [place] = useState(() => (isThere ? undefined : left))
  const [from] = useState(() => router.state.resolvedLocation?.pathname)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (!isThere || isDone.current) return
    isDone.current = true
    if (place) window.scrollTo({ top: place.scrollY, behavior: 'instant' })
    rowLeadingTo(from)?.focus({ preventScroll: true })
  }, [isThere, place, from])
}

function rowLeadingTo(path: string | undefined): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main li a')
  return [...links].find(({ pathname }) => pathname === path && path !== '/admin')
}
