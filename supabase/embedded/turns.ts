import { setImmediate } from 'node:timers/promises'

/**
 * One at a time, in the order of asking. PGlite has a single session: requests that interleave their
 * `begin` and `set role` on it would read with each other's rights. It also holds the event loop while it works, and Node
 * accepts one connection each time the loop goes round: without a round after each turn, those who come on a connection
 * that is open already would leave the others waiting.
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.then(
      () => setImmediate(),
      () => setImmediate(),
    )
    return turn
  }
}
