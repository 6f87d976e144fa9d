import type { FastifyInstance } from 'fastify'
import { wordsOf } from 'supabase/attention-words'
import { askingAgain, type Finding, findings, linkAsked, snoozing, unsnoozing } from '#contract/attention.ts'
import { todayInSofia } from '#contract/sofia-time.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import type { Journal } from '#journal/journal.store.ts'
import { ask } from '#supabase/client.ts'
import { checkYesOrNo } from '#supabase/rows.ts'
import { readFindings, type Watched } from './findings.ts'
import type { LinkCheck } from './link-check.ts'

const config = { role: 'administrator' } as const

const DAY_MS = 86_400_000
/** Characters that the journal has for what was done to what. */
const MAX_LABEL = 300
/** Milliseconds for each request while the browser waits. */
const ASK_WITHIN = 4_000

type AttentionOptions = Watched & { journal: Pick<Journal, 'note'>; checkLink: LinkCheck | null }

/** What needs attention; read again each time. */
export async function attentionStaff(instance: FastifyInstance, { journal, checkLink, ...watched }: AttentionOptions) {
  const { supabase } = watched
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { config, schema: { response: { 200: findings } } }, async ({ staff }) => ({
    findings: await readFindings(watched, staff.user.id),
  }))

  const findingOf = async (key: string) => {
    const found = (await readFindings(watched)).find((finding) => finding.key === key)
    if (!found) throw notFound('finding')
    return found
  }
  const noted = (by: string, act: 'snooze' | 'unsnooze', found: Finding) =>
    journal.note({ by, act, kind: 'finding', label: wordsOf(found).line.slice(0, MAX_LABEL) })

  app.post('/snooze', { config, schema: { body: snoozing } }, async ({ body: { key, reason, days }, staff }) => {
    const found = await findingOf(key)
    const until = todayInSofia(new Date(Date.now() + days * DAY_MS))
    const { username } = staff.user
    const snooze = { of_finding: key, why: reason, until_day: until, staff_name: username }
    checkYesOrNo(await ask(supabase.rpc('snooze_finding', snooze)))
    await noted(username, 'snooze', found)
    return { ok: true }
  })

  app.post('/unsnooze', { config, schema: { body: unsnoozing } }, async ({ body: { key }, staff }) => {
    const found = await findingOf(key)
    checkYesOrNo(await ask(supabase.rpc('unsnooze_finding', { of_finding: key, by_whom: staff.user.username })))
    await noted(staff.user.username, 'unsnooze', found)
    return { ok: true }
  })

  // Only links that were found dead before: no account chooses where the server asks.
  const askAgain = { config, schema: { body: askingAgain, response: { 200: linkAsked } } }
  app.post('/ask-again', askAgain, async ({ body: { key } }) => {
    const { address } = await findingOf(key)
    if (address === null) throw notFound('finding')
    return { state: checkLink === null ? 'unknown' : await checkLink(address, ASK_WITHIN) }
  })
}
