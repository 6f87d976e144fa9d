import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
  if (!isText) return { identity: encoded(body, head), bytes: body.length }
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

/** What the header `Accept-Encoding` lets us send; whoever rules out anything gets the body as it is. */
export function acceptedOf(encodings: Encodings, accepted: string | undefined): EncodedBody {
  const { identity, br, gzip: gzipped } = encodings
  if (accepted === undefined || accepted.includes(';q=0')) return identity
  return (accepted.includes('br') ? br : accepted.includes('gzip') ? gzipped : undefined) ?? identity
}

function encoded(body: Buffer, head: string[]): EncodedBody {
  return { body, head: [...head, 'content-length', String(body.length)] }
}
