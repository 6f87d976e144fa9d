import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a member of staff may look for the authenticator. */
const LIFETIME = 5 * 60 * 1000

/**
 * Challenges for passkeys. Nothing is kept of one that was asked for, so that asking fills nothing: its ticket says by a
 * signature what it is for and how long it holds, and stays with the page that has asked. Any process takes it back. That a
 * challenge is signed once says the database.
 * @param sessionSecret 32 bytes or more, the same in every process
 */
export function createPasskeyChallenges(sessionSecret: string, now: () => number = () => Date.now()) {
  const signatureOf = (purpose: string, until: string, challenge: string) =>
    createHmac('sha256', sessionSecret).update(['passkey', purpose, until, challenge].join('\n')).digest()

  return {
    /** 32 random bytes. */
    make: (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(32)),

    /**
     * The ticket of a challenge.
     * @param purpose what it may be signed for: `signIn`, or to be registered for an account
     * @param challenge base64url
     */
    ticketOf(purpose: string, challenge: string): string {
      const until = String(now() + LIFETIME)
      return `${until}.${signatureOf(purpose, until, challenge).toString('base64url')}`
    },

    /** Whether a challenge was made here for this, and still holds. */
    holds(ticket: string, purpose: string, challenge: string): boolean {
      const [until = '', signature = ''] = ticket.split('.')
      const given = Buffer.from(signature, 'base64url')
      const own = signatureOf(purpose, until, challenge)
      return given.length === own.length && timingSafeEqual(given, own) && Number(until) > now()
    },
  }
}
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>
