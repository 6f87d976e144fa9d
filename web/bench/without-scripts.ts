import { brotliCompressSync, constants } from 'node:zlib'
import { startStubServer } from 'supabase/stub-server'

/** Of an answer's headers, what holds for one connection or one way to compress. */
const OF_THE_TRANSFER = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** A site once more on loopback, with the same headers, its pages without their scripts and as compressed: what is left to read. */
export function serveWithoutScripts(origin: string) {
  return startStubServer(async (request, response) => {
    const answer = await fetch(origin + request.url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const isText = /^(text|application\/json|image\/svg)/.test(type)
    const headers = [...answer.headers].filter(([name]) => !OF_THE_TRANSFER.has(name))
    response.writeHead(answer.status, {
      ...Object.fromEntries(headers),
      ...(isText ? { 'content-encoding': 'br' } : {}),
    })
    const content = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body
    response.end(isText ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : content)
  })
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
}
