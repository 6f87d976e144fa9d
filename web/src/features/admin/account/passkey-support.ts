import { browserSupportsWebAuthn } from '@simplewebauthn/browser'

/** An IP address, as the address of a page has it. */
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/
const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/**
 * Whether this browser may make and use passkeys at this address: WebAuthn wants a name, not an IP address.
 * @returns `null` when it may; else why not, and `elsewhere` is the same page at `localhost` when that would do
 */
export function passkeyObstacle(
  { hostname, href }: { hostname: string; href: string } = window.location,
): { elsewhere: string | null } | null {
  if (!IP.test(hostname)) return browserSupportsWebAuthn() && window.isSecureContext ? null : { elsewhere: null }
  if (!LOOPBACK.test(hostname)) return { elsewhere: null }
  const there = new URL(href)
  there.hostname = 'localhost'
  return { elsewhere: there.href }
}
