import { expect } from './fixtures.ts'

/** Where a new item would stand first: lists, feeds and what the search is made of; leaks.full.spec.ts asks every address. */
const PLACES = ['/', '/news', '/news?medias=true', '/sitemap', '/feed.xml', '/feed.bg.xml', '/sitemap.xml']
const ANSWERS = ['/api/news', '/api/news/latest', '/api/news?fields=summary', '/api/search']

/** Says that no list, feed or answer for visitors holds a word. */
export async function expectNothingOnSite(site: string, word: string): Promise<void> {
  for (const place of [...PLACES, ...ANSWERS]) {
    const answer = await fetch(site + place)
    expect(answer.status, place).toBe(200)
    expect((await answer.text()).toLowerCase(), place).not.toContain(word.toLowerCase())
  }
}
