import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { journalFilter, journalPage, journalQuery } from '#contract/journal.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { journalCsv } from './journal.csv.ts'
import type { Journal } from './journal.store.ts'

const config = { role: 'administrator' } as const

/** Who did what, for the staff. Nobody changes it. */
export async function journalStaff(instance: FastifyInstance, { journal }: { journal: Journal }) {
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
