import { expect, test } from 'vitest'
import { createAdminI18n } from '#features/admin/translations.ts'
import { replyAddress } from './reply-address.ts'

const t = createAdminI18n().getFixedT('bg', 'admin')
const inquiry = {
  _id: 'x',
  receivedAt: '2026-11-23T06:54:00Z',
  kind: 'contact' as const,
  category: 'general' as const,
  products: [],
  name: 'Marco Bellini',
  phone: '+39 02 000 000',
  email: 'marco+foil@example.com',
  message: 'Rolls of 30 m?\nPlease quote & reply.',
  suspected: false,
  status: 'sent' as const,
  attempts: 1,
  lastError: null,
  sentAt: '2026-11-23T06:54:10Z',
}

test('staff 44 the reply is in English, as the form is, and quotes the question', () => {
  const { protocol, pathname, searchParams } = new URL(replyAddress(t, inquiry))
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'marco+foil@example.com'])
  expect(searchParams.get('subject')).toMatch(/^Your inquiry to \w+$/)
  const body = searchParams.get('body')
  expect(body).toMatch(/^Dear Marco Bellini,\r\n/)
  expect(body).toContain('\r\n> Rolls of 30 m?\r\n> Please quote & reply.')
})

test('staff 44 a long question is quoted as far as mail programs take an address', () => {
  const address = replyAddress(t, { ...inquiry, message: 'Дебело фолио 😀 '.repeat(40) })
  expect(address.length).toBeLessThanOrEqual(1_900)
  expect(new URL(address).searchParams.get('body')).toMatch(/> Дебело.* …/)
})
