import { useEffect, useRef, useState } from 'react'

/** The line that decides lies so far below the top of the window. */
const LINE_PERCENT = 60

/**
 * Which item of a list scrolling has reached: the last one whose top is above a line in the window.
 * `null` until it is known, and so without JavaScript.
 */
export function useReached() {
  const list = useRef<HTMLOListElement>(null)
  const [reached, setReached] = useState<number | null>(null)
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const above = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting || boundingClientRect.bottom <= 0) above.add(target)
          else above.delete(target)
        }
        setReached(items.findLastIndex((item) => above.has(item)))
      },
      { rootMargin: `0px 0px -${100 - LINE_PERCENT}% 0px` },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [])
  return { list, reached }
}
