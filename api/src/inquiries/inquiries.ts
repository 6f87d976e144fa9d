import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Journal } from '#journal/journal.store.ts'
import type { Supabase } from '#supabase/client.ts'
import { inquiriesRoutes } from './inquiries.routes.ts'
import { inquiriesStaff } from './inquiries.staff.ts'
import { createInquiryStore } from './inquiries.store.ts'
import { createInquiryBucket } from './inquiry-files.bucket.ts'
import { inquiryFilesRoutes } from './inquiry-files.routes.ts'
import { createInquiryFiles } from './inquiry-files.store.ts'

type Parts = {
  supabase: Supabase
  /** Told whenever a mail is due. */
  mailDue: () => void
  journal: Journal
  log: FastifyBaseLogger
}

/** What visitors ask by form, and the drawings that they send with it. */
export function createInquiries({ supabase, mailDue, journal, log }: Parts) {
  const files = createInquiryFiles({ supabase, bucket: createInquiryBucket(supabase), log })
  const inquiries = createInquiryStore(supabase, files, mailDue)
  return {
    async form(scope: FastifyInstance) {
      scope.register(inquiriesRoutes, { prefix: '/api/inquiries', inquiries })
    },

    async files(scope: FastifyInstance) {
      scope.register(inquiryFilesRoutes, { prefix: '/api/inquiries/files', files })
    },

    async staff(scope: FastifyInstance) {
      scope.register(inquiriesStaff, { prefix: '/api/inquiries', inquiries, files, journal })
    },
  }
}
