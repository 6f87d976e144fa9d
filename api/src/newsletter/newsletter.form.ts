import type { FastifyInstance } from 'fastify'
import { subscriptionInput } from '#contract/newsletter.ts'
import { languageOfPage } from './newsletter.language.ts'
import type { NewsletterStore } from './newsletter.store.ts'

/** Longer is no address. */
const MAX_BODY_BYTES = 2048

/** The form of the footer as browsers without scripts send it: the answer leads to a page that says what has happened. */
export async function newsletterForm(app: FastifyInstance, { newsletter }: { newsletter: NewsletterStore }) {
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
