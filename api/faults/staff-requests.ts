import { randomUUID } from 'node:crypto'

type Sent = { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }

/** Something that staff store, as a form sends it, and as it sends it again when no answer came. */
export type StaffWrite = {
  name: string
  path: string
  request: Sent
  /** The call by which the database stores it. */
  stores: { method: string; path: string }
  /** Statuses by which someone is told that it is stored; of what goes away also that it is not there. */
  successStatuses: number[]
  /** How often it is stored, just as it was sent. */
  count(): Promise<number>
  /** A repeated request may store it once more: what no one was told of is forgotten in days. */
  mayRepeat?: true
}

/** Makes one, and the rows it is about. */
export type StaffWriteMaker = () => StaffWrite | Promise<StaffWrite>

/** How someone who is signed in asks. */
export function staffRequests(token: string) {
  const signed = { authorization: `Bearer ${token}` }
  return {
    signed,
    json: (method: string, body: object, headers: Record<string, string> = {}): Sent => ({
      method,
      headers: { ...signed, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    remove: (headers: Record<string, string> = {}): Sent => ({ method: 'DELETE', headers: { ...signed, ...headers } }),
    file: (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Sent => ({
      method: 'POST',
      headers: { ...signed, ...headers },
      body,
    }),
  }
}

/** A header that names a request. */
export const key = () => ({ 'idempotency-key': randomUUID() })
/** A header that says which version an editor saw. */
export const seen = (version: string) => ({ 'if-match': `"${version}"` })
/** Statuses that tell someone that a thing is gone: the pages take one that is not there for done. */
export const GONE = [200, 404]
