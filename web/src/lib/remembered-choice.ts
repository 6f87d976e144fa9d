import { useSyncExternalStore } from 'react'

/** Creates a hook for a choice that this browser remembers; the first option until then, and on the server. */
export function createRememberedChoice<Option extends string>(key: string, options: readonly [Option, ...Option[]]) {
  const [first] = options
  const listeners = new Set<() => void>()
  /** The choice where the browser refuses to store anything. */
  let unstored: Option | undefined

  function read(): Option {
    try {
      const stored = window.localStorage.getItem(key)
      return options.find((option) => option === stored) ?? unstored ?? first
    } catch {
      return unstored ?? first
    }
  }

  function choose(option: Option): void {
    unstored = option
    try {
      window.localStorage.setItem(key, option)
    } catch {
      // The choice then lives until the page is left.
    }
    for (const tell of listeners) tell()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  /** The choice, and what changes it. */
  return function useChoice() {
    const choice = useSyncExternalStore(subscribe, read, () => first)
    return [choice, choose] as const
  }
}
