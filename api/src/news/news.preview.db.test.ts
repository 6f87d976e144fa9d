import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem, StaffNews } from '#contract/news.ts'
import { DAYS_OF_PREVIEW, FRAME_TOKEN, type PreviewFrame, type PreviewLinkMade } from '#contract/news-preview.ts'
import {
  formRequest,
  newsForm,
  PUBLIC_URL,
  pictureFile,
  publish,
  someNews,
  startTestApp,
  type TestApp,
} from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
  api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
async function draft(title: string): Promise<NewsItem> {
  const parts = { data: someNews(title, { status: 'draft' }), cover: await pictureFile() }
  return (await api.app.inject(await formRequest('/api/news', token, newsForm(parts)))).json<StaffNews>().news
}
async function link(id: string): Promise<PreviewLinkMade & { token: string }> {
  const answer = await call('POST', `/api/admin/news/${id}/preview-links`)
  expect(answer.statusCode).toBe(201)
  const made = answer.json<PreviewLinkMade>()
  return { ...made, token: made.url.split('/').at(-1) ?? '' }
}
const preview = (of: string) => api.app.inject(`/api/news/${of}`)

test('"Show it to the director": a draft with its pictures, for seven days, by one link', async () => {
  const item = await draft('For the director')
  const { url, token: of, expiresAt } = await link(item._id)
  expect(url).toBe(`${PUBLIC_URL}/news/${of}`)
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(DAYS_OF_PREVIEW - 0.01)
  expect(days).toBeLessThanOrEqual(DAYS_OF_PREVIEW)

  const answer = await preview(of)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const [shown] = answer.json<{ news: NewsItem[] }>().news
  expect(shown?.content).toEqual(item.content)
  expect((await api.app.inject(`/uploads/news/${item.cover}?w=480`)).statusCode).toBe(404)
  for (const width of ['', '?w=480'])
    expect((await api.app.inject(`/uploads/news/${shown?.cover}${width}`)).statusCode).toBe(200)
  const [, file] = shown?.cover.split('/') ?? []
  expect((await api.app.inject(`/uploads/news/1.abc/${file}`)).statusCode).toBe(404)
})

test('who asks for a link again has the same one, until it is ended or soon over', async () => {
  const item = await draft('Asked twice')
  const first = await link(item._id)
  expect(await link(item._id)).toEqual(first)
  expect((await link((await draft('Another'))._id)).url).not.toBe(first.url)
  const path = `/api/admin/news/${item._id}/preview-links`
  await call('DELETE', `${path}/${first._id}`)
  const second = await link(item._id)
  expect(second.url).not.toBe(first.url)
  const soon = new Date(Date.now() + 23 * 3_600_000).toISOString()
  await api.supabase.from('preview_links').update({ expires_at: soon }).eq('news_id', item._id).throwOnError()
  expect((await link(item._id)).url).not.toBe(second.url)
})

test('SEC a link opens its own item and pictures alone, and they end with it', async () => {
  const item = await draft('Linked')
  const other = await draft('Not linked')
  const { token: of, _id: linkId } = await link(item._id)
  const [shown] = (await preview(of)).json<{ news: NewsItem[] }>().news
  const [access, file] = shown?.cover.split('/') ?? []
  const picture = (name: string | undefined) => api.app.inject(`/uploads/news/${access}/${name}`)
  expect((await picture(file)).statusCode).toBe(200)
  expect((await picture(other.cover)).statusCode).toBe(404)
  for (const { _id } of [item, other])
    for (const given of [access, of])
      expect((await api.app.inject(`/newsletter/preview/${_id}?access=${given}`)).statusCode).toBe(404)
  await call('DELETE', `/api/admin/news/${item._id}/preview-links/${linkId}`)
  expect((await picture(file)).statusCode).toBe(404)
})

test('the draft of a public item is seen by the link, and by no one else', async () => {
  const item = await publish(api, token, { url: 'beside-link', data: someNews('Public') })
  const { token: of } = await link('beside-link')
  await api.app.inject({
    method: 'POST',
    url: '/api/news/updateTexts/beside-link',
    payload: someNews('Beside', { status: 'draft' }),
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await preview(of)).json().news[0]).toMatchObject({
    _id: item._id,
    url: of,
    // By which the page leaves it out of the other news.
    previewOf: 'beside-link',
    content: { en: { title: 'Beside' } },
  })
  expect((await api.app.inject('/api/news/beside-link')).json().news[0].content.en.title).toBe('Public')
})

test('a link shows a language in translation, the public page does not', async () => {
  const item = await publish(api, token, { url: 'waits-link', data: someNews('Mill'), pictures: 1 })
  const { token: of } = await link('waits-link')
  const [file = ''] = item.gallery
  const translate = async (title: string) => {
    const text = {
      title,
      contentOne: '',
      contentTwo: '',
      alt: { [file]: `${title} alt` },
      captions: { [file]: `${title} caption` },
    }
    const answer = await api.app.inject({
      method: 'PUT',
      url: '/api/admin/news/waits-link/translations/de',
      payload: { text, isShown: false, from: 'en', source: {} },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(200)
  }
  const said = async () => {
    const [shown] = (await preview(of)).json<{ news: NewsItem[] }>().news
    const opened = shown?.gallery[0] ?? ''
    return [shown?.content.de.title, shown?.alt[opened]?.de, shown?.pictures?.[opened]?.caption?.de]
  }

  await translate('Wartet')
  expect(await said()).toEqual(['Wartet', 'Wartet alt', 'Wartet caption'])
  await api.app.inject({
    method: 'POST',
    url: '/api/news/updateTexts/waits-link',
    payload: someNews('Beside', { status: 'draft' }),
    headers: { authorization: `Bearer ${token}` },
  })
  await translate('Daneben')
  expect(await said()).toEqual(['Daneben', 'Daneben alt', 'Daneben caption'])
  const { body } = await api.app.inject('/api/news/waits-link')
  expect(body).toContain('Mill')
  expect(body).not.toMatch(/Wartet|Daneben/)
})

test('a link that is altered, expired or revoked shows nothing, nor one to what was deleted', async () => {
  const item = await draft('Nothing')
  const { token: of, _id: linkId } = await link(item._id)
  const other = (digit: string | undefined) => (digit === '0' ? '1' : '0')
  const last = of.slice(0, -1) + other(of.at(-1))
  const first = other(of[0]) + of.slice(1)
  for (const altered of [last, first, of.slice(1), of.toUpperCase(), `${of}0`, 'x'])
    expect((await preview(altered)).statusCode, altered).toBe(404)

  expect((await call('DELETE', `/api/admin/news/${item._id}/preview-links/${linkId}`)).statusCode).toBe(200)
  expect((await preview(of)).statusCode).toBe(404)
  expect((await call('DELETE', `/api/admin/news/${item._id}/preview-links/${item._id}`)).statusCode).toBe(404)

  const late = await link(item._id)
  await api.supabase.from('preview_links').update({ expires_at: '2026-01-01T00:00:00Z' }).is('revoked_at', null)
  expect((await preview(late.token)).statusCode).toBe(404)

  const gone = await link(item._id)
  expect((await preview(gone.token)).statusCode).toBe(200)
  await call('DELETE', `/api/news/${item._id}`)
  expect((await preview(gone.token)).statusCode).toBe(404)
})

test('a token is stored as its hash alone', async () => {
  const { token: of } = await link((await draft('Hashed'))._id)
  const { data } = await api.supabase.from('preview_links').select()
  expect(JSON.stringify(data)).not.toContain(of)
})

test('the frame beside the form is opened by staff alone, shows no item, and ends after twelve hours', async () => {
  expect((await api.app.inject('/api/admin/preview-frame')).statusCode).toBe(401)
  const { path } = (await call('GET', '/api/admin/preview-frame')).json<PreviewFrame>()
  const of = path.split('/').at(-1) ?? ''
  expect(FRAME_TOKEN.test(of)).toBe(true)
  const [shown] = (await preview(of)).json<{ news: NewsItem[] }>().news
  expect(shown).toMatchObject({ url: of, cover: '', gallery: [], content: { en: { title: '', contentOne: '' } } })
  const later = of.slice(0, 40) + 'f'.repeat(8) + of.slice(48)
  for (const altered of [later, `${'0'.repeat(32)}${of.slice(32, 48)}${'0'.repeat(32)}`])
    expect((await preview(altered)).statusCode, altered).toBe(404)
})
