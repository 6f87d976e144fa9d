/** Failures in a row after which the circuit is open: nobody asks any more. */
const MAX_FAILURES = 5
/** Milliseconds until one call is let through again. */
const OPEN_FOR = 1_000

/** Thrown instead of a call that would most likely fail, too. */
export class CircuitOpenError extends Error {}

/**
 * A circuit breaker: spares a server that does not answer, and those who would wait for it. After five failures in a row
 * it is open and calls fail at once; a second later one of them is let through, and closes it when it succeeds.
 * @param isFailure judges a result that is no error
 */
export function createBreaker<T>(isFailure: (result: T) => boolean, now: () => number = () => performance.now()) {
  let failures = 0
  let openUntil = 0
  let isTrying = false

  function note(hasFailed: boolean): void {
    isTrying = false
    failures = hasFailed ? failures + 1 : 0
    if (failures >= MAX_FAILURES) openUntil = now() + OPEN_FOR
  }

  return async (call: () => Promise<T>): Promise<T> => {
    if (failures >= MAX_FAILURES && (isTrying || now() < openUntil))
      throw new CircuitOpenError('Supabase has not answered lately')
    isTrying = failures >= MAX_FAILURES
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
