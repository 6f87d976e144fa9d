import { emailAddress } from '../_shared/inquiry.ts'
import { inquiryCall } from '../_shared/mail-calls.ts'
import { createMailFunction } from '../_shared/mail-function.ts'
import { composeInquiryMail } from './inquiry-mail.ts'
import { composeReceipt } from './inquiry-receipt.ts'

/** Mails an inquiry to the company; the answers are those of `createMailFunction`. */
export function createHandler(env: Record<string, string | undefined>): (request: Request) => Promise<Response> {
  return createMailFunction(env, {
    call: inquiryCall,
    receipt: composeReceipt,
    isTrial: Boolean(env.INQUIRY_TO),
    compose: (call) => composeInquiryMail(call, env.INQUIRY_TO ? recipientsIn(env.INQUIRY_TO) : undefined),
  })
}

/** @throws naming the variable, so that the mail waits until it is put right */
function recipientsIn(list: string): string[] {
  return list.split(',').map((text) => {
    const address = emailAddress.safeParse(text)
    if (!address.success) throw new Error('INQUIRY_TO is not a list of e-mail addresses.')
    return address.data
  })
}
