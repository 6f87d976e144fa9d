import { expect, test } from 'vitest'
import { composeConfirmation } from './confirmation-mail.ts'

test('the mail that confirms a subscription has a link to end it later, in its text and in its HTML', {
  tags: ['AMB-12'],
}, () => {
  const token = 'x'.repeat(40)
  const id = '00000000-0000-4000-8000-000000000001'
  const { text, html } = composeConfirmation({
    id,
    mailing: 1,
    site: 'https://site.example',
    email: 'anna@example.com',
    token,
  })
  const leave = `https://site.example/newsletter/unsubscribe?token=${token}`
  for (const body of [text, html]) expect(body).toContain(leave)
})
