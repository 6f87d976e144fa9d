import type { HttpError } from '#http/errors.ts'

/** A client may ask for endless names: beyond these the oldest are forgotten, and longer ones never remembered. */
const MAX_KEYS = 1_000
const MAX_KEY_LENGTH = 200
/** Milliseconds. */
const MAX_LIFETIME = 2_000

/** Remembers for a moment what was answered 404, so that it is not asked for again. @param lifetime milliseconds, two seconds at most */
export function createMissingKeys(lifetime: number) {
  const missing = new Map<string, { error: HttpError; until: number }>()

  return {
    /** @param error the answer */
    add(key: string, error: HttpError): void {
      if (key.length > MAX_KEY_LENGTH) return
      missing.delete(key)
      missing.set(key, { error, until: Date.now() + Math.min(lifetime, MAX_LIFETIME) })
      const [oldest] = missing.keys()
      if (missing.size > MAX_KEYS && oldest !== undefined) missing.delete(oldest)
    },
    /** What was answered, as long as that holds. */
    errorOf(key: string): HttpError | undefined {
      const known = missing.get(key)
      return known && known.until > Date.now() ? known.error : undefined
    },
    delete: (key: string): void => void missing.delete(key),
    clear: (): void => missing.clear(),
  }
}
