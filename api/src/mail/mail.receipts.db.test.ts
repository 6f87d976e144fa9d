import type { InquiryCall } from 'supabase/mail-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { sendFiles } from '../../testing/inquiry-files.ts'
import { someInquiry } from '../../testing/mail.ts'
import { createMailQueue } from './mail.queue.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

test('the mail to the department names the drawings that came', async () => {
  await sendFiles(api.app, ['ISO-10303-21;', '%PDF-1.7'])
  const queue = createMailQueue(api.supabase, 'https://site.example', 1000)
  const mail = await queue.claim(60)
  expect(mail?.call()).toMatchObject({ files: ['drawing 0.step', 'drawing 1.pdf'], receipt: true })
  await api.supabase.from('inquiries').delete().neq('name', '')
})

test('who sends a request is told its number, but no address more than three times a day, and no one by spam', async () => {
  const request = { lines: [{ product: 'finstock', quantity: { value: 12, unit: 't' } }] }
  const { category: _, ...about } = someInquiry({ kind: 'product', products: ['finstock'] })
  const inquiries = [
    { message: 'No request' },
    ...['1', '2', '3', '4'].map((message) => ({ message, request })),
    { message: 'Of another address', request, email: 'boris@example.com' },
    { message: 'Spam', request, email: 'vera@example.com', website: 'x' },
  ]
  for (const inquiry of inquiries) {
    const payload = { ...about, ...inquiry }
    expect((await api.app.inject({ method: 'POST', url: '/api/inquiries', payload })).statusCode).toBe(201)
  }
  const queue = createMailQueue(api.supabase, 'https://site.example', 1000)
  const receipts: Record<string, boolean | undefined> = {}
  for (let mail = await queue.claim(60); mail; mail = await queue.claim(60)) {
    const { inquiry, number, receipt } = mail.call() as InquiryCall
    expect(number).toMatch(/^B-20\d\d-/)
    receipts[inquiry.message] = receipt
  }
  expect(receipts).toEqual({
    'No request': false,
    '1': true,
    '2': true,
    '3': true,
    '4': false,
    'Of another address': true,
    Spam: false,
  })
})

test('one mailbox gets three receipts a day, however its address is spelt', async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
  const request = { lines: [{ product: 'finstock', quantity: { value: 12, unit: 't' } }] }
  const { category: _, ...about } = someInquiry({ kind: 'product', products: ['finstock'] })
  const send = (email: string, message: string) =>
    api.app.inject({ method: 'POST', url: '/api/inquiries', payload: { ...about, request, email, message } })
  for (const [index, name] of ['victim', 'Victim', 'vIctim', 'viCtim', 'VICTIM'].entries())
    expect((await send(`${name}@example.com`, `message ${index}`)).statusCode).toBe(201)
  // The same inquiry of the same mailbox is one.
  const again = await send('vicTIM@example.com', 'message 0')
  const { data } = await api.supabase.from('inquiries').select('id').eq('message', 'message 0').throwOnError()
  expect(data).toEqual([{ id: again.json<{ id: string }>().id }])
  const queue = createMailQueue(api.supabase, 'https://site.example', 1000)
  const receipts: (boolean | undefined)[] = []
  for (let mail = await queue.claim(60); mail; mail = await queue.claim(60))
    receipts.push((mail.call() as InquiryCall).receipt)
  expect(receipts.filter(Boolean)).toHaveLength(3)
  expect(receipts).toHaveLength(5)
})

test('a receipt that cannot go for half a day holds the mail to the department up no more', async () => {
  await api.supabase.from('inquiries').delete().neq('name', '')
  const request = { lines: [{ product: 'finstock', quantity: { value: 12, unit: 't' } }] }
  const { category: _, ...about } = someInquiry({ kind: 'product', products: ['finstock'], request })
  await api.app.inject({ method: 'POST', url: '/api/inquiries', payload: about })
  const queue = createMailQueue(api.supabase, 'https://site.example', 1000)
  const receiptAfter = async (hours: number) => {
    const first_attempt_at = new Date(Date.now() - hours * 3_600_000).toISOString()
    const row = { first_attempt_at, claimed_until: null, next_attempt_at: first_attempt_at }
    await api.supabase.from('mails').update(row).eq('kind', 'inquiry').throwOnError()
    const mail = await queue.claim(60)
    const call = mail?.call() as InquiryCall | undefined
    return [mail?.givenUp, call?.receipt]
  }
  expect([await receiptAfter(11), await receiptAfter(13)]).toEqual([
    [null, true],
    [null, false],
  ])
})
