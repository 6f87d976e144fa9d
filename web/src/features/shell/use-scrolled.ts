import { useEffect, useState } from 'react'
import { type Scrolling, scrolledTo } from './scroll-direction.ts'

interface Scrolled {
  isScrolled: boolean
  direction: Scrolling['direction']
}

/** Whether the page is scrolled at all, and which way it went last (SHELL-09, SHELL-10). */
export function useScrolled(): Scrolled {
  const [state, setState] = useState<Scrolled>({ isScrolled: false, direction: 'up' })
  useEffect(() => {
    let scrolling: Scrolling = { y: window.scrollY, direction: 'up' }
    const look = () => {
      scrolling = scrolledTo(scrolling, window.scrollY)
      const { direction } = scrolling
      const isScrolled = window.scrollY > 0
      setState((was) =>
        was.isScrolled === isScrolled && was.direction === direction ? was : { isScrolled, direction },
      )
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return state
}
