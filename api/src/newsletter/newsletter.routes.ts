import type { FastifyInstance } from 'fastify'
import { subscriptionInput, subscriptionTaken } from '#contract/newsletter.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { languageOfPage } from './newsletter.language.ts'
import type { NewsletterStore } from './newsletter.store.ts'

/** Subscribing (AMB-12); the answer never says whether an address is known. */
export async function newsletterRoutes(instance: FastifyInstance, { newsletter }: { newsletter: NewsletterStore }) {
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
