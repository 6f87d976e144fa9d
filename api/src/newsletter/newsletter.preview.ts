import type { FastifyInstance } from 'fastify'
import { brand } from 'supabase/brand'
import { composeNewsletter } from 'supabase/newsletter-mail'
import { z } from 'zod/mini'
import { LANGUAGES } from '#contract/languages.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { notFound } from '#http/errors.ts'
import { NEWSLETTER_PREVIEW_HEADERS } from '#http/security-headers.ts'
import type { Permissions } from '#pictures/pictures.access.ts'
import { uuidParams } from '#supabase/uuid.ts'
import type { NewsletterAdmin } from './newsletter.admin.ts'
import { newsletterItemOf } from './newsletter.item.ts'

const previewQuery = z.strictObject({
  language: z._default(z.enum(LANGUAGES, `language must be one of ${LANGUAGES.join(', ')}`), 'en'),
  access: z.optional(z.string().check(z.maxLength(200))),
})
const NO_SUBSCRIPTION = '00000000-0000-4000-8000-000000000000'

type PreviewOptions = {
  newsletter: NewsletterAdmin
  /** For the mail of one item. */
  previews: Permissions
  /** The public origin, `null` when only requests tell it. */
  site: string | null
}

/** The mail itself, for who was let in to this very item's: a browser opens it in a tab, and sends no token there. */
export async function newsletterPreview(instance: FastifyInstance, { newsletter, previews, site }: PreviewOptions) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get('/preview/:id', { schema: { params: uuidParams, querystring: previewQuery } }, async (request, reply) => {
    const { language, access: given } = request.query
    if (previews.subjectOf(given) !== request.params.id) throw notFound('page')
    const origin = site ?? `${request.protocol}://${request.host}`
    const item = newsletterItemOf(await newsletter.source(request.params.id, language), origin, given)
    const mail = composeNewsletter({
      id: NO_SUBSCRIPTION,
      mailing: 1,
      site: origin,
      email: `name@${brand.emailDomain}`,
      token: null,
      topic: 'news',
      item,
    })
    return reply.headers(NEWSLETTER_PREVIEW_HEADERS).type('text/html; charset=utf-8').send(mail.html)
  })
}
