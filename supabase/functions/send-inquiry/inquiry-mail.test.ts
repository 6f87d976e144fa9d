import { expect, test } from 'vitest'
import { brand } from '../_shared/brand.ts'
import { inquiryRecipients } from '../_shared/inquiry-recipients.ts'
import { type InquiryCall, inquiryCall } from '../_shared/mail-calls.ts'
import { composeInquiryMail } from './inquiry-mail.ts'

const sender = {
  name: 'Anna Keller',
  phone: '+49 30 000 000',
  email: 'anna@example.com',
  message: 'How thin?\nThanks.',
}
const call = (inquiry: object, more: object = {}): InquiryCall =>
  inquiryCall.parse({
    id: '00000000-0000-4000-8000-000000000001',
    mailing: 1,
    site: 'https://site.example',
    suspected: false,
    receivedAt: '2026-03-18T12:02:03.123456+00:00',
    inquiry: { ...sender, ...inquiry },
    ...more,
  })
const product = (more: object = {}) =>
  call({ kind: 'product', product: 'strips-for-heat-exchangers-finstock', ...more })
const contact = (more: object = {}) => call({ kind: 'contact', category: 'building', ...more })

test('INQ-15 an inquiry goes from the office to its recipients, and an answer to the sender', () => {
  const mail = composeInquiryMail(product())
  expect(mail.from).toBe(`"${brand.name} – сайт" <${brand.emails.office}>`)
  expect(mail.to).toEqual(inquiryRecipients.product)
  expect(mail.replyTo).toBe('"Anna Keller" <anna@example.com>')
  expect(composeInquiryMail(contact()).to).toEqual(inquiryRecipients.contact)
})

test('INQUIRY_TO names other recipients', () => {
  expect(composeInquiryMail(contact(), 'one@example.com, two@example.com').to).toEqual([
    'one@example.com',
    'two@example.com',
  ])
})

test('INQ-16 the subjects are Bulgarian', () => {
  expect(composeInquiryMail(product()).subject).toBe('Запитване за продукт')
  expect(composeInquiryMail(contact()).subject).toBe('Запитване от сайта')
})

test('INQ-17 HTML and text list name, phone, e-mail, product or category, and the question', () => {
  const { html, text } = composeInquiryMail(product())
  for (const entry of ['Anna Keller', '+49 30 000 000', 'anna@example.com', 'Strips for heat exchangers, finstock']) {
    expect(html).toContain(entry)
    expect(text).toContain(entry)
  }
  expect(html).toContain('How thin?<br />Thanks.')
  expect(text).toContain('How thin?\nThanks.')
  expect(html).toContain(
    'href="https://site.example/products/rolled-sheets-and-strips/strips-for-heat-exchangers-finstock"',
  )
  expect(composeInquiryMail(contact()).text).toContain('Тема: Строителство')
  expect(text).toContain('Получено на 18-03-2026 в 14:02.')
})

test('INQ-18 the mail of the contact form says that it is automatic', () => {
  expect(composeInquiryMail(contact()).html).toContain('Това съобщение е автоматично.')
  expect(composeInquiryMail(contact()).text).toContain('Това съобщение е автоматично.')
  expect(composeInquiryMail(product()).text).not.toContain('автоматично')
})

test('a suspected inquiry is mailed with a mark', () => {
  const mail = composeInquiryMail(call({ kind: 'contact', category: 'other' }, { suspected: true }))
  expect(mail.subject).toBe('[Съмнително] Запитване от сайта')
  expect(mail.text).toContain('прилича на нежелана поща')
})

test('F25 nothing that a visitor writes becomes markup or another header', () => {
  const hostile = `"><script>alert(1)</script>'&amp;`
  const { html, replyTo, subject } = composeInquiryMail(
    contact({ name: `${hostile}\r\nBcc: x@y`, phone: '"><b>1', message: hostile }),
  )
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;amp;')
  for (const header of [replyTo, subject]) expect(header).not.toMatch(/[\r\n]/)
  expect(replyTo.match(/[<>]/g)).toEqual(['<', '>'])
})

test('the same call makes the same mail, so that a repetition is known as one', () => {
  expect(composeInquiryMail(product())).toEqual(composeInquiryMail(product()))
})
