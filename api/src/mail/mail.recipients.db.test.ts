import type { InquiryCall } from 'supabase/mail-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'
import { createMailQueue } from './mail.queue.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.supabase.from('mails').delete().neq('attempts', -1).throwOnError()
})

const of = (...names: string[]) => names.map((name) => `${name}@balkalum.example`)
const KINDS = {
  product: of('v.radkov', 'm.ilieva', 'g.stanchev', 'g.penkova'),
  contact: of('v.radkov', 't.bozhkova'),
}
/** An inquiry about products. */
const about = (products: string[], region?: string) => {
  const { category: _, ...inquiry } = someInquiry({ kind: 'product', products, ...(region && { region }) })
  return inquiry
}

/** Claims the one mail that waits, as a process does for each attempt. */
async function claimed(): Promise<InquiryCall> {
  const mail = await createMailQueue(api.supabase, 'https://site.example', 1000).claim(0)
  if (!mail) throw new Error('no mail is due')
  return mail.call() as InquiryCall
}
const recipients = async () => (await claimed()).recipients
async function recipientsOf(
  inquiry: ReturnType<typeof someInquiry> | ReturnType<typeof about>,
): Promise<string[] | undefined> {
  const [id = ''] = await storeInquiries(api.supabase, [{ inquiry }])
  const found = await recipients()
  await api.supabase.from('inquiries').delete().eq('id', id).throwOnError()
  return found
}
const change = (name: string, columns: object) =>
  api.supabase.from('people').update(columns).eq('name', name).throwOnError()
const idOf = async (name: string) =>
  (await api.supabase.from('people').select('id').eq('name', name).single().throwOnError()).data.id

test('an inquiry goes to those who receive all of its kind, and to who sells the product to the country', {
  tags: ['INQ-15'],
}, async () => {
  expect(await recipientsOf(someInquiry())).toEqual(KINDS.contact)
  expect(await recipientsOf(someInquiry({ region: 'Poland' }))).toEqual(KINDS.contact)
  expect(await recipientsOf(about(['container-foil']))).toEqual(KINDS.product)
  expect(await recipientsOf(about(['container-foil'], 'Poland'))).toEqual([...KINDS.product, ...of('b.chakarov')])
  expect(await recipientsOf(about(['container-foil', 'industrial-profiles'], 'Poland'))).toEqual([
    ...KINDS.product,
    ...of('b.chakarov', 'l.hadzhiev'),
  ])
})

test('during a leave it goes to the deputy, else to the director; to the hidden it never goes', async () => {
  const polish = () => recipientsOf(about(['container-foil'], 'Poland'))
  const deputy = await idOf('teodora-nikolova')
  const [past, future] = ['2020-01-01', '2999-01-01']
  await change('borislav-chakarov', { away_until: future, deputy })
  expect(await polish()).toEqual([...KINDS.product, ...of('t.nikolova')])
  await change('teodora-nikolova', { away_until: future })
  expect(await polish(), 'the director receives it anyway').toEqual(KINDS.product)
  await change('teodora-nikolova', { away_until: null })
  await change('borislav-chakarov', { away_from: past, away_until: past })
  expect(await polish(), 'the leave is over').toEqual([...KINDS.product, ...of('b.chakarov')])
  await change('borislav-chakarov', { away_from: future, away_until: future })
  expect(await polish(), 'it has not begun').toEqual([...KINDS.product, ...of('b.chakarov')])
  await change('borislav-chakarov', { away_from: null, away_until: null, deputy: null, is_hidden: true })
  expect(await polish()).toEqual(KINDS.product)
  await change('borislav-chakarov', { is_hidden: false })
})

test('those who sell to the country are told apart, the same at each attempt', { tags: ['AMB-58'] }, async () => {
  const asked = about(['container-foil', 'industrial-profiles'], 'Poland')
  const [id = ''] = await storeInquiries(api.supabase, [{ inquiry: asked }])
  expect((await claimed()).sellers).toEqual(of('b.chakarov', 'l.hadzhiev'))
  await change('borislav-chakarov', { is_hidden: true })
  expect((await claimed()).sellers).toEqual(of('b.chakarov', 'l.hadzhiev'))
  await change('borislav-chakarov', { is_hidden: false })
  await api.supabase.from('inquiries').delete().eq('id', id).throwOnError()
  await storeInquiries(api.supabase, [{ inquiry: about(['container-foil']) }])
  expect((await claimed()).sellers).toEqual([])
})

test('another attempt goes to the same people, another mailing to those of its day', async () => {
  const [id = ''] = await storeInquiries(api.supabase, [{ inquiry: about(['container-foil'], 'Poland') }])
  const first = await recipients()
  await change('borislav-chakarov', { is_hidden: true })
  expect(await recipients()).toEqual(first)
  await api.supabase.from('mails').update({ mailing: 2 }).eq('id', id).throwOnError()
  expect(await recipients()).toEqual(KINDS.product)
  await change('borislav-chakarov', { is_hidden: false })
})
