import type { FastifyInstance } from 'fastify'
import { panelCounts as counts } from '#contract/panel.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** What the tabs of the administration say of their lists. */
export async function panelCounts(instance: FastifyInstance, { supabase }: { supabase: Supabase }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { config: { role: 'anyRole' }, schema: { response: { 200: counts } } }, async () => {
    const { failed_mails: failedMails, collections, ...lists } = await ask(supabase.rpc('panel_counts').single())
    return { ...lists, ...collections, failedMails }
  })
}
