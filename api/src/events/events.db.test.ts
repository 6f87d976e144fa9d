import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventInput, StaffEvent } from '#contract/collections/events.ts'
import type { SiteEvent } from '#contract/events.ts'
import type { JournalEntry } from '#contract/journal.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) {
  return api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload && { payload }),
  })
}
const onSite = async () => (await api.app.inject('/api/events')).json<{ events: SiteEvent[] }>().events
const shown = async (name: string) => (await onSite()).find((event) => event.name === name)
const create = async (input: EventInput) => {
  const answer = await call('POST', '/api/admin/events', input)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ event: StaffEvent }>().event
}
const save = (id: string, input: object, headers = {}) => call('POST', `/api/admin/events/${id}`, input, headers)

const report: EventInput = {
  kind: 'quarterlyIndividual',
  titleEn: 'Disclosure of the individual report for the first quarter of 2027',
  titleBg: 'Индивидуален отчет, 1. тримесечие 2027',
  note: '',
  date: '2027-04-30',
  isCancelled: false,
  reason: '',
  isHidden: false,
}

test('an investor finds the thirteen dates of 2022 to 2024 in the order of their days', {
  tags: ['INV-07', 'INV-08', 'AMB-40'],
}, async () => {
  const events = await onSite()
  expect(events).toHaveLength(13)
  expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted())
  expect(new Set(events.map(({ kind }) => kind)).size).toBe(5)
  expect(events[0]).toEqual({
    name: 'quarterly-consolidated-q3-2022',
    kind: 'quarterlyConsolidated',
    title: 'Disclosure of the consolidated report for the third quarter of 2022',
    note: '',
    date: '2022-11-29',
    movedFrom: null,
    isCancelled: false,
    reason: '',
    sequence: 0,
    changedAt: '2022-11-01T00:00:00+00:00',
  })
})

test('a date is announced, moved, moved back and cancelled: its name stays, its sequence rises each time', async () => {
  const event = await create(report)
  expect(event).toMatchObject({ name: 'quarterly-individual-q1-2027', movedFrom: null, updatedBy: 'anna' })
  expect(await shown(event.name)).toMatchObject({ date: '2027-04-30', sequence: 0 })

  await save(event._id, { ...report, date: '2027-05-05' })
  const moved = await shown(event.name)
  expect(moved).toMatchObject({ date: '2027-05-05', movedFrom: '2027-04-30', sequence: 1 })
  await save(event._id, { ...report, date: '2027-05-05', titleBg: 'Отчет' })
  expect(await shown(event.name)).toEqual(moved)
  await save(event._id, { ...report, date: '2027-05-05', note: '11:00, Shumen' })
  expect(await shown(event.name)).toMatchObject({ movedFrom: '2027-04-30', note: '11:00, Shumen', sequence: 2 })
  await save(event._id, report)
  expect(await shown(event.name)).toMatchObject({ date: '2027-04-30', movedFrom: null, sequence: 3 })

  await save(event._id, { ...report, isCancelled: true, reason: 'The report comes with the annual one.' })
  const cancelled = await shown(event.name)
  expect(cancelled).toMatchObject({ isCancelled: true, reason: 'The report comes with the annual one.', sequence: 4 })
  expect(Date.parse(cancelled?.changedAt ?? '')).toBeGreaterThan(Date.parse(moved?.changedAt ?? ''))
  await save(event._id, { ...report, reason: 'left over' })
  expect(await shown(event.name)).toMatchObject({ isCancelled: false, reason: '', sequence: 5 })
})

test('what no one has seen is corrected, not moved; hidden and deleted dates appear nowhere', async () => {
  const event = await create({ ...report, kind: 'other', titleEn: 'Capital markets day, 2027', isHidden: true })
  expect(event.name).toBe('capital-markets-day-2027')
  expect(await shown(event.name)).toBeUndefined()
  await save(event._id, {
    ...report,
    kind: 'other',
    titleEn: 'Capital markets day',
    date: '2027-06-01',
    isHidden: true,
  })
  await save(event._id, { ...report, kind: 'other', titleEn: 'Capital markets day', date: '2027-06-01' })
  expect(await shown(event.name)).toMatchObject({ date: '2027-06-01', movedFrom: null })

  expect((await call('DELETE', `/api/admin/events/${event._id}`)).statusCode).toBe(200)
  expect(await shown(event.name)).toBeUndefined()
  expect((await call('GET', `/api/admin/events/${event._id}`)).statusCode).toBe(404)
  const { trash } = (await call('GET', '/api/trash')).json<{ trash: TrashEntry[] }>()
  expect(trash.find(({ _id }) => _id === event._id)).toMatchObject({
    kind: 'event',
    titles: { bg: report.titleBg, en: 'Capital markets day' },
    deletedBy: 'anna',
  })
  expect((await call('POST', `/api/trash/events/${event._id}/restore`, {})).statusCode).toBe(200)
  expect(await shown(event.name)).toMatchObject({ movedFrom: null })
  await call('DELETE', `/api/admin/events/${event._id}`)
  expect((await call('DELETE', `/api/trash/events/${event._id}`)).statusCode).toBe(200)

  const { entries } = (await call('GET', '/api/admin/journal?kind=event')).json<{ entries: JournalEntry[] }>()
  const acts = entries.filter(({ itemId }) => itemId === event._id).map(({ act, by }) => `${by} ${act}`)
  expect(acts).toEqual(
    ['erase', 'delete', 'restore', 'delete', 'publish', 'change', 'hide'].map((act) => `anna ${act}`),
  )
})

test('the trash is emptied of dates with everything else', async () => {
  const event = await create({ ...report, kind: 'dividend', titleEn: 'Payment of the dividend' })
  await call('DELETE', `/api/admin/events/${event._id}`)
  const { trash } = (await call('GET', '/api/trash')).json<{ trash: TrashEntry[] }>()
  const until = encodeURIComponent(trash[0]?.deletedAt ?? '')
  expect((await call('DELETE', `/api/trash?until=${until}`)).json()).toEqual({ ok: true, erased: trash.length })
  expect((await call('GET', '/api/trash')).json()).toEqual({ trash: [] })
})

test('a request that comes again is one date; who saved first is not overwritten', async () => {
  const headers = { 'idempotency-key': 'announced-once' }
  const input = { ...report, kind: 'generalMeeting' as const, titleEn: 'General meeting' }
  const [first, again] = [
    await call('POST', '/api/admin/events', input, headers),
    await call('POST', '/api/admin/events', input, headers),
  ]
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  const { event } = first.json<{ event: StaffEvent }>()
  expect(again.json().event._id).toBe(event._id)
  expect((await create(input)).name).toBe('general-meeting-2027-2')

  const version = { 'if-match': `"${event.updatedAt}"` }
  expect((await save(event._id, { ...input, date: '2027-06-24' }, version)).statusCode).toBe(200)
  const late = await save(event._id, { ...input, date: '2027-06-25' }, version)
  expect([late.statusCode, late.json().current.date]).toEqual([412, '2027-06-24'])
})

test.for([
  ['titleEn', { titleEn: ' ' }],
  ['titleBg', { titleBg: 'x'.repeat(201) }],
  ['date', { date: '2027-02-30' }],
  ['date', { date: '3000-01-01' }],
  ['kind', { kind: 'party' }],
  ['reason', { isCancelled: true, reason: 'x'.repeat(201) }],
] as const)('refused with the field %s', async ([field, change]) => {
  const answer = await call('POST', '/api/admin/events', { ...report, ...change })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('another process shows what was moved', async () => {
  const event = await create({ ...report, kind: 'annualIndividual', titleEn: 'Annual report' })
  const other = await api.buildAnother()
  await other.listen({ port: 0, host: '127.0.0.1' })
  try {
    const seen = async () =>
      (await other.inject('/api/events')).json<{ events: SiteEvent[] }>().events.find(({ name }) => name === event.name)
        ?.date
    await expect.poll(seen).toBe('2027-04-30')
    await save(event._id, { ...report, kind: 'annualIndividual', date: '2027-05-03' })
    await expect.poll(seen).toBe('2027-05-03')
  } finally {
    await other.close()
  }
})
