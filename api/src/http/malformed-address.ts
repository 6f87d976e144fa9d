import type { IncomingMessage } from 'node:http'

/**
 * For Fastify's `rewriteUrl`: an address whose percent signs encode no UTF-8, as old links in windows-1251 and cut ones
 * have, is the page that is not found for a browser. For others, and below `/api`, Fastify's router refuses it.
 */
export function missingWhenMalformed({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!url.includes('%') || url.startsWith('/api/') || !headers.accept?.includes('text/html')) return url
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    return url
  } catch {
    return '/404'
  }
}
