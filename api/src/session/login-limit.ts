import { isIPv6 } from 'node:net'
import { tooManyTries } from '#errors.ts'

const TRIES = 10
const WINDOW = 15 * 60 * 1000
const MOST_KEPT = 50_000

/**
 * Limits failed logins to ten in 15 minutes for a network and a name together. A try counts when it begins, so that
 * many at once do not slip through, and is taken back when it was right.
 */
export function createLoginLimit(now: () => number = () => Date.now()) {
  const tries = new Map<string, { count: number; until: number }>()

  return {
    /** @throws 429 with the seconds to wait; @returns what takes the try back */
    begin(ip: string, username: string): () => void {
      const key = `${networkOf(ip)} ${username}`
      const running = tries.get(key)
      const entry = running && running.until > now() ? running : { count: 0, until: now() + WINDOW }
      if (entry.count >= TRIES) throw tooManyTries(Math.ceil((entry.until - now()) / 1000))
      entry.count += 1
      tries.delete(key)
      tries.set(key, entry)
      if (tries.size > MOST_KEPT) tries.delete(tries.keys().next().value ?? '')
      return () => {
        entry.count -= 1
      }
    },
  }
}

/** An IPv6 client owns a whole /64 and may come from any address of it. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const end = tail.split(':').filter(Boolean)
    while (groups.length + end.length < 8) groups.push('0')
    groups.push(...end)
  }
  return groups.slice(0, 4).join(':')
}
