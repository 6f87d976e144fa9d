import type { Keys } from './keys.ts'

/** Bytes of the largest body: above the largest picture, and above a part of a restoration. */
const MAX_BODY = 64 * 2 ** 20

/** Whether a request carries one of the keys, as Supabase's gateway looks at it. */
export function hasKey({ headers }: Request, keys: string[]): boolean {
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return keys.includes(headers.get('apikey') ?? bearer ?? '')
}

/**
 * The request with its body in memory: a slow sender waits for itself, never in the turn of the others. Of who has no key
 * no byte is read.
 * @returns the answer in place of the request: 401 without a key, 413 above 64 MiB
 */
export async function readBody(
  request: Request,
  keys: Keys,
): Promise<{ request: Request; refusal?: undefined } | { refusal: Response }> {
  if (request.body === null) return { request }
  if (!hasKey(request, [keys.publishable, keys.secret]))
    return { refusal: Response.json({ message: 'No API key found in request' }, { status: 401 }) }
  const body = await readUpTo(request.body, MAX_BODY)
  if (body === null) return { refusal: Response.json({ message: 'The body is too large' }, { status: 413 }) }
  return { request: new Request(request.url, { method: request.method, headers: request.headers, body }) }
}

async function readUpTo(stream: ReadableStream<Uint8Array<ArrayBuffer>>, max: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > max) return null
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
