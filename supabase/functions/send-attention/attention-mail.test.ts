import { expect, test } from 'vitest'
import { type AttentionCall, FINDING_KINDS, type MailedFinding } from '../_shared/mail-calls.ts'
import { composeAttentionMail } from './attention-mail.ts'
import { wordsOf } from './attention-words.ts'

const finding = (change: Partial<MailedFinding>): MailedFinding => ({
  ...{
    kind: 'noDateAhead',
    title: '',
    day: null,
    number: null,
    collection: null,
    address: null,
    names: [],
    way: '/admin/events/new',
  },
  ...change,
})
const call = (...findings: MailedFinding[]): AttentionCall => ({
  ...{
    id: '00000000-0000-4000-8000-000000000001',
    mailing: 1,
    site: 'https://site.example',
    email: 'anna@example.com',
  },
  findings,
})

test('one thing and several are named in the subject', () => {
  expect(composeAttentionMail(call(finding({}))).subject).toBe('Едно нещо на сайта на Balkalum изисква внимание')
  expect(composeAttentionMail(call(finding({}), finding({}))).subject).toBe(
    '2 неща на сайта на Balkalum изискват внимание',
  )
})

test('each line says what is the matter and leads to where it is mended', () => {
  const { html, text } = composeAttentionMail(
    call(
      finding({
        kind: 'linkDead',
        title: 'Панаир <2026>',
        day: '2026-03-16',
        number: 404,
        address: 'https://x.example/?a=1&b=2',
        way: '/admin/news/1#de',
      }),
      finding({ kind: 'backupOld', way: null }),
    ),
  )
  expect(text).toContain(
    'Връзка в „Панаир <2026>“ не се отваря: https://x.example/?a=1&b=2: няма такава страница (отговор 404), от 16-03-2026.',
  )
  expect(text).toContain('Отвори текста: https://site.example/admin/news/1#de')
  expect(text).toContain('Няма резервно копие\n\n')
  expect(text).toContain('Виж всичко:\nhttps://site.example/admin/attention')
  expect(html).toContain('&lt;2026&gt;')
  expect(html).toContain('href="https://site.example/admin/news/1#de"')
})

test('a mail is not longer than twenty lines', () => {
  const { text } = composeAttentionMail(call(...Array.from({ length: 23 }, () => finding({}))))
  expect(text.match(/Обяви дата/g)).toHaveLength(20)
  expect(text).toContain('И още 3 на страницата „Изисква внимание“.')
})

test('every kind has its words, in one and in many', () => {
  const words = FINDING_KINDS.map(
    (kind) =>
      wordsOf(finding({ kind, title: 'Преса', day: '2026-02-28', number: 2, address: 'https://x.example' })).line,
  )
  expect(words.join('\n')).not.toMatch(/undefined|null/)
  expect(new Set(words).size).toBe(FINDING_KINDS.length)
  expect(wordsOf(finding({ kind: 'mailsFailed', number: 1 })).line).toBe('1 писмо със запитване не е изпратено')
  expect(wordsOf(finding({ kind: 'languageMissing', title: 'Преса', names: ['de', 'it'] })).line).toBe(
    '„Преса“ няма немски, италиански текст',
  )
  expect(wordsOf(finding({ kind: 'countryUnserved', title: 'Rolled', names: ['Poland', 'Czechia'] })).line).toBe(
    'Полша, Чехия нямат човек за валцувани изделия',
  )
})
