import { setImmediate } from 'node:timers/promises'

/**
 * What it returns runs functions one at a time, in the order of the calls. PGlite has a single session: requests that
 * interleave their `begin` and `set role` on it would read with each other's rights. It also holds the event loop while it
 * works, and Node accepts one connection each time the loop goes round: without a round after each function, those who come
 * on a connection that is open already would leave the others waiting.
 */
export function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.then(
      () => setImmediate(),
      () => setImmediate(),
    )
    return result
  }
}
