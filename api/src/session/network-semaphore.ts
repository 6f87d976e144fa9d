import { normalizeIP } from '@fastify/rate-limit'
import { createSemaphore, type Semaphore } from '#lib/semaphore.ts'

/**
 * A semaphore for each network: of one network at most `places` pieces of work run at once, and its others wait in a queue
 * of their own. So one network cannot fill the queue behind this one.
 * @param maxQueued of a network; beyond it `run` throws `QueueFullError`
 */
export function createNetworkSemaphore(places: number, maxQueued?: number) {
  const semaphores = new Map<string, { semaphore: Semaphore; open: number }>()

  return {
    async run<T>(ip: string, work: () => Promise<T>): Promise<T> {
      const network = normalizeIP(ip)
      const entry = semaphores.get(network) ?? { semaphore: createSemaphore(places, maxQueued), open: 0 }
      semaphores.set(network, entry)
      entry.open += 1
      try {
        return await entry.semaphore.run(work)
      } finally {
        entry.open -= 1
        if (entry.open === 0) semaphores.delete(network)
      }
    },
  }
}
