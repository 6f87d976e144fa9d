import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResponseCache } from '#cache/response-cache.ts'
import type { StaffNews } from '#contract/news.ts'
import { newsInput } from '#contract/news-input.ts'
import { createPictureStaging } from '#pictures/pictures.staging.ts'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { changeOfForm } from './news.changes.ts'
import { createNewsCorrections } from './news.corrections.ts'
import { createStaffReads } from './news.staff-reads.ts'
import { createNewsWrites } from './news.writes.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const bearer = () => ({ authorization: `Bearer ${token}` })
const asStaff = async (ref: string): Promise<StaffNews> =>
  (await api.app.inject({ url: `/api/admin/news/${ref}`, headers: bearer() })).json()
const titleOf = async (url: string) => (await api.app.inject(`/api/news/${url}`)).json().news[0].content.en.title

/** Saves the texts of an item as an account that saw a version of it. */
const save = (url: string, title: string, version: string, more: Record<string, unknown> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/news/updateTexts/${url}`,
    payload: someNews(title, more),
    headers: { ...bearer(), 'if-match': `"${version}"` },
  })
const DRAFT = { status: 'draft', isAutomatic: true }

describe('of two who edit one public item', () => {
  test('F39 who publishes second learns what the first has published, also after both were saved by themselves', async () => {
    const { updatedAt: seen } = await publish(api, token, { url: 'two', data: someNews('Public') })
    const beside = await save('two', 'Of Boris', seen, DRAFT)
    const { draft } = beside.json<StaffNews>().staffOnly
    expect(draft?.basedOn).toBe(seen)

    const refused = await save('two', 'Of Anna', seen, DRAFT)
    expect([refused.statusCode, refused.json().staffOnly.draft.content.en.title]).toEqual([412, 'Of Boris'])
    // Published by an account whose form knows of no draft.
    expect((await save('two', 'Of Anna', seen)).statusCode).toBe(200)

    for (const more of [DRAFT, { status: 'published' }, { status: 'hidden' }]) {
      const answer = await save('two', 'Of Boris', draft?.updatedAt ?? '', more)
      expect([answer.statusCode, answer.json().code]).toEqual([412, 'versionConflict'])
      expect(answer.json()).toMatchObject({
        current: { content: { en: { title: 'Of Anna' } } },
        staffOnly: { draft: { updatedAt: draft?.updatedAt, basedOn: seen } },
      })
    }
    expect(await titleOf('two')).toBe('Of Anna')

    // Who has compared both says so, and their choice is the draft of what is public now.
    const { news } = await asStaff('two')
    const chosen = await save('two', 'Of both', draft?.updatedAt ?? '', { ...DRAFT, basedOn: news.updatedAt })
    expect(chosen.json().staffOnly.draft).toMatchObject({ basedOn: news.updatedAt })
    const version = chosen.json<StaffNews>().staffOnly.draft?.updatedAt ?? ''
    expect((await save('two', 'Of both', version, { status: 'published' })).statusCode).toBe(200)
    expect(await titleOf('two')).toBe('Of both')
  })

  test('F39 a comparison with what is public no more is a conflict as well', async () => {
    const { updatedAt: seen } = await publish(api, token, { url: 'overtaken', data: someNews('Public') })
    const draft = (await save('overtaken', 'Beside', seen, DRAFT)).json<StaffNews>().staffOnly.draft
    const first = (await save('overtaken', 'Once', seen)).json<StaffNews>().news
    await save('overtaken', 'Twice', first.updatedAt)
    const answer = await save('overtaken', 'Chosen', draft?.updatedAt ?? '', { ...DRAFT, basedOn: first.updatedAt })
    expect([answer.statusCode, answer.json().current.content.en.title]).toEqual([412, 'Twice'])
  })

  test.for(['hidden', 'planned'])('F39 the same of an item that is %s', async (state) => {
    const url = `two-${state}`
    const data = { visibleFrom: state === 'planned' ? '2999-01-01T09:00:00Z' : null }
    const item = await publish(api, token, { url, data: someNews('As it is', data) })
    if (state === 'hidden') {
      const path = `/api/admin/news/${item._id}/status`
      await api.app.inject({ method: 'POST', url: path, payload: { status: 'hidden' }, headers: bearer() })
    }
    const { news } = await asStaff(url)
    const draft = (await save(url, 'Beside', news.updatedAt, DRAFT)).json<StaffNews>().staffOnly.draft
    expect((await save(url, 'Saved by another', news.updatedAt)).statusCode).toBe(200)
    expect((await save(url, 'Beside', draft?.updatedAt ?? '', { status: 'published' })).statusCode).toBe(412)
    expect((await asStaff(url)).news.content.en.title).toBe('Saved by another')
  })

  test('F39 an earlier version does not replace what another account has published meanwhile', async () => {
    const { updatedAt: seen } = await publish(api, token, { url: 'restored', data: someNews('First') })
    const draft = (await save('restored', 'Beside', seen, DRAFT)).json<StaffNews>().staffOnly.draft
    await save('restored', 'Published meanwhile', seen)
    const restore = (payload: object) =>
      api.app.inject({
        method: 'POST',
        url: '/api/admin/news/restored/versions/1/restore',
        payload,
        headers: { ...bearer(), 'if-match': `"${draft?.updatedAt}"` },
      })
    expect((await restore({})).statusCode).toBe(412)
    expect((await restore({ status: 'draft' })).statusCode).toBe(412)
    expect(await titleOf('restored')).toBe('Published meanwhile')
    const { news } = await asStaff('restored')
    const taken = await restore({ status: 'draft', basedOn: news.updatedAt })
    expect(taken.json().staffOnly.draft).toMatchObject({ basedOn: news.updatedAt, content: { en: { title: 'First' } } })
  })

  test('F39 a translation joins the draft of an item, which stays made from the same version', async () => {
    const { updatedAt: seen } = await publish(api, token, { url: 'translated', data: someNews('Public') })
    await save('translated', 'Beside', seen, DRAFT)
    const text = { title: 'Titel', contentOne: '<p>Text</p>', contentTwo: '', alt: {} }
    const translated = await api.app.inject({
      method: 'PUT',
      url: '/api/admin/news/translated/translations/de',
      payload: { text, from: 'en', source: {}, isShown: true },
      headers: bearer(),
    })
    expect(translated.statusCode).toBe(200)
    const { draft } = (await asStaff('translated')).staffOnly
    expect(draft).toMatchObject({ basedOn: seen, content: { de: { title: 'Titel' }, en: { title: 'Beside' } } })
  })
})

test('F39 a draft that is saved while another one is published is kept, and conflicts with it', async () => {
  const { supabase } = api
  const item = await publish(api, token, { url: 'race', data: someNews('Public') })
  const staffReads = createStaffReads(supabase)
  const cache = createResponseCache({ lifetime: 1, maxBytes: 1e6 })
  const staging = createPictureStaging({ supabase, bucket: api.bucket, cache, log: api.app.log })
  const changed = () => undefined
  const corrections = createNewsCorrections({ supabase, staffReads, changed })
  let meanwhile = async (): Promise<unknown> => undefined
  const after: typeof corrections.after = async (...args) => {
    await meanwhile()
    return corrections.after(...args)
  }
  const writes = createNewsWrites({ supabase, staging, staffReads, corrections: { ...corrections, after }, changed })
  const form = (title: string, status: 'draft' | 'published') => {
    const data = newsInput.parse({ ...someNews(title), status })
    return changeOfForm({ data, added: [], imagesToBeDeleted: [] }, staging)
  }
  const options = { request: null, byWhom: 'anna', version: undefined }
  const first = await writes.update(item._id, form('Draft', 'draft'), options)
  const version = first.staffOnly.draft?.updatedAt
  meanwhile = () => writes.update(item._id, form('Written meanwhile', 'draft'), { ...options, version })
  const published = await writes.update(item._id, form('Draft', 'published'), { ...options, version })
  expect(published.staffOnly.draft?.content.en.title).toBe('Written meanwhile')
  const { news, staffOnly: left } = await staffReads.item(item._id)
  expect([news.content.en.title, left.draft?.content.en.title]).toEqual(['Draft', 'Written meanwhile'])
  expect((await save('race', 'Written meanwhile', left.draft?.updatedAt ?? '', DRAFT)).statusCode).toBe(412)
})
