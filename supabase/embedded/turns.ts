/**
 * One at a time, in the order of asking. PGlite has a single session: requests that interleave their
 * `begin` and `set role` on it would read with each other's rights.
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
