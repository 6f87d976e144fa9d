import { useEffect, useRef } from 'react'

/**
 * Leads the focus to the first row (`data-id`) that a list has gained, for the button that asked for it may be gone.
 * @returns `ref` of the list, and `expect`, to be called when more is asked for
 */
export function useFirstNewRow<List extends HTMLElement = HTMLUListElement>(count: number) {
  const ref = useRef<List>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current === null || count <= before.current) return
    const found = ref.current?.querySelectorAll<HTMLElement>('[data-id]')
    // It stands where the button was, in view already.
    found?.[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = null
  }, [count])
  const expect = () => {
    before.current = count
  }
  return { ref, expect }
}
