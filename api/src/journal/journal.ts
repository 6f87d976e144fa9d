import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Supabase } from '#supabase/client.ts'
import { journalStaff } from './journal.staff.ts'
import { createJournalStore } from './journal.store.ts'

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
