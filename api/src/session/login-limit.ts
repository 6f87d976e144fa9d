import { normalizeIP } from '@fastify/rate-limit'
import { createFailureCounter } from './failure-counter.ts'

/** Wrong passwords in 15 minutes from one network: for one name, and for all names together. */
const MAX_FOR_NAME = 10
const MAX_FROM_NETWORK = 30

/**
 * Limits wrong passwords. An IPv6 client owns a whole /64 and may come from any address of it, so that counts as one
 * network. No account is locked out by what others try from elsewhere.
 */
export function createLoginLimit(now: () => number = () => Date.now()) {
  const ofName = createFailureCounter(MAX_FOR_NAME, now)
  const ofNetwork = createFailureCounter(MAX_FROM_NETWORK, now)

  return {
    /** @returns what takes the try back, for whatever was no wrong password; @throws 429 with the seconds to wait */
    begin(ip: string, username: string): () => void {
      const network = normalizeIP(ip)
      const takeBackOfName = ofName.begin(`${network} ${username.toLowerCase()}`)
      try {
        const takeBackOfNetwork = ofNetwork.begin(network)
        return () => {
          takeBackOfName()
          takeBackOfNetwork()
        }
      } catch (error) {
        takeBackOfName()
        throw error
      }
    },
  }
}
