import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { forgotten, linkFound, linkPassword, linkQuestion, linkUsed } from '#contract/users.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import type { AccountLinks } from './account-links.ts'
import { createFailureCounter } from './failure-counter.ts'
import type { SessionStore } from './session.store.ts'
import { placeOf } from './sign-in-place.ts'
import type { Users } from './users.store.ts'

/** Questions of one network in 15 minutes: for mails with a link, and for what a link opens. */
const MAX_ASKED = 10
const MAX_OPENED = 60

type Parts = {
  users: Users
  links: AccountLinks
  sessions: Pick<SessionStore, 'signInByLink'>
  journal: Pick<Journal, 'note'>
}

/** How staff who cannot sign in come to a password, and an account to an address: by the link of a mail, once. */
export async function forgottenRoutes(instance: FastifyInstance, { users, links, sessions, journal }: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()
  const asked = createFailureCounter(MAX_ASKED, () => Date.now())
  const opened = createFailureCounter(MAX_OPENED, () => Date.now())

  app.post('/forgot', { schema: { body: forgotten } }, async (request, reply) => {
    asked.begin(normalizeIP(request.ip))
    await users.forgot(request.body.username, (err) => {
      request.log.warn({ err }, 'a mail for another password could not be queued')
    })
    return reply.code(202).send({ ok: true })
  })

  app.post('/link', { schema: { body: linkQuestion, response: { 200: linkFound } } }, ({ body, ip }) => {
    opened.begin(normalizeIP(ip))
    return links.find(body.token)
  })

  app.post('/link/password', { schema: { body: linkPassword, response: { 200: linkUsed } } }, async (request) => {
    opened.begin(normalizeIP(request.ip))
    const account = await links.use(request.body.token, request.body.password)
    const { id, username } = account
    await journal.note({ by: username, act: 'password', kind: 'account', itemId: id, label: username })
    const session = await sessions.signInByLink(account, placeOf(request))
    if (session) await journal.note({ by: username, act: 'signIn', kind: 'session' })
    return { session }
  })

  app.post('/link/address', { schema: { body: linkQuestion } }, async ({ body, ip }) => {
    opened.begin(normalizeIP(ip))
    const { id, username } = await links.useAddress(body.token)
    await journal.note({ by: username, act: 'email', kind: 'account', itemId: id, label: username })
    return { ok: true }
  })
}
