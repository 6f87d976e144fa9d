import { createLocalValue } from '#lib/local-value.ts'
import { type InquiryEntries, inquiryFields } from './inquiry-rules.ts'

const kept = createLocalValue('inquiryEntries')

/** What was typed in a form of this browser and not sent yet; nothing of it that does not have the right form. */
export function keptEntries(): InquiryEntries {
  try {
    const found = Object(JSON.parse(kept.get() ?? '{}'))
    return Object.fromEntries(
      inquiryFields.flatMap((field) => (typeof found[field] === 'string' ? [[field, found[field]]] : [])),
    )
  } catch {
    return {}
  }
}

/** Keeps what is typed, so that a reload loses nothing; without anything typed it is forgotten. */
export function keepEntries({ category, name, phone, email, message }: InquiryEntries): void {
  const typed = { category, name, phone, email, message }
  kept.set(Object.values(typed).some(Boolean) ? JSON.stringify(typed) : null)
}
