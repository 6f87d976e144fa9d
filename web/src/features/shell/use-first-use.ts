import { useEffect, useState } from 'react'

const EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'beforeprint'] as const

/** Whether the visitor has done anything yet: what is of use only from then on can be loaded late. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const note = () => {
      listening.abort()
      setUsed(true)
    }
    for (const name of EVENTS) window.addEventListener(name, note, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return isUsed
}
