import { tooManyAttempts } from '#http/errors.ts'

/** Milliseconds in which failures count, from the first one. */
const WINDOW = 15 * 60 * 1000
/** More keys than password checks can fail in one window. */
const MAX_KEYS = 200_000

/**
 * Allows `max` failures of a key in 15 minutes. A try counts when it begins, so that many at once do not slip through,
 * until it is taken back. A key that counts is never forgotten before its time: when the table is full, new ones are
 * refused.
 */
export function createFailureCounter(max: number, now: () => number) {
  /** In the order in which they began, and so in the order in which they end. */
  const entries = new Map<string, { count: number; until: number }>()

  function forgetEnded(): void {
    for (const [key, { until }] of entries) {
      if (until > now()) return
      entries.delete(key)
    }
  }

  function entryOf(key: string) {
    const known = entries.get(key)
    if (known) return known
    const [first] = entries.size < MAX_KEYS ? [] : entries.values()
    if (first) throw tooManyAttempts(secondsUntil(first))
    const entry = { count: 0, until: now() + WINDOW }
    entries.set(key, entry)
    return entry
  }

  const secondsUntil = ({ until }: { until: number }) => Math.ceil((until - now()) / 1000)

  return {
    /** @returns what takes the try back; @throws 429 with the seconds to wait */
    begin(key: string): () => void {
      forgetEnded()
      const entry = entryOf(key)
      if (entry.count >= max) throw tooManyAttempts(secondsUntil(entry))
      entry.count += 1
      return () => {
        entry.count -= 1
        if (entry.count === 0 && entries.get(key) === entry) entries.delete(key)
      }
    },
  }
}
