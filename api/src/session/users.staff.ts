import type { FastifyInstance } from 'fastify'
import type { JournalAct } from '#contract/journal.ts'
import { invitation, staffUsers, userChange } from '#contract/users.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { Users } from './users.store.ts'

const config = { role: 'administrator' } as const

const done = { ok: true }

/** The accounts of the staff, for administrators. */
export async function usersStaff(
  instance: FastifyInstance,
  { users, journal }: { users: Users; journal: Pick<Journal, 'note'> },
) {
  const app = instance.withTypeProvider<ContractTypes>()
  const noted = (by: string, act: JournalAct, itemId: string, label: string) =>
    journal.note({ by, act, kind: 'account', itemId, label })

  app.get('/', { config, schema: { response: { 200: staffUsers } } }, async () => ({ users: await users.all() }))

  app.post('/', { config, schema: { body: invitation } }, async ({ body, staff }, reply) => {
    const { username } = staff.user
    const id = await users.invite(body, username)
    await noted(username, 'invite', id, body.username)
    return reply.code(201).send({ ok: true, _id: id })
  })

  app.post('/:id', { config, schema: { params: uuidParams, body: userChange } }, async ({ params, body, staff }) => {
    const { username } = staff.user
    await noted(username, 'roles', params.id, await users.change(params.id, body, username))
    return done
  })

  for (const [path, act, change] of [
    ['stop', 'stop', users.stop],
    ['start', 'start', users.start],
    ['reset', 'reset', users.reset],
    ['second-step-off', 'noSecondStep', users.endSecondStep],
  ] as const)
    app.post(`/:id/${path}`, { config, schema: { params: uuidParams } }, async ({ params, staff }) => {
      const { username } = staff.user
      await noted(username, act, params.id, await change(params.id, username))
      return done
    })
}
