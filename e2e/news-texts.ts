import { type APIRequestContext, expect } from '@playwright/test'
import { picture } from './make-pictures.ts'

/** A news item as the API gives it, as far as the tests change it. */
export interface NewsTexts {
  content: Record<'bg' | 'en' | 'de' | 'it', { title: string; contentOne: string; contentTwo: string }>
}

/** Texts of a new item, in the languages that it has. */
type NewTexts = Partial<{ [Code in keyof NewsTexts['content']]: { title: string; one?: string; two?: string } }>

/** Publishes an item with a cover as the member of staff whose token it is, for a test to which the form is no topic. */
export async function publishNews(
  request: APIRequestContext,
  token: string,
  slug: string,
  texts: NewTexts,
): Promise<void> {
  const content = Object.fromEntries(
    Object.entries(texts).map(([code, { title, one = '', two = '' }]) => [
      code,
      { title, contentOne: one && `<p>${one}</p>`, contentTwo: two && `<p>${two}</p>` },
    ]),
  )
  const answer = await request.post('/api/news', {
    headers: { authorization: `Bearer ${token}`, 'x-news-url': slug },
    multipart: {
      data: JSON.stringify({ date: '2026-11-20', content }),
      cover: picture('cover.png', { width: 300, height: 200 }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** The item that visitors are given at an address. */
export async function readNews(request: APIRequestContext, slug: string): Promise<NewsTexts> {
  const answer = await request.get(`/api/news/${slug}`)
  const { news } = (await answer.json()) as { news: [NewsTexts] }
  return news[0]
}

/** Writes an item's texts as the member of staff whose token it is, over whatever is there; fails when they are refused. */
export async function updateNewsTexts(
  request: APIRequestContext,
  token: string,
  slug: string,
  data: NewsTexts,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(`/api/news/updateTexts/${slug}`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}
