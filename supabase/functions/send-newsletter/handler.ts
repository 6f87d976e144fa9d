import { newsletterCall } from '../_shared/mail-calls.ts'
import { createMailFunction } from '../_shared/mail-function.ts'
import { composeNewsletter } from '../_shared/newsletter-mail.ts'

/**
 * Mails an item of news to one subscriber, unless that one has left or the item is not public any more; the answers are
 * those of `createMailFunction`.
 */
export function createHandler(env: Record<string, string | undefined>): (request: Request) => Promise<Response> {
  return createMailFunction(env, { call: newsletterCall, compose: composeNewsletter, question: 'may_send_newsletter' })
}
