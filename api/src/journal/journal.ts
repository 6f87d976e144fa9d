import { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { journalFilter, journalPage, journalQuery } from '#contract/journal.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Supabase } from '#supabase/client.ts'
import { journalCsv } from './journal.csv.ts'
import { createJournalStore, type Journal } from './journal.store.ts'

/** Who did what. */
export function createJournal({ supabase, log }: { supabase: Supabase; log: FastifyBaseLogger }) {
  const journal = createJournalStore(supabase, log)
  return {
    ...journal,

    async staff(scope: FastifyInstance) {
      scope.register(journalStaff, { prefix: '/api/admin/journal', journal })
    },
  }
}

const config = { role: 'administrator' } as const

/** Who did what, for the staff. It cannot be changed. */
async function journalStaff(instance: FastifyInstance, { journal }: { journal: Journal }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/', { config, schema: { querystring: journalQuery, response: { 200: journalPage } } }, ({ query }) =>
    journal.page(query),
  )

  app.get('/export', { config, schema: { querystring: journalFilter } }, async ({ query }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="journal.csv"')
      .send(Readable.from(journalCsv(journal.all(query)))),
  )
}
