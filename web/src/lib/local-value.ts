/** A text that this browser keeps under a key. Where it refuses to store anything, the text lives until the page is left. */
export function createLocalValue(key: string) {
  const listeners = new Set<() => void>()
  let unstored: string | null = null

  return {
    /** `null` when there is none. */
    get(): string | null {
      try {
        return window.localStorage.getItem(key) ?? unstored
      } catch {
        return unstored
      }
    },
    /** Stores the text, or removes it with `null`, and tells who watches. */
    set(value: string | null): void {
      // What is stored is read there alone, for another tab may remove it.
      unstored = null
      try {
        if (value === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, value)
      } catch {
        unstored = value
      }
      for (const tell of listeners) tell()
    },
    /** Calls `listener` when it is set here, or anything is stored in another tab. @returns what stops it */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}
