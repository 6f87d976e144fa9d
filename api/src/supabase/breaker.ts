/** Failures in a row after which nobody asks any more. */
const MOST_FAILURES = 5
/** Milliseconds until one asks again. */
const PAUSE = 1_000

/** Thrown instead of a call that would most likely fail, too. */
export class BrokenOff extends Error {}

/**
 * Spares a server that does not answer, and those who would wait for it: after five failures in a row calls fail at
 * once, until a second later one of them tries and succeeds.
 * @param isFailure judges a result that is no error
 */
export function createBreaker<T>(isFailure: (result: T) => boolean, now: () => number = () => performance.now()) {
  let failures = 0
  let closedUntil = 0
  let isTrying = false

  function note(hasFailed: boolean): void {
    isTrying = false
    failures = hasFailed ? failures + 1 : 0
    if (failures >= MOST_FAILURES) closedUntil = now() + PAUSE
  }

  return async (call: () => Promise<T>): Promise<T> => {
    if (failures >= MOST_FAILURES && (isTrying || now() < closedUntil))
      throw new BrokenOff('Supabase has not answered lately')
    isTrying = failures >= MOST_FAILURES
    try {
      const result = await call()
      note(isFailure(result))
      return result
    } catch (error) {
      note(true)
      throw error
    }
  }
}
