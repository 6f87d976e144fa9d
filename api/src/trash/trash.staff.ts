import type { FastifyInstance } from 'fastify'
import { COLLECTIONS } from '#collections/collections.ts'
import { newsSaved, staffNews } from '#contract/news.ts'
import { isAllowed, type Role } from '#contract/roles.ts'
import { emptyingQuery, newsRestoration, plainRestoration, trashErased, trashList } from '#contract/trash.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { TrashStore } from './trash.store.ts'

/** Whose each kind of thing is. */
const ROLES_OF = new Map<string, Role>([
  ['news', 'news'],
  ['media', 'news'],
  ...COLLECTIONS.map(({ kind, role }): [string, Role] => [kind, role]),
])

/** What staff do with what was deleted. */
export async function trashStaff(instance: FastifyInstance, { trash }: { trash: TrashStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { config: { role: 'anyRole' }, schema: { response: { 200: trashList } } }, async ({ staff }) => ({
    trash: (await trash.all()).filter(({ kind }) =>
      isAllowed(staff.user.roles, [ROLES_OF.get(kind) ?? 'administrator']),
    ),
  }))

  app.get(
    '/news/:id',
    { config: { role: 'news' }, schema: { params: uuidParams, response: { 200: staffNews } } },
    ({ params }) => trash.newsItem(params.id),
  )

  app.post(
    '/news/:id/restore',
    { config: { role: 'news' }, schema: { params: uuidParams, body: newsRestoration, response: { 200: newsSaved } } },
    async ({ params, body, staff }) => ({
      ok: true as const,
      ...(await trash.restoreNews(params.id, staff.user.username, body.url)),
    }),
  )

  app.delete('/news/:id', { config: { role: 'news' }, schema: { params: uuidParams } }, async ({ params, staff }) => {
    await trash.eraseNews(params.id, staff.user.username)
    return { ok: true }
  })

  for (const { name, role } of COLLECTIONS) {
    app.post(
      `/${name}/:id/restore`,
      { config: { role }, schema: { params: uuidParams, body: plainRestoration } },
      async ({ params, staff }) => {
        await trash.restoreFrom(name, params.id, staff.user.username)
        return { ok: true }
      },
    )

    app.delete(
      `/${name}/:id`,
      { config: { role }, schema: { params: uuidParams, querystring: withdrawal } },
      async ({ params, query, staff }) => {
        await trash.eraseFrom(name, params.id, staff.user.username, query.reason)
        return { ok: true }
      },
    )
  }

  app.delete(
    '/',
    { config: { role: 'administrator' }, schema: { querystring: emptyingQuery, response: { 200: trashErased } } },
    async ({ query, staff }) => ({
      ok: true as const,
      erased: await trash.erase({ until: query.until, byWhom: staff.user.username, reason: query.reason ?? '' }),
    }),
  )
}
