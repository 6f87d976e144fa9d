import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '#contract/attention.ts'
import { DATED_FACTS } from '#contract/dated-facts.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

function call(method: 'GET' | 'POST', url: string, payload?: object) {
  return api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
}
const found = async () => (await call('GET', '/api/admin/attention')).json<{ findings: Finding[] }>().findings
const ofKind = async (kind: Finding['kind']) => (await found()).filter((finding) => finding.kind === kind)
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Sofia' })

const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })
const item = (slug: string, changes: object = {}) => ({
  slug,
  published_on: '2026-01-31',
  cover: 'cover-16x9.jpg',
  content: { bg: text('Преса'), en: text('A press'), de: text('Presse'), it: text('') },
  ...changes,
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('a new site is told that no date lies ahead, which reports are old, and that the last backup is', async () => {
  await api.supabase.rpc('note_backup', { moment: hoursAgo(25) }).throwOnError()
  const kinds = (await found()).map(({ kind, title, number }) => [kind, title, number])
  expect(kinds.filter(([kind]) => kind !== 'yearMissing')).toEqual(
    expect.arrayContaining([
      ['noDateAhead', '', null],
      ['backupOld', '', null],
      ['factOld', 'investmentPlan', null],
    ]),
  )
  expect(kinds).toContainEqual(['yearMissing', 'statements', 2019])
})

test('no date ahead: gone when one is announced, there again when it is cancelled or hidden', async () => {
  const row = { name: 'annual-report', kind: 'annualIndividual', title_en: 'Report', title_bg: 'Отчет', day: inDays(0) }
  await api.supabase.from('events').insert(row).throwOnError()
  expect(await ofKind('noDateAhead')).toEqual([])
  for (const change of [{ is_cancelled: true }, { is_hidden: true }, { day: inDays(-1) }]) {
    await api.supabase.from('events').update(change).eq('name', row.name).throwOnError()
    expect(await ofKind('noDateAhead'), JSON.stringify(change)).toHaveLength(1)
    await api.supabase
      .from('events')
      .update({ is_cancelled: false, is_hidden: false, day: inDays(0) })
      .eq('name', row.name)
  }
  await api.supabase.from('events').delete().eq('name', row.name).throwOnError()
})

test('a certificate: found 60 days before it ends and after it has ended, and gone when it is renewed or hidden', async () => {
  const certificate = () =>
    api.supabase
      .from('documents')
      .update({ valid_until: inDays(45) })
      .eq('name', 'iso-9001')
  const { data } = await certificate().select('id').single().throwOnError()
  expect(await ofKind('certificateEnds')).toEqual([
    expect.objectContaining({ itemId: data.id, title: 'ISO 9001', day: inDays(45), number: 45, putOff: null }),
  ])
  const change = (columns: object) =>
    api.supabase.from('documents').update(columns).eq('name', 'iso-9001').throwOnError()
  await change({ valid_until: inDays(-3) })
  expect(await ofKind('certificateEnds')).toEqual([])
  expect(await ofKind('certificateEnded')).toEqual([expect.objectContaining({ itemId: data.id, number: 3 })])
  await change({ is_hidden: true })
  expect(await ofKind('certificateEnded')).toEqual([])
  await change({ is_hidden: false, valid_until: inDays(61) })
  expect([...(await ofKind('certificateEnded')), ...(await ofKind('certificateEnds'))]).toEqual([])
  await change({ valid_until: null })
})

test('a position that ends in two weeks', async () => {
  const row = { title: 'Технолог', start_date: '2026-01-01', end_date: inDays(14) }
  const { data } = await api.supabase.from('careers').insert(row).select('id').single().throwOnError()
  expect(await ofKind('positionEnds')).toEqual([
    expect.objectContaining({ itemId: data.id, title: 'Технолог', number: 14 }),
  ])
  await api.supabase
    .from('careers')
    .update({ end_date: inDays(15) })
    .eq('id', data.id)
    .throwOnError()
  expect(await ofKind('positionEnds')).toEqual([])
  await api.supabase.from('careers').delete().eq('id', data.id).throwOnError()
})

test('a language is missing, a picture has no text: of what visitors read, not of drafts', async () => {
  const insert = (row: object) =>
    api.supabase
      .from('news')
      .insert(row as never)
      .throwOnError()
  await insert(item('press'))
  await insert(item('draft', { status: 'draft' }))
  const languages = await ofKind('languageMissing')
  expect(languages.map(({ title, number }) => [title, number])).toEqual([['it', 1]])
  const [picture, ...others] = await ofKind('pictureWithoutText')
  expect([picture?.title, others]).toEqual(['Преса', []])

  const update = (columns: object) =>
    api.supabase
      .from('news')
      .update(columns as never)
      .eq('slug', 'press')
      .throwOnError()
  await update({ alt: { 'cover-16x9.jpg': { bg: 'Листове' } } })
  expect(await ofKind('pictureWithoutText')).toEqual([])
  await update({ alt: {}, pictures: { 'cover-16x9.jpg': { isDecorative: true } } })
  expect(await ofKind('pictureWithoutText')).toEqual([])
  await update({ content: { ...item('').content, it: text('Pressa') } })
  expect(await ofKind('languageMissing')).toEqual([])
  await api.supabase.from('news').delete().neq('slug', '').throwOnError()
})

test('mails that failed, and those that wait for more than an hour', async () => {
  const rows = (['failed', 'queued', 'sent'] as const).map((status) => ({ inquiry: someInquiry(), mail: { status } }))
  await storeInquiries(api.supabase, rows)
  expect((await ofKind('mailsFailed')).map(({ number }) => number)).toEqual([1])
  expect(await ofKind('mailsWait')).toEqual([])
  await api.supabase
    .from('mails')
    .update({ queued_at: new Date(Date.now() - 2 * 3_600_000).toISOString() })
    .eq('status', 'queued')
    .throwOnError()
  expect((await ofKind('mailsWait')).map(({ number }) => number)).toEqual([1])
  await api.supabase.from('inquiries').delete().neq('name', '').throwOnError()
  expect([...(await ofKind('mailsWait')), ...(await ofKind('mailsFailed'))]).toEqual([])
})

test('a backup says itself that it is whole', async () => {
  expect(await ofKind('backupOld')).toHaveLength(1)
  await api.supabase.rpc('note_backup').throwOnError()
  expect(await ofKind('backupOld')).toEqual([])
})

test('a fact of the pages: found when it is a year old, with the page that states it', async () => {
  const ofDay = async (day: string) =>
    (await api.supabase.rpc('attention_findings', { facts: { shares: day } }).throwOnError()).data?.filter(
      ({ kind }) => kind === 'factOld',
    )
  expect(await ofDay(inDays(-364))).toEqual([])
  expect(await ofDay(inDays(-367))).toEqual([expect.objectContaining({ title: 'shares', day: inDays(-367) })])
  expect((await ofKind('factOld')).map(({ title, way }) => [title, way])).toContainEqual([
    'shares',
    DATED_FACTS.shares.page,
  ])
})

test('a link that nobody answers on three days is dead, with its text and language; gone when the text is mended', async () => {
  const address = 'https://partner.example/fair?year=2026&hall=3'
  const linked = (href: string) => ({
    ...item('').content,
    de: { title: 'Messe', contentOne: `<p><a href="${href}">Messe</a></p>`, contentTwo: '' },
  })
  const row = item('fair', { content: linked(address.replace('&', '&amp;')) })
  const { data } = await api.supabase
    .from('news')
    .insert(row as never)
    .select('id')
    .single()
    .throwOnError()
  const dead = { of_address: address, is_dead: true, is_certain: false, of_status: 404 }
  const note = (hours: number, change: object = {}) =>
    api.supabase.rpc('note_link', { ...dead, moment: hoursAgo(hours), ...change }).throwOnError()
  await note(49)
  await note(48)
  await note(25)
  expect(await ofKind('linkDead')).toEqual([])
  await note(1)
  const [found, ...others] = await ofKind('linkDead')
  expect(found).toMatchObject({
    itemId: data.id,
    title: 'Преса',
    number: 404,
    address,
    way: `/admin/news/${data.id}#de`,
  })
  expect(others).toEqual([])

  const update = (columns: object) =>
    api.supabase
      .from('news')
      .update(columns as never)
      .eq('id', data.id)
      .throwOnError()
  await update({ status: 'hidden' })
  expect(await ofKind('linkDead')).toEqual([])
  await update({ status: 'published', content: linked('https://partner.example/fair-2027') })
  expect(await ofKind('linkDead')).toEqual([])
  await update({ content: linked(address) })
  expect(await ofKind('linkDead')).toHaveLength(1)
  await note(0, { is_dead: false })
  expect(await ofKind('linkDead')).toEqual([])
  await api.supabase.from('news').delete().eq('id', data.id).throwOnError()
})

test('an address in the note of a document is a link as well', async () => {
  const address = 'https://register.example/iso-9001'
  const change = (note_en: string) =>
    api.supabase.from('documents').update({ note_en }).eq('name', 'iso-9001').select('id').single().throwOnError()
  const { data } = await change(`See ${address}.`)
  await api.supabase
    .rpc('note_link', { of_address: address, is_dead: true, is_certain: true, of_status: 410 })
    .throwOnError()
  expect(await ofKind('linkDead')).toEqual([
    expect.objectContaining({
      itemId: data.id,
      title: 'ISO 9001',
      number: 410,
      address,
      way: `/admin/documents/${data.id}#note`,
    }),
  ])
  await change('Quality management')
  expect(await ofKind('linkDead')).toEqual([])
})

test('what is put off says until when, why and by whom, and can be taken up again', async () => {
  const key = 'noDateAhead:'
  const putOff = (change: object = {}) =>
    call('POST', '/api/admin/attention/put-off', { key, reason: 'Съветът решава на 10-ти', days: 7, ...change })
  expect((await putOff()).statusCode).toBe(200)
  expect((await ofKind('noDateAhead'))[0]?.putOff).toEqual({
    until: inDays(7),
    reason: 'Съветът решава на 10-ти',
    by: 'anna',
  })
  expect((await call('POST', '/api/admin/attention/take-up', { key })).statusCode).toBe(200)
  expect((await ofKind('noDateAhead'))[0]?.putOff).toBeNull()
  expect((await putOff({ reason: ' ' })).json()).toMatchObject({ field: 'reason' })
  expect((await putOff({ days: 0 })).json()).toMatchObject({ field: 'days' })
  expect((await putOff({ key: 'nothing:' })).statusCode).toBe(404)
})

test('what was put off comes back on its day', async () => {
  const day = { of_finding: 'noDateAhead:', why: 'later', until_day: inDays(0), whom: 'anna' }
  await api.supabase.rpc('put_off_finding', day).throwOnError()
  expect((await ofKind('noDateAhead'))[0]?.putOff).toBeNull()
})
