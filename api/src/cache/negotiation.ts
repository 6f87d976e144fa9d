import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'

/** Content encodings of compressed answers, the preferred one first. */
const COMPRESSED = ['br', 'gzip'] as const
type Encoding = (typeof COMPRESSED)[number] | 'identity'
/** A few headers are sent by nearly everybody. */
const MAX_KNOWN = 100

interface EncodingNegotiator {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
}

const known = new Map<string, Encoding>()

/** The content encoding that `Accept-Encoding` prefers; `identity` when none of them is accepted. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const encoding = known.get(accepted) ?? negotiate(accepted)
  if (known.size < MAX_KNOWN) known.set(accepted, encoding)
  return encoding
}

function negotiate(accepted: string): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const found = negotiator.encoding([...COMPRESSED, 'identity'], { preferred: COMPRESSED })
  return COMPRESSED.find((encoding) => encoding === found) ?? 'identity'
}

/**
 * Whether the asker has this version already, so that 304 is the answer (RFC 9110, 13.1.2). `Cache-Control: no-cache`
 * is for caches on the way; `fetch` adds it to every conditional request of its own.
 */
export function isUnchanged({ 'if-none-match': ifNoneMatch }: IncomingHttpHeaders, etag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ 'if-none-match': ifNoneMatch }, { etag })
}
