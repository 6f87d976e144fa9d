import { confirmationCall } from '../_shared/mail-calls.ts'
import { createMailFunction } from '../_shared/mail-function.ts'
import { composeConfirmation } from './confirmation-mail.ts'

/** Mails the question whether an address wants the newsletter; the answers are those of `createMailFunction`. */
export function createHandler(env: Record<string, string | undefined>): (request: Request) => Promise<Response> {
  return createMailFunction(env, { call: confirmationCall, compose: composeConfirmation })
}
