import { inquiryCall } from '../_shared/mail-calls.ts'
import { createMailFunction } from '../_shared/mail-function.ts'
import { composeInquiryMail } from './inquiry-mail.ts'

/** Mails an inquiry to the company; the answers are those of `createMailFunction`. */
export function createHandler(env: Record<string, string | undefined>): (request: Request) => Promise<Response> {
  return createMailFunction(env, {
    call: inquiryCall,
    compose: (call) => composeInquiryMail(call, env.INQUIRY_TO),
    settle: ({ id, mailing }) => ({ name: 'settle_inquiry', row: { inquiry_id: id, of_mailing: mailing } }),
  })
}
