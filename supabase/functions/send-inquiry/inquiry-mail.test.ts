import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { bodyOf, startStubServer } from '../../testing/stub-server.ts'
import { brand } from '../_shared/brand.ts'
import { inquiryRecipients } from '../_shared/inquiry-recipients.ts'
import { type InquiryCall, inquiryCall } from '../_shared/mail-calls.ts'
import { createHandler } from './handler.ts'
import { composeInquiryMail } from './inquiry-mail.ts'
import { composeReceipt } from './inquiry-receipt.ts'

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
const product = (more: object = {}, about: object = {}) =>
  call({ kind: 'product', products: ['strips-for-heat-exchangers-finstock'], ...more }, about)
const contact = (more: object = {}, about: object = {}) =>
  call({ kind: 'contact', category: 'building', ...more }, about)

test('an inquiry goes from the office to its recipients, and an answer to the sender', { tags: ['INQ-15'] }, () => {
  const mail = composeInquiryMail(product())
  expect(mail.from).toBe(`"Сайтът на ${brand.name}" <${brand.emails.office}>`)
  expect(mail.to).toEqual(inquiryRecipients.product)
  expect(mail.replyTo).toBe('"Anna Keller" <anna@example.com>')
  expect(composeInquiryMail(contact()).to).toEqual(inquiryRecipients.contact)
})

test('an inquiry goes to the office and to those of the staff whom the call names, and names the country', () => {
  const recipients = ['seller@example.com', brand.emails.office]
  const polish = composeInquiryMail(product({ region: 'Poland' }, { recipients }))
  expect(polish.to).toEqual([brand.emails.office, 'seller@example.com'])
  expect(polish.text).toContain('Държава: Полша')
  expect(composeInquiryMail(product({}, { recipients: [] })).to).toEqual([brand.emails.office])
})

const request = {
  lines: [{ product: 'finstock', quantity: { value: 12, unit: 't' }, temper: 'O' }],
  delivery: 'Poland',
}

test('a request stands in the mail line by line', () => {
  const { text, html } = composeInquiryMail(product({ products: ['finstock'], request }))
  expect(text).toContain('Количество: Finstock: 12 t, O')
  expect(text).toContain('Доставка: Полша')
  expect(html).toContain('Finstock: 12 t, O')
})

test('what is asked from right to left stands so in the mail', () => {
  const { html } = composeInquiryMail(contact({ message: 'שלום, אנחנו צריכים 20 t (6060).' }))
  expect(html).toMatch(/<td dir="auto"[^>]*>שלום, אנחנו צריכים 20 t \(6060\)\.<\/td>/)
})

test('drawings are named and counted, and none is attached', () => {
  const files = ['bracket.step', 'sheet <2>.pdf']
  const mail = composeInquiryMail(product({ request: { files: [randomUUID(), randomUUID()] } }, { files }))
  expect(mail.text).toContain('Чертежи (2): bracket.step, sheet <2>.pdf')
  expect(mail.html).toContain('sheet &lt;2&gt;.pdf')
  expect(mail).not.toHaveProperty('attachments')
  expect(composeInquiryMail(contact({}, { files: ['photo.jpg'] })).text).toContain('Чертеж: photo.jpg')
  expect(composeInquiryMail(contact()).text).not.toContain('Чертеж')
})

test('the sender of a request is told its number, and nothing of what was written', () => {
  const number = 'B-2026-7KQ4XM'
  const hostile = { name: 'Buy now', phone: '777', message: 'https://evil.example', products: ['finstock'], request }
  const receiptOf = (more: object) =>
    composeReceipt(call({ kind: 'product', ...hostile }, { number, receipt: true, ...more }))
  const receipt = receiptOf({})
  expect(receipt?.to).toEqual(['anna@example.com'])
  expect(receipt?.subject).toContain(number)
  const whole = JSON.stringify(receipt)
  for (const word of ['Buy now', '777', 'evil', 'Finstock', '12 t', 'Poland']) expect(whole).not.toContain(word)
  expect(receiptOf({ receipt: false }), 'it is not asked for').toBeNull()
  expect(receiptOf({ mailing: 2 }), 'the department has its mail again').toBeNull()
})

test('a button of the mail leads to the inquiry in the administration', () => {
  const { html, text } = composeInquiryMail(contact())
  const address = 'https://site.example/admin?tab=inquiries&inquiry=00000000-0000-4000-8000-000000000001'
  expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
  expect(text).toContain(address)
})

test('INQUIRY_TO replaces all but those who sell what is asked about to the country', { tags: ['AMB-58'] }, () => {
  const about = { recipients: ['all@example.com', 'seller@example.com'], sellers: ['seller@example.com'] }
  const polish = product({ region: 'Poland' }, about)
  expect(composeInquiryMail(polish, ['trial@example.com']).to).toEqual(['trial@example.com', 'seller@example.com'])
  expect(composeInquiryMail(polish, ['seller@example.com']).to).toEqual(['seller@example.com'])
  expect(composeInquiryMail(product(), ['trial@example.com']).to).toEqual(['trial@example.com'])
})

test('INQUIRY_TO names other recipients; what is no list of addresses lets the mail wait', async () => {
  const seen: string[] = []
  const resend = await startStubServer(async (request, answer) => {
    const { to } = JSON.parse(await bodyOf(request)) as { to: string[] }
    seen.push(...to)
    answer.writeHead(429, { 'content-type': 'application/json' }).end('{"statusCode":429,"name":"rate_limit_exceeded"}')
  })
  onTestFinished(resend.stop)
  const env = {
    SUPABASE_SECRET_KEYS: '{"default":"key"}',
    RESEND_API_KEY: 're_x',
    RESEND_BASE_URL: resend.url,
  }
  const ask = (to: string) =>
    createHandler({ ...env, INQUIRY_TO: to })(
      new Request('http://x', { method: 'POST', headers: { apikey: 'key' }, body: JSON.stringify(contact()) }),
    )
  expect(await (await ask('one@example.com, two@example.com')).json()).toMatchObject({ outcome: 'retry' })
  expect(seen).toEqual(['one@example.com', 'two@example.com'])
  const wrong = await ask('one@example.com; two')
  expect([wrong.status, await wrong.json()]).toEqual([500, { error: 'INQUIRY_TO is not a list of e-mail addresses.' }])
  expect(seen).toHaveLength(2)
})

test('the subjects are Bulgarian, and say after the words of the specification what tells one from another', {
  tags: ['INQ-16'],
}, () => {
  const number = { number: 'B-2026-7KQ4XM' }
  expect(composeInquiryMail(product()).subject).toBe(
    'Запитване за продукт: Anna Keller, Strips for heat exchangers, finstock',
  )
  expect(composeInquiryMail(call({ kind: 'contact', category: 'building' }, number)).subject).toBe(
    'Запитване от сайта: Anna Keller, Строителство, B-2026-7KQ4XM',
  )
  const several = product({ products: ['household-foil', 'container-foil', 'technical-foil'] })
  expect(composeInquiryMail(several).subject).toBe('Запитване за продукт: Anna Keller, Household foil и още 2')
})

test('HTML and text list name, phone, e-mail, product or category, and the question', { tags: ['INQ-17'] }, () => {
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
  expect(text).toContain('Получено на 18-03-2026 в 14:02 ч.')
})

test('a mail about several products names each with its page', { tags: ['INQ-17'] }, () => {
  const { html, text } = composeInquiryMail(product({ products: ['household-foil', 'container-foil'] }))
  for (const product of ['household-foil', 'container-foil'])
    expect(html).toContain(`href="https://site.example/products/rolled-foils/${product}"`)
  expect(text.match(/^Продукт: /gm)).toHaveLength(2)
})

test('the mail of the contact form says that it is automatic', { tags: ['INQ-18'] }, () => {
  expect(composeInquiryMail(contact()).html).toContain('Това съобщение е автоматично.')
  expect(composeInquiryMail(contact()).text).toContain('Това съобщение е автоматично.')
  expect(composeInquiryMail(product()).text).not.toContain('автоматично')
})

test('a suspected inquiry is mailed with a mark', () => {
  const mail = composeInquiryMail(call({ kind: 'contact', category: 'other' }, { suspected: true }))
  expect(mail.subject).toBe('[Вероятно спам] Запитване от сайта: Anna Keller, Друг въпрос')
  expect(mail.text).toContain('прилича на спам')
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
