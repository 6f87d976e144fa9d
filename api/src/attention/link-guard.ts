import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Nothing of the web lies there: this network, private, shared, loopback, link-local, for documentation, multicast, reserved. */
const REFUSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // With 169.254.169.254, where clouds tell a machine its secrets.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // A public address by which Azure answers its machines.
  '168.63.129.16/32',
]
/** Of 2000::/3, outside of which nothing is public: protocol assignments with Teredo, documentation, 6to4. */
const REFUSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refused = new BlockList()
for (const [family, nets] of [['ipv4', REFUSED_IPV4] as const, ['ipv6', REFUSED_IPV6] as const])
  for (const net of nets) {
    const [address = '', bits] = net.split('/')
    refused.addSubnet(address, Number(bits), family)
  }
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet; one that is written in no known way is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/** There is no such name, as a name server says. */
export class UnknownNameError extends Error {}
/** No request is sent there. */
export class RefusedAddressError extends Error {}

/** Milliseconds that a name server has for an answer, once. */
const TIMEOUT = 3_000
const PORTS = ['', '80', '443']

/** The addresses of a name; none when it has none. @throws UnknownNameError, or another error when it cannot be known */
type ResolveName = (name: string) => Promise<string[]>

/** Asks the name servers themselves, whose "no such name" differs from a network that is down. */
const resolveName: ResolveName = async (name) => {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const codes = answers.map((answer) => (answer.status === 'rejected' ? codeOf(answer.reason) : null))
  if (codes.every((code) => code === 'ENOTFOUND')) throw new UnknownNameError(name)
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length === 0) throw new Error(`no address: ${codes.join(', ')}`)
  return found
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? 'unknown'

export interface LinkGuard {
  /**
   * The address to which a request of `url` may connect.
   * @throws RefusedAddressError, UnknownNameError, or another error when it cannot be known
   */
  addressOf(url: URL): Promise<string>
}

/**
 * Says where the server may ask: at names and addresses of the public internet, at the usual ports. A name of which one
 * address is not public is refused wholly, and the request goes to the address that was judged, not to a later answer.
 * @param allowsLoopback for tests, whose stub listens there at any port
 */
export function createLinkGuard({
  resolve = resolveName,
  allowsLoopback = false,
}: {
  resolve?: ResolveName
  allowsLoopback?: boolean
} = {}): LinkGuard {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && address === '127.0.0.1')
  return {
    async addressOf({ protocol, hostname, port, username, password }) {
      if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') throw new RefusedAddressError()
      if (!PORTS.includes(port) && !allowsLoopback) throw new RefusedAddressError()
      // The address of IPv6 stands in brackets.
      const host = hostname.replace(/^\[|\]$/g, '')
      const addresses = isIP(host) === 0 ? await resolve(host) : [host]
      const [first] = addresses
      if (first === undefined || !addresses.every(isAllowed)) throw new RefusedAddressError()
      return first
    },
  }
}
