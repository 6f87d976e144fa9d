import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

/** A site once more on loopback, its pages without their scripts and as compressed: what is left to read. */
export async function serveWithoutScripts(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const isText = /^(text|application\/json|image\/svg)/.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    })
    const content = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body
    response.end(isText ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
}
