import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRangeOf } from '#http/byte-range.ts'
import { outOfRange } from '#http/errors.ts'
import { acceptedOf, type EncodedBody, type Encodings, encodeBody, partOf } from './encodings.ts'
import { isUnchanged } from './negotiation.ts'

/** What a response is made of. */
export interface Content {
  /** 200 when left out. Others are never answered with 304. */
  status?: number
  body: Buffer | string
  headers: Readonly<Record<string, string>>
  /** Quoted, for a body that differs in every making; left out, it is the hash of the body. That of a text is sent as weak. */
  etag?: string
  /** Content-Security-Policy of this very body; a 304 must not put it on the body that the browser has kept. */
  policy?: string
  /** Since when what the body is made of is stale, as an HTTP date. */
  staleSince?: string | undefined
}

/** A response that is ready to be written. `unchangedHead` (for 304) is names and values in turn, the form that Node writes fastest. */
export type PreparedResponse = {
  status: number
  /** Compressed; anything else is sent in parts to those who ask for one. */
  isText: boolean
  encodings: Encodings
  etag: string
  unchangedHead: string[]
  staleSince: string | undefined
}

/** The header that says since when a response is stale. */
export const STALE = 'x-stale-since'

const TEXT = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/

/** @param earlier what is renewed: a body that has not changed is not encoded again */
export async function prepareResponse(content: Content, earlier?: PreparedResponse): Promise<PreparedResponse> {
  const { status = 200, headers, policy, staleSince } = content
  const body = Buffer.isBuffer(content.body) ? content.body : Buffer.from(content.body)
  const { 'content-type': type = '', ...others } = headers
  const isText = TEXT.test(type)
  const tag = content.etag ?? `"${createHash('sha1').update(body).digest('base64url')}"`
  // A strong one would name the same bytes, which the encodings of a text are not (RFC 9110, 8.8.1).
  const etag = isText ? `W/${tag}` : tag
  if (content.etag === undefined && earlier?.etag === etag) return earlier
  const bodyHead = policy === undefined ? [] : ['content-security-policy', policy]
  const encodings = await encodeBody(body, [...Object.entries(headers).flat(), ...bodyHead, 'etag', etag], isText)
  // Without a body there is nothing to have a type (RFC 9110, 15.4.5), and each header costs a hundredth of such an answer.
  const unchangedHead = [...Object.entries(others).flat(), 'etag', etag, ...(isText ? ['vary', 'accept-encoding'] : [])]
  return { status, isText, encodings, etag, unchangedHead, staleSince }
}

/**
 * Writes a response past Fastify's hooks and serialisers: the bytes are ready.
 * @param staleSince when the response itself is stale, as an HTTP date
 * @throws 416 before anything is written
 */
export function writeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
  staleSince?: string,
): void {
  const since = response.staleSince ?? staleSince
  if (response.status === 200 && isUnchanged(request.headers, response.etag)) {
    reply.hijack()
    reply.raw.writeHead(304, since ? [...response.unchangedHead, STALE, since] : response.unchangedHead)
    reply.raw.end()
    return
  }
  const whole = acceptedOf(response.encodings, request.headers['accept-encoding'])
  const part = response.status === 200 && !response.isText ? requestedPart(request, response.etag, whole) : undefined
  const { body, head } = part ?? whole
  reply.hijack()
  reply.raw.writeHead(part ? 206 : response.status, since ? [...head, STALE, since] : head)
  reply.raw.end(body)
}

function requestedPart({ method, headers }: FastifyRequest, etag: string, whole: EncodedBody): EncodedBody | undefined {
  const range = method === 'GET' ? byteRangeOf(headers, etag, whole.body.length) : undefined
  if (range === 'none') throw outOfRange(whole.body.length)
  return range && partOf(whole, range)
}
