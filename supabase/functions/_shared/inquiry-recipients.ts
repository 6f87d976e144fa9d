import { brand } from './brand.ts'
import type { Inquiry } from './inquiry.ts'
import { inquiryProducts } from './inquiry-facts.ts'

const mailbox = (name: string) => `${name}@${brand.emailDomain}`

/** Who receives inquiries (INQ-15) as long as the call does not name them; known to the server only. */
export const inquiryRecipients = {
  from: brand.emails.office,
  product: [brand.emails.office, mailbox('v.radkov'), mailbox('m.ilieva'), mailbox('g.stanchev'), mailbox('g.penkova')],
  contact: [brand.emails.office, mailbox('v.radkov'), mailbox('t.bozhkova')],
}

/** Who receives an inquiry: always the office, then those of the staff whom the call names. */
export function recipientsOf({
  inquiry,
  recipients,
}: {
  inquiry: Inquiry
  recipients?: string[] | undefined
}): string[] {
  return recipients ? [...new Set([brand.emails.office, ...recipients])] : inquiryRecipients[inquiry.kind]
}

/** The families of the products that an inquiry is about, in the order in which they are asked for. */
export function familiesOf(inquiry: Inquiry): ('Rolled' | 'Extruded')[] {
  if (inquiry.kind === 'contact') return []
  const families = inquiry.products.map((product) => {
    return inquiryProducts[product].category === 'extruded' ? 'Extruded' : 'Rolled'
  })
  return [...new Set(families)]
}
