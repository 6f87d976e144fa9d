import { type RefObject, useEffect } from 'react'

/** Keeps a tab of a row wider than the screen in its middle, also when counts come into the row or a phone is turned. */
export function useTabInView(row: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const tabs = [...(row.current?.children ?? [])] as HTMLElement[]
    const tab = tabs[index]
    if (!row.current || !tab) return
    const { current } = row
    const showTab = () => {
      const left = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
      current.scrollTo({ left, behavior: 'instant' })
    }
    const sizes = new ResizeObserver(showTab)
    for (const each of [current, ...tabs]) sizes.observe(each)
    return () => sizes.disconnect()
  }, [row, index])
}
