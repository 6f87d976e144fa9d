import { inquiryLimits } from 'supabase/inquiry-facts'

export const inquiryFields = ['category', 'name', 'phone', 'email', 'message'] as const
export type InquiryField = (typeof inquiryFields)[number]
export type InquiryEntries = Partial<Record<InquiryField, string>>

/** As the contract judges an address (INQ-06). */
const ADDRESS = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

const isEntry = (entry: string, longest: number) => entry.length >= 1 && entry.length <= longest

const rules: Record<InquiryField, (entry: string) => boolean> = {
  category: (entry) => entry !== '',
  name: (entry) => isEntry(entry, inquiryLimits.name),
  phone: (entry) => isEntry(entry, inquiryLimits.phone),
  email: (entry) => isEntry(entry, inquiryLimits.email) && ADDRESS.test(entry),
  message: (entry) => isEntry(entry, inquiryLimits.message),
}

/** The fields whose trimmed entries are wrong (INQ-03 … 07, AMB-48), in the form's order; the contract's rules, without its weight. */
export function wrongFields(entries: InquiryEntries): InquiryField[] {
  return inquiryFields.filter((field) => {
    const entry = entries[field]
    return entry !== undefined && !rules[field](entry.trim())
  })
}
