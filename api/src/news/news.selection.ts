import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { NEWS_STATUSES, type NewsStatus } from '#contract/news.ts'
import { newsFilter } from '#contract/news-list.ts'
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
import type { StaffReads } from './news.staff-reads.ts'

const config = { role: 'news' } as const

const moment = z.nullable(z.string())
const outcomeRow = z.object({
  id: z.string(),
  title: z.string(),
  outcome: z.string(),
  was_status: z.nullable(z.enum(NEWS_STATUSES)),
  was_from: moment,
  was_until: moment,
})

/** Several items at once. What one of them refuses is no reason not to change the others. May throw 503. */
export function createNewsSelection({ supabase, changed }: { supabase: Supabase; changed: () => void }) {
  return async (
    { act, ids, visibleFrom, visibleUntil }: SelectionChange,
    byWhom: string,
  ): Promise<SelectionChanged> => {
    const moments =
      visibleFrom === undefined ? {} : { has_moments: true, shown_from: visibleFrom, shown_until: visibleUntil }
    // Its types know no empty moment.
    const asked = { act, ids, by_whom: byWhom, ...moments } as { act: string; ids: string[]; by_whom: string }
    const rows = checkRows(outcomeRow, await ask(supabase.rpc('change_many_news', asked)).finally(changed))
    const done = rows.filter(({ outcome }) => outcome === 'changed')
    const was = done.flatMap(({ was_status, was_from, was_until }) =>
      was_status
        ? [
            {
              status: was_status as NewsStatus,
              visibleFrom: was_from as string | null,
              visibleUntil: was_until as string | null,
            },
          ]
        : [],
    )
    return {
      changed: done.map(({ id }) => id),
      ...((act === 'show' || act === 'hide') && { was }),
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
  { staffReads, selection }: { staffReads: StaffReads; selection: NewsSelection },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get(
    '/news',
    { config, schema: { querystring: newsFilter, response: { 200: selectable } } },
    async ({ query }) => ({
      ids: await staffReads.idsOf(query),
    }),
  )

  app.post(
    '/news',
    { config, schema: { body: selectionChange, response: { 200: selectionChanged } } },
    ({ body, staff }) => selection(body, staff.user.username),
  )
}
