/** What `QueueFullError` says; supabase-js hands on the words of an error, not the error. */
export const QUEUE_FULL = 'the queue is full'
/** Thrown when too many already wait. */
export class QueueFullError extends Error {}

/**
 * Lets at most `places` pieces of work run at once; the others wait in order.
 * @param maxWaiting beyond it `run` throws `QueueFullError` instead of waiting
 */
export function createSemaphore(places: number, maxWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running < places) running += 1
      else if (waiting.length >= maxWaiting) throw new QueueFullError(QUEUE_FULL)
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
export type Semaphore = ReturnType<typeof createSemaphore>
