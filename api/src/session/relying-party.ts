import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { passkeysImpossible } from '#http/errors.ts'

/** Whom passkeys are made for, as WebAuthn calls it: the name of the site, and the only origin that may use them. */
export type RelyingParty = { id: string; origin: string }

/**
 * The relying party of a site. WebAuthn needs a name, not an IP address, and HTTPS, for which `localhost` stands in.
 * @param publicUrl origin that the owner has set; without one only `localhost` is believed, for the header says it
 * @returns `null` when no passkey can be made at this address
 */
export function relyingPartyOf(
  publicUrl: string | null,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): RelyingParty | null {
  const url = URL.parse(publicUrl ?? `${protocol}://${host}`)
  if (!url) return null
  const { hostname, origin } = url
  if (hostname === 'localhost') return { id: hostname, origin }
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  return publicUrl !== null && isName && url.protocol === 'https:' ? { id: hostname, origin } : null
}

/** Finds the relying party of a request. @throws 409 when no passkey can be made at its address */
export function createRelyingParty(publicUrl: string | null) {
  return {
    find: (request: FastifyRequest) => relyingPartyOf(publicUrl, request),
    need(request: FastifyRequest): RelyingParty {
      const party = relyingPartyOf(publicUrl, request)
      if (!party) throw passkeysImpossible()
      return party
    },
  }
}
export type RelyingParties = ReturnType<typeof createRelyingParty>
