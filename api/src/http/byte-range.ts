import type { IncomingHttpHeaders } from 'node:http'

/** First and last byte, both within the part. */
export type ByteRange = { first: number; last: number }

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i

/**
 * The part of a body that a GET asks for (RFC 9110, 14.2). `undefined` is all of it: without `Range`, for several parts or
 * what is no range, and where `If-Range` names another version.
 * @param etag of the body, a strong one
 * @param length of the body in bytes
 * @returns 'none' when no byte is within the range
 */
export function byteRangeOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  etag: string,
  length: number,
): ByteRange | 'none' | undefined {
  if (range === undefined || (version !== undefined && version !== etag)) return undefined
  const [, from = '', to = ''] = RANGE.exec(range) ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first <= last ? { first, last } : 'none'
}
