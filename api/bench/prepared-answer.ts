import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { REQUEST_HEADERS } from './load.ts'

/** An answer of the site as a reference sends it, too. */
export interface PreparedAnswer {
  /** Its name at the reference. */
  file: string
  headers: Record<string, string>
  /** In base64, compressed as it was sent. */
  body: string
}

/** What a process that serves a reference is told first. */
export async function answersOfParent(): Promise<PreparedAnswer[]> {
  for (;;) {
    const [message] = await once(process, 'message')
    if (Array.isArray(message)) return message
  }
}

/** Asks the site for an address as a browser does. */
export async function preparedAnswer(url: string, file: string): Promise<PreparedAnswer> {
  const [response] = (await once(get(url, { headers: REQUEST_HEADERS }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const { 'content-type': type = '', 'content-encoding': encoding, etag = '' } = response.headers
  const headers = { 'content-type': type, etag, ...(encoding ? { 'content-encoding': encoding } : {}) }
  return { file, headers, body: body.toString('base64') }
}

/** The ETag under which an address is sent. */
export async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: REQUEST_HEADERS })
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}
