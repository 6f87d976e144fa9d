import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '#contract/attention.ts'
import { DATED_FACTS } from '#contract/dated-facts.ts'
import type { StaffDocument } from '#contract/documents.ts'
import { COUNTRIES } from '#contract/people.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { inputOf, sendDocumentFile } from '../../testing/documents.ts'
import { type LinkedSite, startLinkedSite } from '../../testing/linked-site.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'
import { pdfFile, withLinks } from '../../testing/pdf-files.ts'
import { createLinkGuard } from './link-guard.ts'

let api: TestApp
let web: LinkedSite
let token: string

beforeAll(async () => {
  web = await startLinkedSite()
  api = await startTestApp({ linkGuard: createLinkGuard({ allowsLoopback: true }) })
  token = await api.signIn()
})
afterAll(async () => {
  await api.stop()
  await web.stop()
})

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

test('a link in the file of a document is told until another file takes its place, also after a restoration', async () => {
  const address = 'https://partner.example/datasheet'
  const shared = 'https://partner.example/note'
  const { documents } = (await call('GET', '/api/admin/documents')).json<{ documents: StaffDocument[] }>()
  const document = documents.find(({ titleEn }) => titleEn === 'Qualicoat') as StaffDocument
  const replace = async (note: string, ...links: string[]) => {
    const bytes = await pdfFile(1, withLinks(...links))
    const { _id: file } = await sendDocumentFile(api, token, bytes)
    const saved = await call('POST', `/api/admin/documents/${document._id}`, { ...inputOf(document), note, file })
    expect(saved.statusCode, saved.body).toBe(200)
    return file
  }
  const file = await replace(`See ${shared}`, address, shared, 'mailto:office@partner.example', 'https://one.example/x')
  for (const of_address of [address, shared])
    await api.supabase.rpc('note_link', { of_address, is_dead: true, is_certain: true, of_status: 404 }).throwOnError()
  const inFile = expect.objectContaining({
    itemId: document._id,
    title: 'Qualicoat',
    number: 404,
    address,
    way: `/admin/documents/${document._id}#file`,
  })
  expect(await ofKind('fileLinkDead')).toEqual([inFile])
  expect((await ofKind('linkDead')).map((link) => link.address)).toEqual([shared])

  // A restoration brings the file after its document.
  const { data: row } = await api.supabase.from('document_files').select('links').eq('id', file).single().throwOnError()
  expect(row.links.toSorted()).toEqual([address, shared, 'https://one.example/x'].sort())
  await api.supabase.from('document_files').update({ links: [] }).eq('id', file).throwOnError()
  expect(await ofKind('fileLinkDead')).toEqual([])
  await api.supabase.from('document_files').update({ links: row.links }).eq('id', file).throwOnError()
  expect(await ofKind('fileLinkDead')).toEqual([inFile])

  await replace('', 'https://one.example/x')
  expect([...(await ofKind('fileLinkDead')), ...(await ofKind('linkDead'))]).toEqual([])
})

test('a dead link is asked again at once: told as long as it leads to nothing, and gone when it answers', async () => {
  const address = `${web.url}/fair`
  const words = `<p><a href="${address}">Messe</a></p>`
  const content = { ...item('').content, en: { title: 'Fair', contentOne: words, contentTwo: '' } }
  await api.supabase
    .from('news')
    .insert(item('asked-again', { content }) as never)
    .throwOnError()
  await api.supabase
    .rpc('note_link', { of_address: address, is_dead: true, is_certain: true, of_status: 404 })
    .throwOnError()
  const [finding] = await ofKind('linkDead')
  const ask = async () => {
    const answer = await call('POST', '/api/admin/attention/ask-again', { key: finding?.key })
    return [answer.statusCode, answer.json().state]
  }
  web.say('/fair', 503)
  expect(await ask()).toEqual([200, 'unknown'])
  web.say('/fair', 410)
  expect(await ask()).toEqual([200, 'dead'])
  expect(await ofKind('linkDead')).toEqual([expect.objectContaining({ address, number: 410 })])
  web.say('/fair', 200)
  expect(await ask()).toEqual([200, 'alive'])
  expect(await ofKind('linkDead')).toEqual([])
  web.asked.length = 0
  expect((await ask())[0]).toBe(404)
  const other = await call('POST', '/api/admin/attention/ask-again', { key: 'noDateAhead:' })
  expect([other.statusCode, web.asked]).toEqual([404, []])
  await api.supabase.from('news').delete().eq('slug', 'asked-again').throwOnError()
})

test('a country in which nobody sells is named, with the products; gone when somebody serves it', async () => {
  const before = await ofKind('countryUnserved')
  const ofPoland = async () => (await ofKind('countryUnserved')).filter(({ names }) => names.includes('Poland'))
  expect(before.flatMap(({ names }) => names)).not.toContain('Poland')
  const show = (isShown: boolean) =>
    api.supabase.from('people').update({ is_hidden: !isShown }).contains('countries', ['Poland']).throwOnError()
  await show(false)
  expect((await ofPoland()).map(({ title }) => title).sort()).toEqual(['Extruded', 'Rolled'])
  await show(true)
  expect(await ofKind('countryUnserved')).toEqual(before)
})

test('the database and the site know the same countries', async () => {
  await api.supabase.from('people').update({ is_hidden: true }).eq('kind', 'sales-department').throwOnError()
  const gaps = await ofKind('countryUnserved')
  expect(gaps.map(({ title, number, names }) => [title, number, names])).toEqual([
    ['Extruded', COUNTRIES.length, [...COUNTRIES].sort()],
    ['Rolled', COUNTRIES.length, [...COUNTRIES].sort()],
  ])
  await api.supabase.from('people').update({ is_hidden: false }).eq('kind', 'sales-department').throwOnError()
})

test('a leave without a deputy: told two weeks before, and gone when somebody stands in who is there', async () => {
  const { data } = await api.supabase.from('people').select('id, name').eq('kind', 'other-contacts').throwOnError()
  const idOf = (name: string) => data.find((person) => person.name === name)?.id ?? ''
  const [away, deputy] = [idOf('galina-penkova'), idOf('veselin-karadzhov')]
  const change = (id: string, columns: object) =>
    api.supabase.from('people').update(columns).eq('id', id).throwOnError()
  const told = async () => (await ofKind('leaveWithoutDeputy')).map(({ title, day }) => [title, day])
  expect(await told()).toEqual([])
  await change(away, { away_from: inDays(15), away_until: inDays(20) })
  expect(await told()).toEqual([])
  await change(away, { away_from: inDays(14) })
  expect(await told()).toEqual([['Galina Penkova', inDays(20)]])
  expect((await ofKind('leaveWithoutDeputy'))[0]?.way).toBe(`/admin/people/${away}#deputy`)
  await change(away, { deputy })
  expect(await told()).toEqual([])
  await change(deputy, { away_until: inDays(30) })
  expect(await told()).toContainEqual(['Galina Penkova', inDays(20)])
  await change(deputy, { away_until: inDays(3) })
  expect(await told()).toEqual([['Veselin Karadzhov', inDays(3)]])
  await change(deputy, { away_until: null, is_hidden: true })
  expect(await told()).toEqual([['Galina Penkova', inDays(20)]])
  await change(deputy, { is_hidden: false })
  await change(away, { away_from: null, away_until: null, deputy: null })
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
