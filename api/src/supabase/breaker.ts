/** Consecutive failures that open the circuit. */
const MAX_FAILURES = 5
/** Milliseconds until the open circuit lets one call through (half-open). */
const OPEN_FOR = 1_000

/** Thrown instead of a call while the circuit is open. */
export class CircuitOpenError extends Error {}

/**
 * A circuit breaker. After five consecutive failures it is open and calls fail at once; a second later it is half-open: one
 * call is let through, and closes it when it succeeds. Calls that began before the last success and fail later do not count.
 * @param isFailure judges a result that is no error
 */
export function createBreaker<T>(isFailure: (result: T) => boolean, now: () => number = () => performance.now()) {
  let failures = 0
  /** These two count while the circuit is open. */
  let openUntil = 0
  let isTried = false
  let answers = 0

  /** @param answersBefore how many there were when the call began */
  function note(hasFailed: boolean, answersBefore: number): void {
    // It began before an answer came: what it met is over.
    if (hasFailed && answersBefore < answers) return
    isTried = false
    if (!hasFailed) answers += 1
    failures = hasFailed ? failures + 1 : 0
    openUntil = now() + OPEN_FOR
  }

  return async (call: () => Promise<T>): Promise<T> => {
    if (failures >= MAX_FAILURES && (isTried || now() < openUntil))
      throw new CircuitOpenError('Supabase has not answered lately')
    isTried = true
    const answersBefore = answers
    try {
      const result = await call()
      note(isFailure(result), answersBefore)
      return result
    } catch (error) {
      note(true, answersBefore)
      throw error
    }
  }
}
