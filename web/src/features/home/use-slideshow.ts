import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { firstSlide, hold, pass, progressOf, type Slideshow, STEP_MS, select } from './slideshow.ts'

/**
 * Runs a slideshow of `count` slides in the browser. The bar is moved on its element, 40 times a second, without
 * rendering anything; what is returned changes with the slide and the pause only.
 */
export function useSlideshow(count: number, bar: RefObject<HTMLElement | null>) {
  const show = useRef(firstSlide)
  const since = useRef(0)
  const [slide, setSlide] = useState(firstSlide.slide)
  const [isPaused, setPaused] = useState(false)

  const change = useCallback(
    (next: (before: Slideshow) => Slideshow) => {
      const now = performance.now()
      show.current = next(pass(show.current, now - since.current, count))
      since.current = now
      setSlide(show.current.slide)
      setPaused(show.current.holds.includes('paused'))
      if (bar.current) bar.current.style.transform = `scaleX(${progressOf(show.current) / 100})`
    },
    [count, bar],
  )

  useEffect(() => {
    since.current = performance.now()
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => change((before) => hold(hold(before, 'hidden', document.hidden), 'calm', motion.matches))
    look()
    const timer = setInterval(change, STEP_MS, (before: Slideshow) => before)
    document.addEventListener('visibilitychange', look)
    motion.addEventListener('change', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      motion.removeEventListener('change', look)
    }
  }, [change])

  return {
    slide,
    isPaused,
    select: (chosen: number) => change((before) => select(before, chosen)),
    togglePause: () => change((before) => hold(before, 'paused', !before.holds.includes('paused'))),
    setReading: (isReading: boolean) => change((before) => hold(before, 'reading', isReading)),
  }
}
