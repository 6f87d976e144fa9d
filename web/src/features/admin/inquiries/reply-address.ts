import type { StoredInquiry } from 'api/contract/inquiries'
import type { TFunction } from 'i18next'

/** Mail programs take an address of about two thousand characters; Cyrillic ones are written with six each. */
const MAX_ADDRESS = 1_900

/** A mail to the sender of an inquiry, in English as the form they filled, with the question below. */
export function replyAddress(t: TFunction<'admin'>, { email, name, message }: StoredInquiry): string {
  const begin = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('inquiries.replySubject'))}&body=`
  const greeting = t('inquiries.replyGreeting', { name })
  const bodyWith = (question: string) =>
    encodeURIComponent([greeting, '', '', '', t('inquiries.replyQuote'), quoted(question)].join('\r\n'))
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
