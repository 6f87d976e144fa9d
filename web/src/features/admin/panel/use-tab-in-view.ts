import { type RefObject, useEffect } from 'react'

/**
 * Keeps a tab of a row wider than the screen in its middle, also when counts come into the row or a phone is turned, and
 * marks the row with the sides (`data-more`) at which there is more of it.
 */
export function useTabInView(row: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const tabs = [...(row.current?.children ?? [])] as HTMLElement[]
    const tab = tabs[index]
    if (!row.current || !tab) return
    const { current } = row
    const showTab = () => {
      const left = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
      current.scrollTo({ left, behavior: 'instant' })
      markSides()
    }
    const markSides = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current
      const sides = [scrollLeft > 1 && 'left', scrollWidth - clientWidth - scrollLeft > 1 && 'right']
      current.dataset.more = sides.filter(Boolean).join(' ')
    }
    const sizes = new ResizeObserver(showTab)
    for (const each of [current, ...tabs]) sizes.observe(each)
    current.addEventListener('scroll', markSides, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', markSides)
    }
  }, [row, index])
}
