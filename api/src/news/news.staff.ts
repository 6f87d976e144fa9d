import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { newsSaved } from '#contract/news.ts'
import { newsInput, statusChange, urlAnswer, urlQuestion } from '#contract/news-input.ts'
import { slug } from '#contract/slug.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { idempotencyKeyOf, repeatable } from '#http/idempotency-key.ts'
import { versionOf } from '#http/if-match.ts'
import type { PictureStaging } from '#pictures/pictures.staging.ts'
import { uuidParams } from '#supabase/uuid.ts'
import { changeOfForm } from './news.changes.ts'
import { saveForm } from './news.form.ts'
import type { NewsWrites } from './news.writes.ts'

const config = { role: 'news' } as const

/** Bytes of an item's texts as JSON. */
const MAX_TEXTS = 8 * 1024 * 1024
const urlParams = z.object({ url: z.string() })
const saved = { 200: newsSaved, 201: newsSaved }

/** What staff do to the news, API-08 … 12. */
export async function newsStaff(
  instance: FastifyInstance,
  { news, staging }: { news: NewsWrites; staging: PictureStaging },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post('/', { config, schema: { response: saved } }, async (request, reply) => {
    const key = idempotencyKeyOf(request)
    const byWhom = request.staff.user.username
    if (request.headers['x-news-url']) await news.checkCreate(urlOf(request), key)
    return saveForm(request, staging, async (form) => {
      const url = form.data.status === 'draft' ? urlOfDraft(request, form.data.url) : urlOf(request, form.data.url)
      const named = repeatable(request, url, form.hash)
      if (form.data.draft) {
        const published = { ...changeOfForm(form, staging), status: form.data.status ?? 'published' }
        const options = { version: versionOf(request), basedOn: form.data.basedOn, request: named, byWhom, url }
        reply.code(201)
        return { ok: true as const, ...(await news.update(form.data.draft, published, options)) }
      }
      const { item, isNew } = await news.create(url, form, { request: named, byWhom })
      // Returned, not sent: the answer leaves when pictures that no item shows are removed.
      reply.code(isNew ? 201 : 200)
      return { ok: true as const, ...item }
    })
  })

  app.post('/update/:url', { config, schema: { params: urlParams, response: saved } }, async (request) => {
    const { url } = request.params
    const version = versionOf(request)
    await news.checkUpdate(url, version, idempotencyKeyOf(request))
    return saveForm(request, staging, async (form) => {
      const item = await news.update(url, changeOfForm(form, staging), {
        version,
        basedOn: form.data.basedOn,
        request: repeatable(request, form.hash),
        byWhom: request.staff.user.username,
        url: form.data.url,
      })
      return { ok: true as const, ...item }
    })
  })

  app.post(
    '/updateTexts/:url',
    { config, bodyLimit: MAX_TEXTS, schema: { params: urlParams, body: newsInput, response: saved } },
    async (request) => {
      const { params, body } = request
      const form = { data: body, added: [], imagesToBeDeleted: [] }
      const item = await news.update(params.url, changeOfForm(form, staging), {
        version: versionOf(request),
        basedOn: body.basedOn,
        request: repeatable(request, body),
        byWhom: request.staff.user.username,
        url: body.url,
      })
      return { ok: true as const, ...item }
    },
  )

  app.post(
    '/validate-url',
    { config, schema: { body: urlQuestion, response: { 200: urlAnswer } } },
    async (request) => ({
      valid: await news.isValidUrl(request.body.url),
    }),
  )

  app.delete('/:id', { config, schema: { params: uuidParams } }, async (request) => {
    await news.remove(request.params.id, request.staff.user.username)
    return { ok: true }
  })
}

/** What staff do to an item, or to its draft, without its form. */
export async function newsStates(instance: FastifyInstance, { news }: { news: NewsWrites }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post(
    '/:id/status',
    { config, schema: { params: uuidParams, body: statusChange, response: { 200: newsSaved } } },
    async (request) => ({
      ok: true as const,
      ...(await news.setStatus(request.params.id, request.body, {
        version: versionOf(request),
        byWhom: request.staff.user.username,
      })),
    }),
  )

  app.delete(
    '/:id/draft',
    { config, schema: { params: uuidParams, response: { 200: newsSaved } } },
    async (request) => ({
      ok: true as const,
      ...(await news.discardDraft(request.params.id, versionOf(request))),
    }),
  )
}

/** The address of a new item, from the header `x-news-url` or else from `data`. @throws 400 */
function urlOf(request: FastifyRequest, inData?: string): string {
  const header = request.headers['x-news-url']
  return z.object({ url: slug }).parse({ url: typeof header === 'string' && header !== '' ? header : inData }).url
}

/** As `urlOf`, '' when there is none: a draft may wait for its address. @throws 400 */
function urlOfDraft(request: FastifyRequest, inData = ''): string {
  return inData === '' && !request.headers['x-news-url'] ? '' : urlOf(request, inData)
}
