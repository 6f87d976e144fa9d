import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ByteRange } from '#http/byte-range.ts'
import { encodingOf } from './negotiation.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Bytes under which compressing saves less than a packet. */
const WORTH_IT = 1_000
const QUALITY = 5

/** A body in one encoding, with the headers that belong to it: names and values in turn. */
export type EncodedBody = { body: Buffer; head: string[] }
export type Encodings = { identity: EncodedBody; br?: EncodedBody; gzip?: EncodedBody; bytes: number }

/**
 * A body in every encoding that is worth it: text in three, anything else as it is.
 * @param head headers of all of them, names and values in turn
 */
export async function encodeBody(body: Buffer, head: string[], isText: boolean): Promise<Encodings> {
  if (!isText) return { identity: encoded(body, [...head, 'accept-ranges', 'bytes']), bytes: body.length }
  const common = [...head, 'vary', 'accept-encoding']
  const identity = encoded(body, common)
  if (body.length < WORTH_IT) return { identity, bytes: body.length }
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body),
  ])
  return {
    identity,
    br: encoded(brotli, [...common, 'content-encoding', 'br']),
    gzip: encoded(gzipped, [...common, 'content-encoding', 'gzip']),
    bytes: body.length + brotli.length + gzipped.length,
  }
}

/** The body in the encoding that the header `Accept-Encoding` prefers; short ones exist only as they are. */
export function acceptedOf(encodings: Encodings, accepted: string | undefined): EncodedBody {
  return encodings[encodingOf(accepted)] ?? encodings.identity
}

/** The part of a body with the headers of a 206. */
export function partOf({ body, head }: EncodedBody, { first, last }: ByteRange): EncodedBody {
  const withoutLength = head.slice(0, -2)
  return encoded(body.subarray(first, last + 1), [
    ...withoutLength,
    'content-range',
    `bytes ${first}-${last}/${body.length}`,
  ])
}

/** The length is last: `partOf` puts another in its place. */
function encoded(body: Buffer, head: string[]): EncodedBody {
  return { body, head: [...head, 'content-length', String(body.length)] }
}
