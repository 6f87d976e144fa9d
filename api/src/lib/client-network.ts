import { AsyncLocalStorage } from 'node:async_hooks'
import { normalizeIP } from '@fastify/rate-limit'

const addresses = new AsyncLocalStorage<string>()

/** An onRequest hook: whatever is done for the request knows the address of its client. */
export function rememberClient({ ip }: { ip: string }, _reply: unknown, done: () => void): void {
  addresses.run(ip, done)
}

/** The address of the client for whom this is done; `undefined` for what the server does by itself. */
export const clientAddress = (): string | undefined => addresses.getStore()

/** The network of that client, of an IPv6 one its /64; '' for what the server does by itself. */
export function clientNetwork(): string {
  const address = clientAddress()
  return address === undefined ? '' : normalizeIP(address)
}
