/** What `QueueFullError` says; supabase-js hands on the words of an error, not the error. */
export const QUEUE_FULL = 'the queue is full'
/** Thrown when too many already wait. */
export class QueueFullError extends Error {}

type Waiter = { start: () => void; refuse: (error: QueueFullError) => void }

/**
 * Lets at most `places` pieces of work run at once. The others wait: those of a group in order, and the groups take turns.
 * @param maxQueued beyond it `run` throws `QueueFullError` instead of waiting, unless another group has more that wait:
 * then its last one is refused
 * @param groupOf the group of the work that is given right now; left out, all are one
 */
export function createSemaphore(
  places: number,
  maxQueued = Number.POSITIVE_INFINITY,
  groupOf: () => string = () => '',
) {
  /** The group whose turn it is first; none is empty. */
  const queues = new Map<string, Waiter[]>()
  let running = 0
  let queued = 0

  function wait(): Promise<void> {
    const group = groupOf()
    const queue = queues.get(group) ?? []
    if (queued >= maxQueued) makeRoomFor(queue)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.push({ start: resolve, refuse: reject })
    queues.set(group, queue)
    queued += 1
    return promise
  }

  function makeRoomFor(queue: Waiter[]): void {
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), queue)
    const full = new QueueFullError(QUEUE_FULL)
    if (longest.length <= queue.length + 1) throw full
    longest.pop()?.refuse(full)
    queued -= 1
  }

  function takeNext(): Waiter | undefined {
    const [first] = queues
    if (!first) return undefined
    const [group, queue] = first
    queues.delete(group)
    const next = queue.shift()
    if (queue.length > 0) queues.set(group, queue)
    queued -= 1
    return next
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running < places) running += 1
      else await wait()
      try {
        return await work()
      } finally {
        const next = takeNext()
        if (next) next.start()
        else running -= 1
      }
    },
  }
}
export type Semaphore = ReturnType<typeof createSemaphore>
