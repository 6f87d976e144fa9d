import { accountCall } from '../_shared/mail-calls.ts'
import { createMailFunction } from '../_shared/mail-function.ts'
import { composeAccountMail } from './account-mail.ts'

/** Mails a link by which an account chooses a password; the answers are those of `createMailFunction`. */
export function createHandler(env: Record<string, string | undefined>): (request: Request) => Promise<Response> {
  return createMailFunction(env, {
    call: accountCall,
    compose: composeAccountMail,
    // Another attempt has another link, and so is another mail.
    keyOf: ({ id, attempt }) => `${id}/${attempt}`,
  })
}
