import type { FastifyInstance } from 'fastify'
import { passwordQuestion } from '#contract/account.ts'
import { newPasskey, passkeyAdded, passkeyOptions, passkeyRemoval, passkeyRenaming } from '#contract/passkeys.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { Passkeys } from './passkeys.ts'
import type { RelyingParties } from './relying-party.ts'
import type { KnowsPassword } from './sign-in-guard.ts'

const config = { role: 'signedIn' } as const
const done = { ok: true }

type Parts = {
  passkeys: Passkeys
  parties: RelyingParties
  knowsPassword: KnowsPassword
  journal: Pick<Journal, 'note'>
}

/** Adds and removes the own passkeys; who only found an open browser does not know the password. */
export async function passkeysStaff(instance: FastifyInstance, { passkeys, parties, knowsPassword, journal }: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post(
    '/options',
    { config, schema: { body: passwordQuestion, response: { 200: passkeyOptions } } },
    async (request) => {
      const party = parties.need(request)
      await knowsPassword(request, request.body.password)
      const { id, username } = request.staff.user
      return passkeys.optionsToAdd(party, id, username)
    },
  )

  app.post('/', { config, schema: { body: newPasskey, response: { 201: passkeyAdded } } }, async (request, reply) => {
    const { id, username } = request.staff.user
    const codes = await passkeys.add(parties.need(request), id, request.body)
    await journal.note({ by: username, act: 'passkey', kind: 'account', itemId: id, label: username })
    return reply.code(201).send({ codes })
  })

  app.post(
    '/:id',
    { config, schema: { params: uuidParams, body: passkeyRenaming } },
    async ({ staff, params, body }) => {
      await passkeys.rename(staff.user.id, params.id, body.name)
      return done
    },
  )

  app.post('/:id/remove', { config, schema: { params: uuidParams, body: passkeyRemoval } }, async (request) => {
    await knowsPassword(request, request.body.password)
    const { id, username } = request.staff.user
    await passkeys.remove(id, request.params.id)
    await journal.note({ by: username, act: 'noPasskey', kind: 'account', itemId: id, label: username })
    return done
  })
}
