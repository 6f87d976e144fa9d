import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeQuestion, newSecondStep, passwordQuestion, recoveryCodes } from '#contract/account.ts'
import type { JournalAct } from '#contract/journal.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import type { SecondSteps } from './second-step.ts'
import type { KnowsPassword } from './sign-in-guard.ts'

const config = { role: 'signedIn' } as const

type Parts = {
  steps: SecondSteps
  knowsPassword: KnowsPassword
  journal: Pick<Journal, 'note'>
}

/** Turns the own second step on and off; who only found an open browser does not know the password. */
export async function secondStepStaff(instance: FastifyInstance, { steps, knowsPassword, journal }: Parts) {
  const app = instance.withTypeProvider<ContractTypes>()
  const noted = ({ staff: { user } }: FastifyRequest, act: JournalAct) =>
    journal.note({ by: user.username, act, kind: 'account', itemId: user.id, label: user.username })

  app.post('/', { config, schema: { body: passwordQuestion, response: { 200: newSecondStep } } }, async (request) => {
    await knowsPassword(request, request.body.password)
    return steps.begin(request.staff.user.id, request.staff.user.username)
  })

  app.post(
    '/confirm',
    { config, schema: { body: codeQuestion, response: { 200: recoveryCodes } } },
    async (request) => {
      const codes = await steps.confirm(request.staff.user.id, request.body.code)
      await noted(request, 'secondStep')
      return { codes }
    },
  )

  app.post(
    '/codes',
    { config, schema: { body: passwordQuestion, response: { 200: recoveryCodes } } },
    async (request) => {
      await knowsPassword(request, request.body.password)
      return { codes: await steps.renewCodes(request.staff.user.id) }
    },
  )

  app.post('/off', { config, schema: { body: passwordQuestion } }, async (request) => {
    await knowsPassword(request, request.body.password)
    if (await steps.endApp(request.staff.user.id)) await noted(request, 'noSecondStep')
    return { ok: true }
  })
}
