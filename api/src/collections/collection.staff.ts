import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import {
  draftFound,
  draftInput,
  draftList,
  draftSaved,
  type PublishedDraft,
  publishedDraft,
} from '#contract/collections/drafts.ts'
import { moveRequest } from '#contract/collections/move.ts'
import { versionsOf } from '#contract/collections/versions.ts'
import type { Role } from '#contract/roles.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { idempotencyKeyOf, repeatable } from '#http/idempotency-key.ts'
import { versionOf } from '#http/if-match.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { CollectionWrites } from './collection.writes.ts'

/** What the routes of a collection need to know of it. */
export type CollectionRoutes<Input, Item> = {
  writes: CollectionWrites<Input, Item>
  /** Whose it is. */
  role: Role
  /** Bytes of what is sent at most, where it is more than those of other requests. */
  bodyLimit?: number
  /** What staff send. */
  input: z.ZodMiniType<Input>
  /** Shapes of the answers: one item, all of them, and what was saved. */
  item: z.ZodMiniType
  list: z.ZodMiniType
  saved: z.ZodMiniType
  /** The list and an item by their names in the answers. */
  listOf: (items: Item[]) => object
  savedOf: (item: Item) => object
}

/** What staff do with the rows of every collection: read, create, change, delete. */
export function collectionStaff<Input, Item>(
  instance: FastifyInstance,
  { writes, role, bodyLimit, input, item, list, saved, listOf, savedOf }: CollectionRoutes<Input, Item>,
): void {
  const app = instance.withTypeProvider<ContractTypes>()
  const { drafts } = writes
  const config = { role }
  const sent = { config, ...(bodyLimit && { bodyLimit }) }
  const response = { 200: saved, 201: saved }

  app.get('/', { config, schema: { response: { 200: list } } }, async () => listOf(await writes.all()))

  app.get('/:id', { config, schema: { params: uuidParams, response: { 200: item } } }, ({ params }) =>
    writes.byId(params.id),
  )

  app.get(
    '/:id/versions',
    { config, schema: { params: uuidParams, response: { 200: versionsOf(item) } } },
    async ({ params }) => ({
      versions: await writes.versions(params.id),
    }),
  )

  app.post('/', { ...sent, schema: { querystring: publishedDraft, body: input, response } }, async (request, reply) => {
    const query = request.query as PublishedDraft
    await drafts.check(query)
    const { item: created, isNew } = await writes.create(request.body as Input, {
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
      id: query.draft,
    })
    await drafts.end(query)
    return reply.code(isNew ? 201 : 200).send({ ok: true, ...savedOf(created) })
  })

  const query = z.strictObject({ ...publishedDraft.shape, ...withdrawal.shape })
  const changing = { params: uuidParams, querystring: query, body: input, response }
  app.post('/:id', { ...sent, schema: changing }, async (request) => {
    const { reason, ...draft } = request.query as z.infer<typeof query>
    await drafts.check(draft)
    const options = {
      reason,
      version: versionOf(request),
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
    }
    const saved = await writes.update(request.params.id, request.body as Input, options)
    await drafts.end(draft)
    return { ok: true as const, ...savedOf(saved) }
  })

  app.get('/drafts', { config, schema: { response: { 200: draftList } } }, async () => ({
    drafts: await drafts.list(),
  }))

  app.get(
    '/drafts/:id',
    { config, schema: { params: uuidParams, response: { 200: draftFound } } },
    async ({ params, staff }) => ({ draft: await drafts.find(params.id, staff.user.username) }),
  )

  app.put(
    '/drafts/:id',
    { ...sent, schema: { params: uuidParams, body: draftInput, response: { 200: draftSaved } } },
    async (request) => {
      const saved = { version: versionOf(request), byWhom: request.staff.user.username }
      return { ok: true as const, draft: await drafts.put(request.params.id, request.body, saved) }
    },
  )

  app.delete('/drafts/:id', { config, schema: { params: uuidParams } }, async ({ params }) => {
    await drafts.discard(params.id)
    return { ok: true }
  })

  app.delete(
    '/:id',
    { config, schema: { params: uuidParams, querystring: withdrawal } },
    async ({ params, query, staff }) => {
      await writes.remove(params.id, staff.user.username, query.reason)
      return { ok: true }
    },
  )
}

/** The same for a collection whose rows have places, which staff change. */
export function collectionPlaces<Input, Item>(
  instance: FastifyInstance,
  { move, role }: Pick<CollectionWrites<Input, Item>, 'move'> & { role: Role },
): void {
  const app = instance.withTypeProvider<ContractTypes>()
  app.post('/:id/move', { config: { role }, schema: { params: uuidParams, body: moveRequest } }, async (request) => {
    const { params, body, staff } = request
    await move(params.id, body, { byWhom: staff.user.username, key: idempotencyKeyOf(request) })
    return { ok: true }
  })
}
