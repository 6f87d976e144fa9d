import { expect, test } from 'vitest'
import { inquiry as sample } from '#features/admin/testing/samples.ts'
import { createAdminI18n } from '#features/admin/translations.ts'
import { languageOf } from './question-language.ts'
import { replyAddress } from './reply-address.ts'

const t = createAdminI18n().getFixedT('bg', 'admin')
const inquiry = {
  ...sample,
  name: 'Marco Bellini',
  email: 'marco+foil@example.com',
  message: 'Rolls of 30 m?\nPlease quote & reply.',
}
const letterTo = (message: string) => {
  const { protocol, pathname, searchParams } = new URL(replyAddress(t, { ...inquiry, message }, languageOf(message)))
  return {
    to: [protocol, decodeURIComponent(pathname)],
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

test('the reply names the inquiry by its number and quotes the question', () => {
  const { to, subject, body } = letterTo(inquiry.message)
  expect(to).toEqual(['mailto:', 'marco+foil@example.com'])
  expect(subject).toMatch(/^Your inquiry to \w+, B-2026-7KQ4XM$/)
  expect(body).toMatch(/^Dear Marco Bellini,\r\n/)
  expect(body).toContain('\r\n> Rolls of 30 m?\r\n> Please quote & reply.')
})

test('the reply is in the language of the sender', () => {
  expect(letterTo('Бихте ли изпратили оферта?').body).toMatch(/^Здравейте, Marco Bellini,\r\n/)
  expect(letterTo('Bitte um ein Angebot für die Folie.').body).toMatch(/^Guten Tag, Marco Bellini,\r\n/)
  expect(letterTo('Vorremmo un preventivo per il foglio.').body).toMatch(/^Buongiorno Marco Bellini,\r\n/)
})

test('a long question is quoted as far as mail programs take an address', () => {
  const address = replyAddress(t, { ...inquiry, message: 'Дебело фолио 😀 '.repeat(40) }, 'bg')
  expect(address.length).toBeLessThanOrEqual(1_900)
  expect(new URL(address).searchParams.get('body')).toMatch(/> Дебело.* …/)
})
