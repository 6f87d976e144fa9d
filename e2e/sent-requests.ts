import type { Page } from '@playwright/test'

/**
 * The requests of the page from now on, as "POST http://…", without the scripts and styles of the site:
 * those may be loaded at any moment, and nothing of the visitor is in them.
 */
export function recordSentRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isAsset = request.method() === 'GET' && pathname.startsWith('/assets/') && !search
    if (!isAsset) sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}
