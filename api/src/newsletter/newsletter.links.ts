import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import type { ContractTypes } from '#plugins/contract.ts'
import { PAGE_POLICY, plainPage } from './newsletter.page.ts'
import type { NewsletterStore } from './newsletter.store.ts'

const querystring = z.object({ token: z._default(z.string().check(z.maxLength(200)), '') })
const schema = { querystring }

/**
 * What the links of a mail lead to. Mail programs open links to look at them, so leaving needs a press of a button, or
 * the POST of a program's own button for it (RFC 8058), which follows no redirect and shows no page.
 */
export async function newsletterLinks(instance: FastifyInstance, { newsletter }: { newsletter: NewsletterStore }) {
  const app = instance.withTypeProvider<ContractTypes>()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', PAGE_POLICY).header('cache-control', 'no-store')
    reply.type('text/html; charset=utf-8')
  })

  app.get('/confirm', { schema, exposeHeadRoute: false }, async (request, reply) => {
    const isConfirmed = await newsletter.confirm(request.query.token)
    if (isConfirmed) return plainPage('Your subscription is confirmed.')
    reply.code(410)
    return plainPage('This link is no longer valid.', 'Please enter your address on our site again.')
  })

  app.get('/unsubscribe', { schema, exposeHeadRoute: false }, async () =>
    plainPage('Do you want to leave the newsletter?', 'We shall delete your address.', 'Unsubscribe'),
  )

  app.post('/unsubscribe', { schema }, async (request) => {
    await newsletter.end(request.query.token)
    return plainPage('You are unsubscribed.')
  })
}
