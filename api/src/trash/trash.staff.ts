import type { FastifyInstance } from 'fastify'
import { COLLECTIONS } from '#collections/collections.ts'
import { careerSaved } from '#contract/careers.ts'
import { newsSaved } from '#contract/news.ts'
import { isAllowed, type Role } from '#contract/roles.ts'
import {
  emptyingQuery,
  newsRestoration,
  plainRestoration,
  type TrashEntry,
  trashErased,
  trashList,
} from '#contract/trash.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { TrashStore } from './trash.store.ts'

/** Whose each kind of thing is; those of the collections are one role's. */
const ROLES_OF: Partial<Record<TrashEntry['kind'], Role>> = { news: 'news', media: 'news', career: 'positions' }

/** What staff do with what was deleted. */
export async function trashStaff(instance: FastifyInstance, { trash }: { trash: TrashStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { config: { role: 'anyRole' }, schema: { response: { 200: trashList } } }, async ({ staff }) => ({
    trash: (await trash.all()).filter(({ kind }) => isAllowed(staff.user.roles, [ROLES_OF[kind] ?? 'documents'])),
  }))

  app.post(
    '/news/:id/restore',
    { config: { role: 'news' }, schema: { params: uuidParams, body: newsRestoration, response: { 200: newsSaved } } },
    async ({ params, body, staff }) => ({
      ok: true as const,
      ...(await trash.restoreNews(params.id, staff.user.username, body.url)),
    }),
  )

  app.post(
    '/careers/:id/restore',
    {
      config: { role: 'positions' },
      schema: { params: uuidParams, body: plainRestoration, response: { 200: careerSaved } },
    },
    async ({ params, staff }) => ({
      ok: true as const,
      ...(await trash.restoreCareer(params.id, staff.user.username)),
    }),
  )

  app.delete('/news/:id', { config: { role: 'news' }, schema: { params: uuidParams } }, async ({ params, staff }) => {
    await trash.eraseNews(params.id, staff.user.username)
    return { ok: true }
  })

  app.delete(
    '/careers/:id',
    { config: { role: 'positions' }, schema: { params: uuidParams } },
    async ({ params, staff }) => {
      await trash.eraseCareer(params.id, staff.user.username)
      return { ok: true }
    },
  )

  for (const collection of COLLECTIONS) {
    app.post(
      `/${collection}/:id/restore`,
      { config: { role: 'documents' }, schema: { params: uuidParams, body: plainRestoration } },
      async ({ params, staff }) => {
        await trash.restoreFrom(collection, params.id, staff.user.username)
        return { ok: true }
      },
    )

    app.delete(
      `/${collection}/:id`,
      { config: { role: 'documents' }, schema: { params: uuidParams } },
      async ({ params, staff }) => {
        await trash.eraseFrom(collection, params.id, staff.user.username)
        return { ok: true }
      },
    )
  }

  app.delete(
    '/',
    { config: { role: 'administrator' }, schema: { querystring: emptyingQuery, response: { 200: trashErased } } },
    async ({ query, staff }) => ({
      ok: true as const,
      erased: await trash.erase({ until: query.until, byWhom: staff.user.username }),
    }),
  )
}
