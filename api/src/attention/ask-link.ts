import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { type LinkGuard, UnknownNameError } from './link-guard.ts'

/** What a link leads to: something, surely nothing (`status` of HTTP, or none when its name does not exist), or that is not known. */
export type LinkAnswer = { state: 'alive' } | { state: 'dead'; status: number | null } | { state: 'unknown' }

const MAX_REDIRECTS = 5
/** Milliseconds for one request, until its head has come. */
const TIMEOUT = 10_000
/** Of the head of an answer; a body is never read. */
const MAX_HEAD_BYTES = 16_384
/** There was something, or never was: what a server says that knows. */
const GONE = [404, 410]
/** What is said of HEAD by servers that only know GET. Some answer even 404. */
const isWorthGet = (status: number) => status >= 400

interface Asking {
  guard: LinkGuard
  /** Says who asks. */
  userAgent: string
  timeout?: number
}

/**
 * Asks an address by HEAD, and by GET when HEAD is refused; each redirect is judged again. Only 404, 410 and a name that
 * does not exist mean that there is nothing; a server that wants a login, is slow or broken, or may not be asked is unknown.
 */
export async function askLink(address: string, asking: Asking): Promise<LinkAnswer> {
  let url = URL.parse(address)
  try {
    for (let hop = 0; url && hop <= MAX_REDIRECTS; hop += 1) {
      const to = await asking.guard.addressOf(url)
      let answer = await head('HEAD', url, to, asking)
      if (isWorthGet(answer.status)) answer = await head('GET', url, to, asking)
      const { status, location } = answer
      if (GONE.includes(status)) return { state: 'dead', status }
      if (status >= 200 && status < 300) return { state: 'alive' }
      if (status < 300 || status >= 400 || location === undefined) return { state: 'unknown' }
      url = URL.parse(location, url)
    }
  } catch (error) {
    // Of a redirect as well: who follows it finds no server.
    if (error instanceof UnknownNameError) return { state: 'dead', status: null }
  }
  return { state: 'unknown' }
}

type Head = { status: number; location: string | undefined }

/** The head of an answer of the server at an address that was judged; its body is left unread. */
function head(method: 'HEAD' | 'GET', url: URL, to: string, { userAgent, timeout = TIMEOUT }: Asking): Promise<Head> {
  const { promise, resolve, reject } = Promise.withResolvers<Head>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const outgoing = send(url, {
    method,
    agent: false,
    maxHeaderSize: MAX_HEAD_BYTES,
    headers: { 'user-agent': userAgent, accept: '*/*' },
    // So that the name is not looked up once more, with another answer.
    lookup: (_name, { all }, done) =>
      all ? done(null, [{ address: to, family: isIP(to) }]) : done(null, to, isIP(to)),
    signal: AbortSignal.timeout(timeout),
  })
  outgoing.on('error', reject)
  outgoing.on('response', (incoming) => {
    resolve({ status: incoming.statusCode ?? 0, location: incoming.headers.location })
    incoming.on('error', () => undefined)
    outgoing.destroy()
  })
  outgoing.end()
  return promise
}
