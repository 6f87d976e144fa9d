import type { FastifyInstance } from 'fastify'
import { subscriptionInput, subscriptionTaken } from '#contract/newsletter.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import type { Journal } from '#journal/journal.store.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import type { Supabase } from '#supabase/client.ts'
import { createNewsletterAdmin } from './newsletter.admin.ts'
import { languageOfPage } from './newsletter.language.ts'
import { newsletterLinks } from './newsletter.links.ts'
import { newsletterPreview } from './newsletter.preview.ts'
import { newsletterStaff } from './newsletter.staff.ts'
import { createNewsletterStore, type NewsletterStore } from './newsletter.store.ts'

type Parts = {
  supabase: Supabase
  visitors: Supabase
  /** Told whenever a mail is due. */
  mailDue: () => void
  /** Origin of the site; `null` when only requests tell it. */
  publicUrl: string | null
  /** To see an item as a mail. */
  previews: Permissions
  journal: Journal
}

/** Who wants the news by mail, and what is sent to them. */
export function createNewsletter({ supabase, visitors, mailDue, publicUrl: site, previews, journal }: Parts) {
  const newsletter = createNewsletterStore(supabase, mailDue)
  const byLink = createNewsletterStore(visitors, mailDue)
  const admin = createNewsletterAdmin(supabase, mailDue, previews)
  return {
    /** What links in mails lead to. */
    async links(scope: FastifyInstance) {
      scope.register(newsletterLinks, { prefix: '/newsletter', newsletter: byLink })
      scope.register(newsletterPreview, { prefix: '/newsletter', newsletter: admin, previews, site })
    },

    /** The form of the footer, as scripts send it and as browsers without scripts do. */
    async form(scope: FastifyInstance) {
      scope.register(newsletterRoutes, { prefix: '/api/newsletter', newsletter })
      scope.register(newsletterForm, { prefix: '/newsletter', newsletter })
    },

    async staff(scope: FastifyInstance) {
      scope.register(newsletterStaff, { prefix: '/api/admin/newsletter', newsletter: admin, journal })
    },
  }
}

/** Longer is no address. */
const MAX_BODY_BYTES = 2048

/** The form of the footer as browsers without scripts send it: the answer leads to a page that says what has happened. */
async function newsletterForm(app: FastifyInstance, { newsletter }: { newsletter: NewsletterStore }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post('/subscribe', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { success, data } = subscriptionInput.safeParse(request.body)
    if (success) await newsletter.take(data.email, data.language ?? languageOfPage(request))
    return reply
      .header('cache-control', 'no-store')
      .redirect(success ? '/newsletter/asked' : '/newsletter/invalid', 303)
  })
}

/** Subscribing (AMB-12); the answer never says whether an address is known. */
async function newsletterRoutes(instance: FastifyInstance, { newsletter }: { newsletter: NewsletterStore }) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.post(
    '/',
    { schema: { body: subscriptionInput, response: { 202: subscriptionTaken } } },
    async (request, reply) => {
      const { email, language = languageOfPage(request) } = request.body
      await newsletter.take(email, language)
      return reply.code(202).send({ ok: true })
    },
  )
}
