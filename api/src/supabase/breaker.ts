/** Consecutive failures that open the circuit. */
const MAX_FAILURES = 5
/** Milliseconds until the open circuit lets one call through (half-open). */
const OPEN_FOR = 1_000

/** Thrown instead of a call while the circuit is open. */
export class CircuitOpenError extends Error {}

/**
 * A circuit breaker. After five consecutive failures it is open and calls fail at once; a second later it is half-open: one
 * call is let through, and closes it when it succeeds.
 * @param isFailure judges a result that is no error
 */
export function createBreaker<T>(isFailure: (result: T) => boolean, now: () => number = () => performance.now()) {
  let failures = 0
  let openUntil = 0
  let isHalfOpen = false

  function note(hasFailed: boolean): void {
    isHalfOpen = false
    failures = hasFailed ? failures + 1 : 0
    if (failures >= MAX_FAILURES) openUntil = now() + OPEN_FOR
  }

  return async (call: () => Promise<T>): Promise<T> => {
    if (failures >= MAX_FAILURES && (isHalfOpen || now() < openUntil))
      throw new CircuitOpenError('Supabase has not answered lately')
    isHalfOpen = failures >= MAX_FAILURES
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
