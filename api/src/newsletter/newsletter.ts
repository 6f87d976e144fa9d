import type { FastifyInstance } from 'fastify'
import type { Journal } from '#journal/journal.store.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import type { Supabase } from '#supabase/client.ts'
import { createNewsletterDesk } from './newsletter.desk.ts'
import { newsletterForm } from './newsletter.form.ts'
import { newsletterLinks } from './newsletter.links.ts'
import { newsletterPreview } from './newsletter.preview.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterStaff } from './newsletter.staff.ts'
import { createNewsletterStore } from './newsletter.store.ts'

type Parts = {
  supabase: Supabase
  visitors: Supabase
  /** Told whenever a mail is due. */
  mailDue: () => void
  /** Origin of the site; `null` when only requests tell it. */
  publicUrl: string | null
  /** To see an item as a mail. */
  letters: Permissions
  journal: Journal
}

/** Who wants the news by mail, and what is sent to them. */
export function createNewsletter({ supabase, visitors, mailDue, publicUrl: site, letters, journal }: Parts) {
  const newsletter = createNewsletterStore(supabase, mailDue)
  const byLink = createNewsletterStore(visitors, mailDue)
  const desk = createNewsletterDesk(supabase, mailDue, letters)
  return {
    /** What links in mails lead to. */
    async links(scope: FastifyInstance) {
      scope.register(newsletterLinks, { prefix: '/newsletter', newsletter: byLink })
      scope.register(newsletterPreview, { prefix: '/newsletter', newsletter: desk, letters, site })
    },

    /** The form of the footer, as scripts send it and as browsers without scripts do. */
    async form(scope: FastifyInstance) {
      scope.register(newsletterRoutes, { prefix: '/api/newsletter', newsletter })
      scope.register(newsletterForm, { prefix: '/newsletter', newsletter })
    },

    async staff(scope: FastifyInstance) {
      scope.register(newsletterStaff, { prefix: '/api/admin/newsletter', newsletter: desk, journal })
    },
  }
}
