import type { APIResponse } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import { readSitemap } from './sitemap.ts'
import { tokenOf } from './token.ts'

/** In every text that visitors may not read, and in the addresses of the items that they may not know. */
const SECRET = 'zyxquor'
const WITHHELD = 'withheld-item-'
const LANGUAGES = ['bg', 'en', 'de', 'it'] as const
const FEEDS = LANGUAGES.flatMap((language) => {
  const mark = language === 'en' ? '' : `.${language}`
  return [`/feed${mark}.xml`, `/atom${mark}.xml`, `/feed${mark}.json`]
})
const FAR = { past: '2020-01-01T00:00:00Z', future: '2999-01-01T00:00:00Z' }
const STATES = [
  { status: 'draft' },
  { status: 'hidden' },
  { visibleFrom: FAR.future },
  { visibleFrom: FAR.past, visibleUntil: '2020-01-02T00:00:00Z' },
  { status: 'draft', isMediaNews: true },
]
const COUNT = 20
const AT_ONCE = 4

/** Texts, descriptions and captions in every language, each with a word of its own. */
function written(words: string, more: object = {}) {
  const inAll = <T>(make: (language: string) => T) => Object.fromEntries(LANGUAGES.map((each) => [each, make(each)]))
  return {
    date: '2026-11-20',
    isMediaNews: false,
    content: inAll((language) => ({
      title: `${words} ${language}`,
      contentOne: `<p>${words} first ${language}</p>`,
      contentTwo: `<p>${words} second ${language}</p>`,
    })),
    alt: { cover: inAll((language) => `${words} shown ${language}`) },
    pictures: { cover: { caption: inAll((language) => `${words} below ${language}`) } },
    ...more,
  }
}

test('no word of what visitors may not read is on any page, in any feed, file or answer of the site', async ({
  editor,
  site,
}) => {
  const token = await tokenOf(editor)
  const headers = { authorization: `Bearer ${token}` }
  const { request } = editor
  const ids: string[] = []
  async function json<T>(answer: APIResponse, status: number): Promise<T> {
    expect([answer.url(), answer.status()]).toEqual([answer.url(), status])
    return answer.json()
  }
  async function publish(url: string, data: object) {
    const multipart = { data: JSON.stringify(data), cover: picture('cover.png', { width: 320, height: 200 }) }
    const answer = await request.post('/api/news', { headers: { ...headers, 'x-news-url': url }, multipart })
    const { news } = await json<{ news: { _id: string; cover: string } }>(answer, 201)
    ids.push(news._id)
    return news
  }

  try {
    const files: string[] = []
    for (let number = 0; number < COUNT; number += 1) {
      const words = `${SECRET}${number}`
      files.push((await publish(WITHHELD + number, written(words, STATES[number % STATES.length]))).cover)
    }
    // What is public keeps what is not: languages in translation, and what was changed and not published.
    const open = await publish('open-item', { ...written('Openword'), content: { en: written('Openword').content.en } })
    const address = `/api/admin/news/${open._id}/translations`
    for (const language of ['de', 'it']) {
      const { languages } = await json<{ languages: Record<string, { version: string }> }>(
        await request.get(address, { headers }),
        200,
      )
      const said = `${SECRET} in translation`
      const text = { title: said, contentOne: `<p>${said}</p>`, contentTwo: '', alt: { [open.cover]: said } }
      await json(
        await request.put(`${address}/${language}`, {
          headers: { ...headers, 'if-match': `"${languages[language]?.version}"` },
          data: { text: { ...text, captions: {} }, isShown: false, from: 'en', source: {} },
        }),
        200,
      )
    }
    await json(
      await request.post('/api/news/update/open-item', {
        headers,
        multipart: { data: JSON.stringify(written(`${SECRET} beside`, { status: 'draft' })) },
      }),
      200,
    )

    const own = Array.from({ length: COUNT }, (_, number) => WITHHELD + number)
    const items = [...own, 'open-item'].flatMap((url) => [
      `/news/${url}`,
      ...LANGUAGES.map((language) => `/news/${url}?lang=${language}`),
    ])
    const places = new Set([
      ...(await readSitemap(site.url)),
      ...FEEDS,
      ...items,
      ...['/sitemap.xml', '/robots.txt', '/search?q=zyxquor', '/news?medias=true', '/news?lang=de', '/news?lang=it'],
      ...['/api/search', '/api/news?limit=100', '/api/news/latest', '/api/news?fields=summary&limit=100'],
      ...LANGUAGES.map((language) => `/api/news?title=${language}&limit=100`),
      ...own.map((url) => `/api/news/${url}`),
    ])
    expect(places.has('/news/open-item')).toBe(true)

    const wrong: string[] = []
    const open404 = new Set<string>()
    const shown = new Set<string>()
    async function read(place: string): Promise<void> {
      const answer = await fetch(site.url + place)
      const told = (JSON.stringify([...answer.headers]) + (await answer.text())).toLowerCase()
      const isWithheld = place.includes(WITHHELD)
      if (isWithheld && answer.status !== 404) wrong.push(`${place}: ${answer.status}`)
      if (answer.status === 404) open404.add(place)
      if (told.includes('openword')) shown.add(place)
      // Anyone who asks for a word is told it again, and nothing else.
      const unasked = place.includes('?q=') ? told.replaceAll(`q=${SECRET}`, '') : told
      if (unasked.includes(SECRET)) wrong.push(`${place}: a word`)
      if (!isWithheld && unasked.includes(WITHHELD)) wrong.push(`${place}: an address`)
      for (const file of files) if (told.includes(file)) wrong.push(`${place}: a picture`)
    }
    const waiting = [...places]
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) await read(place)
      }),
    )
    expect(wrong).toEqual([])
    expect([...open404].filter((place) => !place.includes(WITHHELD) && !place.startsWith('/search'))).toEqual([])
    // What may be read is there: this test can fail.
    for (const place of ['/', '/news', '/news/open-item', '/feed.xml', '/atom.xml', '/feed.json', '/api/search'])
      expect([place, shown.has(place)]).toEqual([place, true])

    await editor.goto('/')
    await editor.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
    const search = editor.getByRole('dialog', { name: 'Search' })
    await search.getByRole('textbox', { name: 'Search the site' }).fill('openword')
    await expect(search.getByRole('link', { name: 'Openword en' })).toBeVisible()
    await search.getByRole('textbox', { name: 'Search the site' }).fill(SECRET)
    await expect(search.getByRole('status')).toHaveText(`no results for "${SECRET}"`)
  } finally {
    await request.post('/api/admin/selection/news', { headers, data: { act: 'delete', ids } })
    for (const id of ids) await request.delete(`/api/trash/news/${id}`, { headers })
  }
})
