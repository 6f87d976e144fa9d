import type { FastifyInstance } from 'fastify'
import { NEWSLETTER_TOPICS } from 'supabase/newsletter-topics'
import { z } from 'zod/mini'
import type { ContractTypes } from '#http/contract-validation.ts'
import { languageIn } from './newsletter.language.ts'
import type { NewsletterStore } from './newsletter.store.ts'

const querystring = z.object({ token: z._default(z.string().check(z.maxLength(200)), '') })
const schema = { querystring }

/** What the button of a mail program posts (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe=One-Click'

/**
 * What the buttons of the pages do that the links of a mail lead to; the pages are the site's. Mail programs open links to
 * look at them, so a link alone neither confirms nor ends a subscription. A mail program's own button for leaving posts
 * here too; it follows no redirect and shows no page.
 */
export async function newsletterLinks(instance: FastifyInstance, { newsletter }: { newsletter: NewsletterStore }) {
  const app = instance.withTypeProvider<ContractTypes>()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post('/confirm', { schema }, async (request, reply) => {
    const chosen = new URLSearchParams(String(request.body ?? ''))
    const language = languageIn(chosen.get('language'))
    const isConfirmed = await newsletter.confirm(request.query.token, language, topicsIn(chosen))
    return reply.redirect(isConfirmed ? '/newsletter/confirmed' : '/newsletter/expired', 303)
  })

  app.post('/unsubscribe', { schema }, async (request, reply) => {
    const sent = new URLSearchParams(String(request.body ?? ''))
    if (sent.has('choose')) {
      const topics = topicsIn(sent)
      if (topics.length === 0) return reply.redirect('/newsletter/unchosen', 303)
      const isChosen = await newsletter.choose(request.query.token, topics)
      return reply.redirect(isChosen ? '/newsletter/changed' : '/newsletter/expired', 303)
    }
    await newsletter.end(request.query.token)
    if (request.body === ONE_CLICK) return 'You have unsubscribed.'
    return reply.redirect('/newsletter/unsubscribed', 303)
  })
}

/** The topics that a form has ticked, of ours. */
const topicsIn = (form: URLSearchParams) => NEWSLETTER_TOPICS.filter((topic) => form.getAll('topic').includes(topic))
