import type { AnyRouter } from '@tanstack/react-router'
import { LANGUAGES } from 'api/contract/languages'
import { previewMessage, sendPreviewMessage } from '#lib/preview-messages.ts'
import { publicQueryKeys } from '#lib/public-query-keys.ts'
import { queryClientOf } from '#lib/query-client.tsx'
import { articleOf } from './article.queries.ts'
import { articleKey } from './article-key.ts'

let isListening = false

/**
 * Fills the page of an item with what the form around it sends. It is there to be looked at: nothing in it takes the
 * focus or leads away, but it scrolls.
 */
export function showUnsaved(router: Pick<AnyRouter, 'state' | 'navigate' | 'options'>, url: string): void {
  if (isListening) return
  isListening = true
  document.body.inert = true
  const client = queryClientOf(router.options.context.source)
  // What the server knows of this address is an empty item: it is never asked again.
  client.setQueryDefaults([...publicQueryKeys.news, 'article'], { staleTime: Number.POSITIVE_INFINITY })

  window.addEventListener('message', async (event) => {
    const message = previewMessage(event, window.parent)
    if (message?.preview !== 'item') return
    const { item, language } = message
    for (const asked of [undefined, ...LANGUAGES]) client.setQueryData(articleKey(url, asked), articleOf(item, asked))
    if (router.state.location.search.lang !== language)
      await router.navigate({ to: '/news/$url', params: { url }, search: { lang: language }, replace: true })
    requestAnimationFrame(() => sendPreviewMessage(window.parent, { preview: 'shown' }))
  })
  sendPreviewMessage(window.parent, { preview: 'ready' })
}
