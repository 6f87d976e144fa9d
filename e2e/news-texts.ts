import { type APIRequestContext, expect } from '@playwright/test'

/** A news item as the API gives it, as far as the tests change it. */
export interface NewsTexts {
  content: Record<'bg' | 'en' | 'de' | 'it', { title: string; contentOne: string; contentTwo: string }>
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
