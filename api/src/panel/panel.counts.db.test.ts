import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const counts = (as = token) =>
  api.app.inject({ url: '/api/admin/counts', headers: as ? { authorization: `Bearer ${as}` } : {} })

test('the tabs are told how many rows each list holds, drafts with them, without what is in the trash, and how many mails failed', async () => {
  expect((await counts()).json()).toEqual({
    news: 0,
    media: 0,
    careers: 0,
    documents: 71,
    events: 13,
    people: 34,
    inquiries: 0,
    failedMails: 0,
  })
  for (const url of ['one', 'two', 'three']) await publish(api, token, { url, data: someNews(url) })
  await publish(api, token, { url: 'in-media', data: someNews('x', { isMediaNews: true }) })
  const { _id } = await publish(api, token, { url: 'in-the-trash', data: someNews('x') })
  await api.app.inject({ method: 'DELETE', url: `/api/news/${_id}`, headers: { authorization: `Bearer ${token}` } })
  const rows = (['sent', 'failed', 'queued'] as const).map((status) => ({ inquiry: someInquiry(), mail: { status } }))
  await storeInquiries(api.supabase, rows)
  const draft = { id: randomUUID(), collection: 'careers', content: {} }
  const thrownAway = { ...draft, id: randomUUID(), deleted_at: '2026-01-01' }
  await api.supabase.from('collection_drafts').insert([draft, thrownAway]).throwOnError()
  expect((await counts()).json()).toEqual({
    news: 3,
    media: 1,
    careers: 1,
    documents: 71,
    events: 13,
    people: 34,
    inquiries: 3,
    failedMails: 1,
  })
})

test('only staff are told', { tags: ['SEC-02'] }, async () => {
  expect((await counts('')).statusCode).toBe(401)
  expect((await counts('x.y.z')).statusCode).toBe(401)
})
