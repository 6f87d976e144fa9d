import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../test-app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

async function storedNames(): Promise<string[]> {
  return (await api.bucket.list(0, 1000)).map(({ name }) => name).sort()
}

async function read(url: string): Promise<NewsItem> {
  return (await api.app.inject(`/api/news/${url}`)).json().news[0]
}

test('API-08 an item with a cover and ten pictures in four languages is published and read', async () => {
  const texts = (title: string) => ({ title, contentOne: `<p>${title} 1</p>`, contentTwo: `<p>${title} 2</p>` })
  const content = {
    bg: texts('Нова преса'),
    en: texts('A new press'),
    de: texts('Neue Presse'),
    it: texts('Nuova pressa'),
  }
  const gallery = await Promise.all(Array.from({ length: 10 }, (_, index) => pictureFile(`${index}.png`, 30 + index)))
  const form = newsForm({ data: someNews('', { content, isMediaNews: 'true' }), cover: await pictureFile(), gallery })
  const answer = await api.app.inject(await formRequest('/api/news', token, form, { 'x-news-url': 'new-press' }))

  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ ok: true, news: { url: 'new-press', isMediaNews: true, content } })
  const item = await read('new-press')
  expect(item).toEqual(answer.json().news)
  expect(item.gallery.map((file) => /-(\d+)x48\./.exec(file)?.[1])).toEqual(
    gallery.map((_, index) => String(30 + index)),
  )
  expect(await storedNames()).toEqual([item.cover, ...item.gallery].sort())
})

test('API-12 a deleted item is gone with its pictures and their other widths', async () => {
  const item = await publish(api, token, { url: 'short-lived', pictures: 2 })
  await api.app.inject(`/uploads/news/${item.cover}?w=480`)
  expect(await storedNames()).toContain(`${item.cover}.480.webp`)
  const answer = await api.app.inject({
    method: 'DELETE',
    url: `/api/news/${item._id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ ok: true })
  expect((await api.app.inject('/api/news/short-lived')).statusCode).toBe(404)
  for (const file of [item.cover, `${item.cover}.480.webp`, ...item.gallery])
    expect(await storedNames()).not.toContain(file)
  expect((await api.app.inject(`/uploads/news/${item.cover}?w=480`)).statusCode).toBe(404)
})
