import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { presenceEnded, presenceNote, presence as presenceShape } from '#contract/presence.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'
import { uuidParams } from '#supabase/uuid.ts'

/**
 * Who has the form of an item or a position open. It locks nothing: it only lets colleagues know of each other, across
 * all processes.
 */
export async function presenceStaff(instance: FastifyInstance, { supabase }: { supabase: Supabase }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post(
    '/:id',
    {
      config: { role: 'anyRole', isFrequent: true },
      schema: { params: uuidParams, body: presenceNote, response: { 200: presenceShape } },
    },
    async ({ params, body, staff }) => {
      const note = { item: params.id, of_tab: body.tab, of_whom: staff.user.username }
      return { others: checkRows(z.string(), await ask(supabase.rpc('note_presence', note))) }
    },
  )

  app.delete(
    '/:id/:tab',
    {
      config: { role: 'anyRole', isFrequent: true },
      schema: { params: z.extend(uuidParams, { tab: z.uuid('tab is not an id') }), response: { 200: presenceEnded } },
    },
    async ({ params, staff }) => {
      const { id, tab } = params
      const mine = supabase.from('presence').delete().eq('item_id', id).eq('tab', tab).eq('who', staff.user.username)
      await ask(mine)
      return { ok: true as const }
    },
  )
}
