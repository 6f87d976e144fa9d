import type { FastifyInstance } from 'fastify'
import { publicJson } from '#cache/public-json.ts'
import type { ResponseCache } from '#cache/response-cache.ts'
import { type NewsItem, newsList, newsPage, newsQuery } from '#contract/news.ts'
import { PREVIEW_TOKEN } from '#contract/news-preview.ts'
import { slug } from '#contract/slug.ts'
import { type ContractTypes, checkAnswer } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { API_HEADERS } from '#http/security-headers.ts'
import type { PreviewItems } from './news.preview.ts'
import type { NewsReads } from './news.reads.ts'
import { createWholeList } from './news.whole-list.ts'
import type { FollowPreview } from './preview-events.ts'

export type NewsRoutesOptions = {
  news: NewsReads
  previews: Pick<PreviewItems, 'item' | 'linkOf'>
  follow: FollowPreview
  cache: ResponseCache
}

/** Public reads, API-01 … 03. */
export async function newsRoutes(instance: FastifyInstance, { news, previews, follow, cache }: NewsRoutesOptions) {
  const app = instance.withTypeProvider<ContractTypes>()
  const sendWholeList = createWholeList(cache, (filter) => news.allItems(filter))
  const list = async (items: NewsItem[]) => publicJson(newsList, { news: items })

  app.get('/latest', (request, reply) => cache.send(request, reply, 'latest', async () => list(await news.latest())))

  app.get<{ Params: { url: string } }>('/:url', async (request, reply) => {
    const { url } = request.params
    // A link to a preview has its token where the address of an item stands; what it shows is not cached.
    if (PREVIEW_TOKEN.test(url))
      return reply.headers(API_HEADERS).send(checkAnswer(newsList, { news: [await previews.item(url)] }))
    return cache.send(request, reply, `/${url}`, async () => {
      if (!slug.safeParse(url).success) throw notFound('news item')
      return list([await news.byUrl(url)])
    })
  })

  app.get<{ Params: { url: string } }>('/:url/events', { exposeHeadRoute: false }, async (request, reply) => {
    const link = await previews.linkOf(request.params.url)
    follow(request, reply, link.id)
  })

  app.get('/', { schema: { querystring: newsQuery } }, (request, reply) => {
    const { query } = request
    const key = `?${[query.fields, query.medias, query.title, query.limit, query.before].join('&')}`
    if (query.fields === 'summary')
      return cache.send(request, reply, key, async () => publicJson(newsPage, await news.summaries(query)))
    if (query.limit !== undefined || query.before !== undefined)
      return cache.send(request, reply, key, async () => list(await news.items(query)))
    return sendWholeList(request, reply, key, query)
  })
}
