import type { FastifyInstance } from 'fastify'
import { findings, puttingOff, takingUp } from '#contract/attention.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { readFindings } from './findings.ts'

const DAY_MS = 86_400_000

/** What needs attention; read anew each time. */
export async function attentionStaff(instance: FastifyInstance, { supabase }: { supabase: Supabase }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { response: { 200: findings } } }, async () => ({ findings: await readFindings(supabase) }))

  app.post('/put-off', { schema: { body: puttingOff } }, async ({ body: { key, reason, days }, staff }) => {
    if (!(await readFindings(supabase)).some((found) => found.key === key)) throw notFound('finding')
    const until = new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'Europe/Sofia' })
    const put = { of_finding: key, why: reason, until_day: until, whom: staff.user.username }
    await ask(supabase.rpc('put_off_finding', put))
    return { ok: true }
  })

  app.post('/take-up', { schema: { body: takingUp } }, async ({ body: { key } }) => {
    await ask(supabase.rpc('take_up_finding', { of_finding: key }))
    return { ok: true }
  })
}
