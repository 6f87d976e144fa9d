import { attentionCall } from '../_shared/mail-calls.ts'
import { createMailFunction } from '../_shared/mail-function.ts'
import { composeAttentionMail } from './attention-mail.ts'

/** Mails an administrator what needs attention; the answers are those of `createMailFunction`. */
export function createHandler(env: Record<string, string | undefined>): (request: Request) => Promise<Response> {
  return createMailFunction(env, { call: attentionCall, compose: composeAttentionMail })
}
