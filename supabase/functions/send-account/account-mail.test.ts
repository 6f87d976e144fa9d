import { expect, test } from 'vitest'
import type { AccountCall } from '../_shared/mail-calls.ts'
import { composeAccountMail } from './account-mail.ts'

const call = {
  id: '00000000-0000-4000-8000-000000000001',
  mailing: 1,
  attempt: 1,
  site: 'https://site.example',
  kind: 'invitation' as const,
  email: 'v.karadzhov@example.com',
  username: 'Веселин "В" <Караджов>',
  askedBy: 'Детелина Вучева',
  token: 'a'.repeat(43),
  expiresAt: '2026-07-18T06:30:00.123456+00:00',
} satisfies AccountCall

test('an invitation says who invites, the name to sign in with, and how long the link is valid in Sofia', () => {
  const { to, subject, text, html } = composeAccountMail(call)
  expect(to).toEqual(['v.karadzhov@example.com'])
  expect(subject).toBe('Покана за администрацията на Balkalum')
  expect(text).toContain('Детелина Вучева Ви кани да работите по сайта https://site.example.')
  expect(text).toContain('Потребителското Ви име е „Веселин "В" <Караджов>“.')
  expect(text).toContain(`Избери парола:\nhttps://site.example/admin/login#link=${call.token}`)
  expect(text).toContain('важи до 18-07-2026, 09:30 ч. българско време, и може да се използва само веднъж')
  expect(html).toContain('&lt;Караджов&gt;')
  expect(html).not.toContain('<Караджов>')
})

test('a reset says whether it was asked for by oneself or by an administrator', () => {
  const own = composeAccountMail({ ...call, kind: 'reset', askedBy: null })
  expect(own.subject).toBe('Нова парола за администрацията на Balkalum')
  expect(own.text).toContain('Някой, надяваме се Вие, поиска нова парола')
  expect(composeAccountMail({ ...call, kind: 'reset' }).text).toContain(
    'Детелина Вучева поиска да изберете нова парола',
  )
})

test('the link that proves an address says whose it would be, and that the one of before holds until then', () => {
  const { subject, text } = composeAccountMail({ ...call, kind: 'address', askedBy: null })
  expect(subject).toBe('Нов имейл за администрацията на Balkalum')
  expect(text).toContain('писмата за него да идват на v.karadzhov@example.com')
  expect(text).toContain(`Потвърди имейла:\nhttps://site.example/admin/login#address=${call.token}`)
})

test('a warning says when someone knew the password and what to do, and has no link to click', () => {
  const { id, mailing, attempt, site, email, username } = call
  const mail = { id, mailing, attempt, site, email, username }
  const { subject, text, html } = composeAccountMail({
    ...mail,
    kind: 'warning',
    happenedAt: '2026-11-26T11:31:00+00:00',
  })
  expect(subject).toBe('Опит за вход с Вашата парола в администрацията на Balkalum')
  expect(text).toContain('На 26-11-2026 в 13:31 ч. българско време някой въведе вярната парола')
  expect(text).toContain('Ако сте били Вие, не правете нищо.')
  expect(text).not.toMatch(/https?:|link=/)
  expect(html).not.toMatch(/<a\s/)
})
