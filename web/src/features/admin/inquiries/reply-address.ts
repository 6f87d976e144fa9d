import type { StoredInquiry } from 'api/contract/inquiries'
import type { Language } from 'api/contract/languages'
import type { TFunction } from 'i18next'

/** Mail programs take an address of about two thousand characters; Cyrillic ones are written with six each. */
const MAX_ADDRESS = 1_900

/** A mail to the sender of an inquiry in their language, with its number in the subject and the question below. */
export function replyAddress(
  t: TFunction<'admin'>,
  { email, name, number, message }: StoredInquiry,
  language: Language,
): string {
  const subject = t(`inquiries.replyIn.${language}.subject`, { number })
  const begin = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=`
  const greeting = t(`inquiries.replyIn.${language}.greeting`, { name })
  const quote = t(`inquiries.replyIn.${language}.quote`)
  const bodyWith = (question: string) =>
    encodeURIComponent([greeting, '', '', '', quote, quoted(question)].join('\r\n'))
  const letters = [...message]
  let body = bodyWith(message)
  while (letters.length > 0 && begin.length + body.length > MAX_ADDRESS) {
    letters.splice(-10)
    body = bodyWith(`${letters.join('').trimEnd()} …`)
  }
  return begin + body
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
}
