import { useEffect, useState } from 'react'
import { currentSection } from './current-section.ts'

/** Follows the scroll: the index of the section that is being read; `share` as for `currentSection`. */
export function useCurrentSection(sections: readonly { id: string }[], share?: number): number {
  const [current, setCurrent] = useState(0)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const look = () => {
      const tops = ids
        .split(' ')
        .map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
      const below = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
      setCurrent(currentSection(tops, window.innerHeight, below, share))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [ids, share])
  return current
}
