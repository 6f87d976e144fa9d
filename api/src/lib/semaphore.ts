/** Thrown when too many already wait for their turn. */
export class NoTurn extends Error {}

/**
 * Lets at most `places` pieces of work run at once; the others wait in order.
 * @param maxWaiting beyond it `take` throws `NoTurn` instead of waiting
 */
export function createTurns(places: number, maxWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (running < places) running += 1
      else if (waiting.length >= maxWaiting) throw new NoTurn('too much to do')
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
export type Turns = ReturnType<typeof createTurns>
