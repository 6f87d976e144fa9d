import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

/**
 * Goes to where this entry of the history was left, once a list that comes after its page is there: the router has then
 * tried already, while the page was still too short.
 */
export function useListPlace(isThere: boolean): void {
  const left = useElementScrollRestoration({ getElement: () => window })
  const place = useRef(isThere ? undefined : left)
  useLayoutEffect(() => {
    if (!isThere || !place.current) return
    window.scrollTo({ top: place.current.scrollY, behavior: 'instant' })
    place.current = undefined
  }, [isThere])
}
