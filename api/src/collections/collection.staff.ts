import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
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

  app.post('/', { ...sent, schema: { body: input, response } }, async (request, reply) => {
    const { item: created, isNew } = await writes.create(request.body as Input, {
      request: repeatable(request, request.body),
      byWhom: request.staff.user.username,
    })
    return reply.code(isNew ? 201 : 200).send({ ok: true, ...savedOf(created) })
  })

  app.post(
    '/:id',
    { ...sent, schema: { params: uuidParams, querystring: withdrawal, body: input, response } },
    async (request) => {
      const options = {
        reason: request.query.reason,
        version: versionOf(request),
        request: repeatable(request, request.body),
        byWhom: request.staff.user.username,
      }
      return { ok: true as const, ...savedOf(await writes.update(request.params.id, request.body as Input, options)) }
    },
  )

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
