import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '#contract/attention.ts'
import type { StaffDocument } from '#contract/collections/documents.ts'
import { DATED_FACTS } from '#contract/dated-facts.ts'
import { COUNTRIES } from '#contract/people.ts'
import type { StaffUsers } from '#contract/users.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { inputOf, sendDocumentFile } from '../../testing/documents.ts'
import { type LinkedSite, startLinkedSite } from '../../testing/linked-site.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'
import { pdfFile, withLinks } from '../../testing/pdf-files.ts'
import { createLinkGuard } from './link-guard.ts'

let api: TestApp
let disk = { total: 100 * 2 ** 30, free: 50 * 2 ** 30 }
let web: LinkedSite
let token: string

beforeAll(async () => {
  web = await startLinkedSite()
  const linkGuard = createLinkGuard({ allowsLoopback: true })
  api = await startTestApp({ linkGuard, diskUsage: async () => disk })
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
  published_on: inDays(-10),
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
    expect.objectContaining({ itemId: data.id, title: 'ISO 9001', day: inDays(45), number: 45, snooze: null }),
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

const insertNews = (...rows: object[]) =>
  api.supabase
    .from('news')
    .insert(rows as never, { defaultToNull: false })
    .throwOnError()
const updateNews = (slug: string, columns: object) =>
  api.supabase
    .from('news')
    .update(columns as never)
    .eq('slug', slug)
    .throwOnError()
const removeNews = () => api.supabase.from('news').delete().neq('slug', '').throwOnError()

test('a language is missing, a picture has no text: of what visitors read, not of drafts', async () => {
  await insertNews(item('press-line'), item('draft', { status: 'draft' }))
  const [language, ...more] = await ofKind('languageMissing')
  expect([language?.title, language?.names, more]).toEqual(['Преса', ['it'], []])
  expect(language?.way).toBe(`/admin/news/${language?.itemId}/translate?to=it`)
  const [picture, ...others] = await ofKind('pictureWithoutText')
  expect([picture?.title, others]).toEqual(['Преса', []])
  expect(picture?.way).toBe(`/admin/news/${picture?.itemId}#bg/alt:cover-16x9.jpg`)

  // A text in one language does not describe the picture to readers of another.
  await updateNews('press-line', { alt: { 'cover-16x9.jpg': { bg: 'Листове' } } })
  expect((await ofKind('pictureWithoutText'))[0]?.way).toBe(`/admin/news/${picture?.itemId}#en/alt:cover-16x9.jpg`)
  await updateNews('press-line', { alt: { 'cover-16x9.jpg': { bg: 'Листове', en: 'Sheets', de: 'Bleche' } } })
  expect(await ofKind('pictureWithoutText')).toEqual([])
  await updateNews('press-line', { alt: {}, pictures: { 'cover-16x9.jpg': { isDecorative: true } } })
  expect(await ofKind('pictureWithoutText')).toEqual([])
  await updateNews('press-line', { content: { ...item('').content, it: text('Pressa') } })
  expect(await ofKind('languageMissing')).toEqual([])
  await removeNews()
})

test('languages are missed of the newest items alone: of those of the last 90 days, and of five', async () => {
  await insertNews(item('old', { published_on: inDays(-90) }), item('new', { published_on: inDays(-89) }))
  expect(await ofKind('languageMissing')).toMatchObject([{ names: ['it'] }])
  await insertNews(
    ...[1, 2, 3, 4, 5].map((day) => item(`newer-${day}`, { published_on: inDays(-day), is_media: true })),
  )
  expect(await ofKind('languageMissing')).toHaveLength(5)
  const content = { bg: text('Преса'), en: text(''), de: text(''), it: text('') }
  await updateNews('newer-1', { content })
  expect(await ofKind('languageMissing')).toContainEqual(expect.objectContaining({ names: ['en', 'de', 'it'] }))
  await removeNews()
})

test('the files of inquiries fill their room: told from four fifths of it on', async () => {
  const file = () => ({ id: randomUUID(), name: 'a.pdf', kind: 'pdf' as const, size: 20 * 2 ** 20 })
  const files = Array.from({ length: 819 }, file)
  await api.supabase.from('inquiry_files').insert(files).throwOnError()
  expect(await ofKind('filesFill')).toEqual([])
  await api.supabase.from('inquiry_files').insert(file()).throwOnError()
  expect(await ofKind('filesFill')).toMatchObject([{ key: 'filesFill:', number: 80, way: '/admin?tab=inquiries' }])
  await api.supabase.from('inquiry_files').delete().neq('name', '').throwOnError()
})

test('the disk of the data fills: told while there is room, put off as any finding, and gone when there is more', async () => {
  expect(await ofKind('diskFills')).toEqual([])
  disk = { ...disk, free: 4 * 2 ** 30 }
  expect(await ofKind('diskFills')).toMatchObject([{ key: 'diskFills:', number: 96, way: null, snooze: null }])
  const snooze = { of_finding: 'diskFills:', why: 'A larger disk is ordered', until_day: inDays(7), staff_name: 'anna' }
  await api.supabase.rpc('snooze_finding', snooze).throwOnError()
  expect(await ofKind('diskFills')).toMatchObject([{ snooze: { reason: snooze.why } }])
  disk = { ...disk, free: 50 * 2 ** 30 }
  expect(await ofKind('diskFills')).toEqual([])
  await api.supabase.rpc('unsnooze_finding', { of_finding: 'diskFills:', by_whom: '' }).throwOnError()
})

test('AMB-58 the last inquiry was mailed to INQUIRY_TO: told until one goes to whom it should', async () => {
  const sent = (is_trial: boolean, hours: number) => ({
    inquiry: someInquiry(),
    mail: { status: 'sent' as const, sent_at: hoursAgo(hours), is_trial },
  })
  await storeInquiries(api.supabase, [sent(false, 3), sent(true, 2)])
  expect(await ofKind('trialRecipients')).toMatchObject([{ key: 'trialRecipients:', way: null }])
  await storeInquiries(api.supabase, [sent(false, 1)])
  expect(await ofKind('trialRecipients')).toEqual([])
  await api.supabase.from('inquiries').delete().neq('name', '').throwOnError()
})

/** How many rows the list holds that a finding opens; `null` when it opens something else. */
async function rowsBehind({ way }: Finding): Promise<number | null> {
  const { pathname, searchParams } = new URL(way ?? '/', 'https://site.example')
  if (pathname !== '/admin') return null
  const tab = searchParams.get('tab')
  if (tab === 'inquiries') {
    const answer = await call('GET', `/api/inquiries?mail=${searchParams.get('mail')}`)
    return answer.json<{ total: number }>().total
  }
  if (tab !== null && tab !== 'media') return null
  searchParams.delete('tab')
  const state = searchParams.get('show')
  searchParams.delete('show')
  const answer = await call('GET', `/api/admin/news?medias=${tab === 'media'}&state=${state}&${searchParams}`)
  const { news, total } = answer.json<{ news: unknown[]; total: number }>()
  expect(total).toBe(news.length)
  return total
}

test('a finding counts as many as the list shows that it opens', async () => {
  const media = { is_media: true }
  const later = { visible_from: new Date(Date.now() + 3_600_000).toISOString() }
  const over = { visible_until: hoursAgo(1) }
  const inTrash = { deleted_at: hoursAgo(1) }
  await insertNews(
    ...Array.from({ length: 6 }, (_, index) => item(`news-${index}`)),
    ...Array.from({ length: 7 }, (_, index) => item(`media-${index}`, media)),
    ...[later, over, inTrash, { status: 'draft' }, { status: 'hidden' }].map((no, index) => item(`not-${index}`, no)),
    item('described', {
      pictures: { 'cover-16x9.jpg': { isDecorative: true } },
      content: { ...item('').content, en: text('') },
    }),
  )
  const mail = (status: 'failed' | 'queued' | 'sent', queued_at = hoursAgo(0)) => ({
    inquiry: someInquiry(),
    mail: { status, queued_at },
  })
  await storeInquiries(api.supabase, [
    mail('failed'),
    mail('failed'),
    mail('queued', hoursAgo(2)),
    mail('queued'),
    mail('sent'),
  ])
  const counted: [string, string | null, string, number | null, number | null][] = []
  for (const finding of await found()) {
    const rows = await rowsBehind(finding)
    if (rows !== null) counted.push([finding.kind, finding.collection, finding.title, finding.number, rows])
  }
  expect(counted.toSorted()).toEqual([
    ['mailsFailed', 'inquiries', '', 2, 2],
    ['mailsWait', 'inquiries', '', 2, 2],
    ['picturesWithoutText', 'media', '', 7, 7],
    ['picturesWithoutText', 'news', '', 6, 6],
  ])
  expect(await ofKind('pictureWithoutText')).toEqual([])
  await removeNews()
  await api.supabase.from('inquiries').delete().neq('name', '').throwOnError()
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

test('an invitation that failed or waits is told, marked in the row of the account, and gone with the next mail', async () => {
  const invited = await call('POST', '/api/admin/users', {
    username: 'vesela',
    email: 'v@example.com',
    roles: ['news'],
  })
  expect(invited.statusCode).toBe(201)
  const lastMail = (columns: object) =>
    api.supabase.from('mails').update(columns).eq('kind', 'account').neq('status', 'failed').throwOnError()
  const told = async () => {
    const { users } = (await call('GET', '/api/admin/users')).json<StaffUsers>()
    const findings = (await found()).filter(({ collection }) => collection === 'users')
    return {
      findings: findings.map(({ kind, number, way }) => [kind, number, way]),
      marked: users.flatMap(({ username, mailTrouble }) => (mailTrouble ? [[username, mailTrouble]] : [])),
    }
  }
  expect(await told()).toEqual({ findings: [], marked: [] })
  await lastMail({ queued_at: hoursAgo(2) })
  expect(await told()).toEqual({ findings: [['mailsWait', 1, '/admin/users']], marked: [['vesela', 'delayed']] })
  await lastMail({ status: 'failed' })
  expect(await told()).toEqual({ findings: [['mailsFailed', 1, '/admin/users']], marked: [['vesela', 'failed']] })
  const { data } = await api.supabase.from('admins').select('id').eq('username', 'vesela').single().throwOnError()
  expect((await call('POST', `/api/admin/users/${data.id}/reset`)).statusCode).toBe(200)
  expect(await told()).toEqual({ findings: [], marked: [] })
  await lastMail({ status: 'failed' })
  await api.supabase.from('admins').delete().eq('id', data.id).throwOnError()
  expect(await told()).toEqual({ findings: [], marked: [] })
})

test('mails of the newsletter that were refused are told for a week; mails that have not begun wait for their turn', async () => {
  const { data } = await api.supabase
    .from('newsletter')
    .insert(['one', 'two'].map((name) => ({ email: `${name}@example.com`, token: name.repeat(12) })))
    .select('id')
    .throwOnError()
  const ids = data.map(({ id }) => id)
  const mails = (columns: object) =>
    api.supabase
      .from('mails')
      .upsert(ids.map((id) => ({ id, kind: 'confirmation' as const, ...columns })))
      .throwOnError()
  const told = async () =>
    (await found())
      .filter(({ collection }) => collection === 'newsletter')
      .map(({ kind, number, way }) => [kind, number, way])
  await mails({ status: 'queued', queued_at: hoursAgo(0) })
  expect(await told()).toEqual([])
  await mails({ status: 'queued', queued_at: hoursAgo(2) })
  expect(await told()).toEqual([['mailsWait', 2, '/admin?tab=newsletter']])
  await mails({ status: 'failed', first_attempt_at: hoursAgo(6 * 24) })
  expect(await told()).toEqual([['mailsFailed', 2, '/admin?tab=newsletter']])
  await mails({ status: 'failed', first_attempt_at: hoursAgo(8 * 24) })
  expect(await told()).toEqual([])
  await api.supabase.from('newsletter').delete().in('id', ids).throwOnError()
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

test('a link without an answer on three days is dead, with its text and language; gone when the text is mended', async () => {
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
    way: `/admin/news/${data.id}#de/contentOne`,
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

test('an address in the note or the reason of a date is a link as well, while visitors see the date', async () => {
  const address = 'https://exchange.example/notice?id=7'
  const row = { name: 'linked', kind: 'other', title_en: 'Day', title_bg: 'Ден', day: inDays(30), is_cancelled: true }
  const { data } = await api.supabase
    .from('events')
    .insert({ ...row, reason_en: `Moved: ${address}.` })
    .select('id')
    .single()
    .throwOnError()
  await api.supabase
    .rpc('note_link', { of_address: address, is_dead: true, is_certain: true, of_status: 404 })
    .throwOnError()
  const ways = async () => (await ofKind('linkDead')).map(({ title, way }) => [title, way])
  expect(await ways()).toEqual([['Ден', `/admin/events/${data.id}#reason`]])
  const change = (columns: object) => api.supabase.from('events').update(columns).eq('id', data.id).throwOnError()
  await change({ note_en: address })
  expect(await ways()).toEqual([['Ден', `/admin/events/${data.id}#note`]])
  await change({ is_hidden: true })
  expect(await ways()).toEqual([])
  await api.supabase.from('events').delete().eq('id', data.id).throwOnError()
})

test('an address in the reason of a correction is a link as well', async () => {
  const address = 'https://partner.example/erratum'
  const corrections = [
    { id: 'c', at: hoursAgo(1), language: 'de', reason: `Siehe ${address}`, paragraphs: [], more: 0 },
  ]
  const { data } = await api.supabase
    .from('news')
    .insert(item('corrected', { corrections }) as never)
    .select('id')
    .single()
    .throwOnError()
  await api.supabase
    .rpc('note_link', { of_address: address, is_dead: true, is_certain: true, of_status: 404 })
    .throwOnError()
  const ways = async () => (await ofKind('linkDead')).map(({ way }) => way)
  expect(await ways()).toEqual([`/admin/news/${data.id}#de/correction`])
  await api.supabase.from('news').update({ corrections: [] }).eq('id', data.id).throwOnError()
  expect(await ways()).toEqual([])
  await api.supabase.from('news').delete().eq('id', data.id).throwOnError()
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

test('a country without a salesperson is named, with the products; gone when one serves it', async () => {
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
  await api.supabase.from('people').update({ is_hidden: false }).eq('kind', 'sales-department').throwOnError()
  expect(gaps.map(({ title, number, names }) => [title, number, new Set(names)])).toEqual([
    ['Extruded', COUNTRIES.length, new Set(COUNTRIES)],
    ['Rolled', COUNTRIES.length, new Set(COUNTRIES)],
  ])
})

test('a leave without a deputy: told two weeks before, and gone when a deputy is there', async () => {
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

test('a snoozed finding says until when, why and by whom, and is shown again when asked; the journal has both', async () => {
  const key = 'noDateAhead:'
  const snooze = (change: object = {}) =>
    call('POST', '/api/admin/attention/snooze', { key, reason: 'Съветът решава на 10-ти', days: 7, ...change })
  expect((await snooze()).statusCode).toBe(200)
  expect((await ofKind('noDateAhead'))[0]?.snooze).toEqual({
    until: inDays(7),
    reason: 'Съветът решава на 10-ти',
    by: 'anna',
  })
  expect((await call('POST', '/api/admin/attention/unsnooze', { key })).statusCode).toBe(200)
  expect((await ofKind('noDateAhead'))[0]?.snooze).toBeNull()
  const { data } = await api.supabase
    .from('journal')
    .select('by_whom, act, label')
    .eq('kind', 'finding')
    .order('created_at')
    .throwOnError()
  const label = 'Няма предстояща дата за инвеститори'
  expect(data).toEqual([
    { by_whom: 'anna', act: 'snooze', label },
    { by_whom: 'anna', act: 'unsnooze', label },
  ])
  expect((await snooze({ reason: ' ' })).json()).toMatchObject({ field: 'reason' })
  expect((await snooze({ days: 0 })).json()).toMatchObject({ field: 'days' })
  expect((await snooze({ key: 'nothing:' })).statusCode).toBe(404)
})

test('a snoozed finding comes back on its day', async () => {
  const day = { of_finding: 'noDateAhead:', why: 'later', until_day: inDays(0), staff_name: 'anna' }
  await api.supabase.rpc('snooze_finding', day).throwOnError()
  expect((await ofKind('noDateAhead'))[0]?.snooze).toBeNull()
})

test('an administrator without an address: told with where it is mended, the own one in the own profile', async () => {
  await api.accounts.create('zlatka', 'a password of the tests')
  await api.accounts.create('zornitsa', 'a password of the tests', ['news'])
  const told = async () => (await ofKind('administratorWithoutEmail')).map(({ title, way }) => [title, way])
  expect(await told()).toEqual([
    ['anna', '/admin/account'],
    ['zlatka', '/admin/users'],
  ])
  const change = (columns: object) =>
    api.supabase.from('admins').update(columns).eq('username', 'zlatka').throwOnError()
  await change({ email: 'zlatka@example.com' })
  expect(await told()).toEqual([['anna', '/admin/account']])
  await change({ email: null, disabled_at: new Date().toISOString() })
  expect(await told()).toEqual([['anna', '/admin/account']])
})
