import { normalizeIP } from '@fastify/rate-limit'
import { createTurns, type Turns } from '#lib/semaphore.ts'

/**
 * Lets each network do at most `places` pieces of work at once; its others wait in a line of their own. So one network
 * cannot take all places of the queue behind this one.
 */
export function createNetworkTurns(places: number) {
  const lines = new Map<string, { turns: Turns; open: number }>()

  return {
    async take<T>(ip: string, work: () => Promise<T>): Promise<T> {
      const network = normalizeIP(ip)
      const line = lines.get(network) ?? { turns: createTurns(places), open: 0 }
      lines.set(network, line)
      line.open += 1
      try {
        return await line.turns.take(work)
      } finally {
        line.open -= 1
        if (line.open === 0) lines.delete(network)
      }
    },
  }
}
