import type { FastifyInstance } from 'fastify'
import { askingAgain, findings, linkAsked, puttingOff, takingUp } from '#contract/attention.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkYesOrNo } from '#supabase/rows.ts'
import { readFindings } from './findings.ts'
import type { LinkCheck } from './link-check.ts'

const DAY_MS = 86_400_000
/** Milliseconds for each request while somebody waits. */
const ASK_WITHIN = 4_000

type AttentionOptions = { supabase: Supabase; checkLink: LinkCheck | null }

/** What needs attention; read anew each time. */
export async function attentionStaff(instance: FastifyInstance, { supabase, checkLink }: AttentionOptions) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { schema: { response: { 200: findings } } }, async () => ({ findings: await readFindings(supabase) }))

  app.post('/put-off', { schema: { body: puttingOff } }, async ({ body: { key, reason, days }, staff }) => {
    if (!(await readFindings(supabase)).some((found) => found.key === key)) throw notFound('finding')
    const until = new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'Europe/Sofia' })
    const put = { of_finding: key, why: reason, until_day: until, whom: staff.user.username }
    checkYesOrNo(await ask(supabase.rpc('put_off_finding', put)))
    return { ok: true }
  })

  app.post('/take-up', { schema: { body: takingUp } }, async ({ body: { key }, staff }) => {
    checkYesOrNo(await ask(supabase.rpc('take_up_finding', { of_finding: key, by_whom: staff.user.username })))
    return { ok: true }
  })

  // Only links that were found dead before: nobody chooses where the server asks.
  const askAgain = { schema: { body: askingAgain, response: { 200: linkAsked } } }
  app.post('/ask-again', askAgain, async ({ body: { key } }) => {
    const address = (await readFindings(supabase)).find((found) => found.key === key)?.address
    if (!address) throw notFound('finding')
    return { state: checkLink === null ? 'unknown' : await checkLink(address, ASK_WITHIN) }
  })
}
