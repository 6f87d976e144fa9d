import { brand } from './brand.ts'

const mailbox = (name: string) => `${name}@${brand.emailDomain}`

/** Who receives inquiries (INQ-15); known to the server only. */
export const inquiryRecipients = {
  from: brand.emails.office,
  product: [brand.emails.office, mailbox('v.radkov'), mailbox('m.ilieva'), mailbox('g.stanchev'), mailbox('g.penkova')],
  contact: [brand.emails.office, mailbox('v.radkov'), mailbox('t.bozhkova')],
}
