import { cleanLine, cleanText } from 'supabase/clean-text'
import { countedPhone, inquiryLimits, isEmailAddress, MAX_WRITTEN_PHONE } from 'supabase/inquiry-facts'
import { formErrors } from '#content/form-errors.ts'

export const inquiryFields = ['category', 'name', 'phone', 'email', 'message'] as const
export type InquiryField = (typeof inquiryFields)[number]
export type InquiryEntries = Partial<Record<InquiryField, string>>

const isEntry = (entry: string, longest: number) => entry.length >= 1 && entry.length <= longest

const rules: Record<InquiryField, (entry: string) => boolean> = {
  category: (entry) => entry !== '',
  name: (entry) => isEntry(entry, inquiryLimits.name),
  phone: (entry) => isEntry(countedPhone(entry), inquiryLimits.phone) && entry.length <= MAX_WRITTEN_PHONE,
  email: (entry) => isEntry(entry, inquiryLimits.email) && isEmailAddress(entry),
  message: (entry) => isEntry(entry, inquiryLimits.message),
}

/** The fields whose entries are wrong (INQ-03 … 07, AMB-48), trimmed and without what cannot be seen, in the form's order; the contract's rules, without its weight. */
export function wrongFields(entries: InquiryEntries): InquiryField[] {
  return inquiryFields.filter((field) => {
    const entry = entries[field]
    const clean = field === 'message' ? cleanText : cleanLine
    return entry !== undefined && !rules[field](clean(entry).trim())
  })
}

/** Of the fields that are wrong those that are said to be, in words. */
export function toldFields(wrong: readonly InquiryField[], { areTold } = formErrors): readonly InquiryField[] {
  return areTold ? wrong : []
}
