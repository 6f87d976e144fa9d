import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { newsFilter } from '#contract/news.ts'
import {
  SELECTION_FAILURES,
  type SelectionChange,
  type SelectionChanged,
  selectable,
  selectionChange,
  selectionChanged,
} from '#contract/news-selection.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkRows } from '#supabase/rows.ts'
import type { NewsDesk } from './news.desk.ts'

const config = { role: 'news' } as const

const outcomeRow = z.object({ id: z.string(), title: z.string(), outcome: z.string() })

/** Several items at once. What one of them refuses is no reason not to change the others. May throw 503. */
export function createNewsSelection({ supabase, changed }: { supabase: Supabase; changed: () => void }) {
  return async ({ act, ids }: SelectionChange, byWhom: string): Promise<SelectionChanged> => {
    const call = ask(supabase.rpc('change_many_news', { act, ids, by_whom: byWhom }))
    const rows = checkRows(outcomeRow, await call.finally(changed))
    return {
      changed: rows.flatMap(({ id, outcome }) => (outcome === 'changed' ? [id] : [])),
      failed: rows.flatMap(({ id, title, outcome }) => {
        const reason = SELECTION_FAILURES.find((each) => each === outcome)
        return reason ? [{ _id: id, title, reason }] : []
      }),
    }
  }
}
export type NewsSelection = ReturnType<typeof createNewsSelection>

/** What staff select in the list of the news, and do with it. */
export async function newsSelection(
  instance: FastifyInstance,
  { desk, selection }: { desk: NewsDesk; selection: NewsSelection },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get(
    '/news',
    { config, schema: { querystring: newsFilter, response: { 200: selectable } } },
    async ({ query }) => ({
      ids: await desk.idsOf(query),
    }),
  )

  app.post(
    '/news',
    { config, schema: { body: selectionChange, response: { 200: selectionChanged } } },
    ({ body, staff }) => selection(body, staff.user.username),
  )
}
