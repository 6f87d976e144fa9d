import { expect, inject, test } from 'vitest'
import type { PageContent } from './rendered-page.ts'
import { pageOf } from './site-pages.ts'

/** In every language (AMB-54). */
const DAY = '12-11-2026'
const url = inject('siteUrl')
const ARTICLE = '/news/new-cut-to-length-line'
const BULGARIAN_ONLY = '/news/stipendii-2025'
const LANGUAGES = {
  en: {
    locale: 'en_GB',
    address: ARTICLE,
    title: 'New cut-to-length line delivers flatter sheets up to six metres long',
  },
  bg: {
    locale: 'bg_BG',
    address: `${ARTICLE}?lang=bg`,
    title: 'Новата линия за напречно рязане дава по-равни листове с дължина до шест метра',
  },
  de: {
    locale: 'de_DE',
    address: `${ARTICLE}?lang=de`,
    title: 'Neue Querteilanlage liefert planere Bleche bis sechs Meter Länge',
  },
  it: {
    locale: 'it_IT',
    address: `${ARTICLE}?lang=it`,
    title: 'Lamiere più piane, fino a sei metri: al via la nuova linea di taglio trasversale',
  },
}

/** The addresses of the same item in other languages, as the head tells search engines. */
const alternatesOf = ({ root }: PageContent) =>
  Object.fromEntries(
    root.all('link[rel="alternate"][hreflang]').map(({ attributes }) => [attributes.hreflang, attributes.href]),
  )
const feedsOf = ({ root }: PageContent) =>
  root
    .all('link[rel="alternate"][type^="application/"]')
    .filter(({ attributes }) => attributes.type !== 'application/json')
    .map(({ attributes }) => attributes.href ?? '')

for (const [language, { locale, address, title }] of Object.entries(LANGUAGES))
  test(`an item in ${language} names itself, its own address and all others`, async () => {
    const page = await pageOf(address)
    expect(page.language).toBe(language)
    expect(page.headings).toEqual([title])
    expect(page.main.all('[data-cover]')[0]?.text).toContain(DAY)
    expect(page.canonical).toEqual([url + address])
    const all = Object.entries(LANGUAGES).map(([one, told]) => [one, url + told.address])
    expect(alternatesOf(page)).toEqual({ ...Object.fromEntries(all), 'x-default': url + ARTICLE })
    expect(page.metas.get('og:locale')).toBe(locale)
    expect(page.metas.get('og:url')).toBe(url + address)
    expect(page.metas.get('og:title')).toBe(title)
    const others = page.root.all('meta[property="og:locale:alternate"]').map(({ attributes }) => attributes.content)
    expect(others).toEqual(Object.values(LANGUAGES).flatMap((told) => (told.locale === locale ? [] : told.locale)))
    const [told] = page.data.filter((thing) => thing['@type'] === 'NewsArticle')
    expect(told).toMatchObject({
      inLanguage: language,
      headline: title,
      mainEntityOfPage: url + address,
      description: expect.not.stringMatching(/^$/),
    })
    const [trail] = page.data.filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement).toContainEqual(expect.objectContaining({ item: url + address }))
  })

test('below the date stand the other languages, each in its own name', async () => {
  const { main } = await pageOf(ARTICLE)
  const links = main.one('nav', 'Also in').all('a')
  expect(links.map(({ text, attributes }) => [text, attributes.lang, attributes.hreflang, attributes.href])).toEqual([
    ['Български', 'bg', 'bg', `${ARTICLE}?lang=bg`],
    ['Deutsch', 'de', 'de', `${ARTICLE}?lang=de`],
    ['Italiano', 'it', 'it', `${ARTICLE}?lang=it`],
  ])
})

test('an item in two languages has links to these alone', async () => {
  const address = `${url}/news/results-2024`
  expect(alternatesOf(await pageOf('/news/results-2024'))).toEqual({
    en: address,
    bg: `${address}?lang=bg`,
    'x-default': address,
  })
})

test('each language is answered with its own page, in whatever order they are asked for', async () => {
  for (const order of [
    ['en', 'bg', 'de', 'it'],
    ['it', 'de', 'bg', 'en'],
  ]) {
    const answers = await Promise.all(order.map((language) => fetch(`${url}${ARTICLE}?lang=${language}`)))
    const htmls = await Promise.all(answers.map((answer) => answer.text()))
    expect(htmls.map((html) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(order)
  }
})

test.for(['de', 'en', 'fr', 'DE', '', 'true', 'de&lang=bg'])(
  'an item without the language "%s" is shown in English, under its own address',
  async (language) => {
    const page = await pageOf(`/news/results-2024?lang=${language}`)
    expect([page.status, page.language, page.canonical]).toEqual([200, 'en', [`${url}/news/results-2024`]])
  },
)

test('it says which language it is not available in', async () => {
  const { text } = await pageOf('/news/results-2024?lang=de')
  expect(text).toContain('This article is not available in German.')
})

test('an item in Bulgarian alone is a Bulgarian page and says that it is in no other language', {
  tags: ['AMB-11'],
}, async () => {
  const page = await pageOf(BULGARIAN_ONLY)
  expect(page.language).toBe('bg')
  expect(page.canonical).toEqual([url + BULGARIAN_ONLY])
  expect(page.metas.get('og:locale')).toBe('bg_BG')
  expect(alternatesOf(page)).toEqual({})
  expect(page.headings[0]).toContain('Дванадесет стипендии')
  expect(page.text).toContain('This article is only available in Bulgarian.')
  expect(page.main.all('nav').map(({ name }) => name)).not.toContain('Also in')
  expect((await pageOf(`${BULGARIAN_ONLY}?lang=bg`)).canonical).toEqual([url + BULGARIAN_ONLY])
})

test('the title of every item fits the results of a search engine, and nothing in its description is cut in a word', async () => {
  const { news } = (await (await fetch(`${url}/api/news`)).json()) as {
    news: { url: string; content: Record<string, { title: string; contentOne: string }> }[]
  }
  expect(news.length).toBeGreaterThan(10)
  for (const { url: item, content } of news)
    for (const [language, written] of Object.entries(content)) {
      if (written.title === '') continue
      const title = written.title.replace(/\s+/g, ' ')
      const page = await pageOf(`/news/${item}?lang=${language}`)
      expect(page.title.length, page.title).toBeLessThanOrEqual(70)
      if (title.length <= 70) expect(page.title.startsWith(title), page.title).toBe(true)
      else expect(title.slice(page.title.length - 1), page.title).toMatch(/^[\s,;:–-]/)
      const description = page.metas.get('description') ?? ''
      expect(description.length).toBeLessThanOrEqual(160)
      if (!description.endsWith('…')) continue
      const text = decoded(written.contentOne.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
      const tail = description.slice(0, -1).split(' ').slice(-2).join(' ')
      expect(text.slice(text.indexOf(tail) + tail.length), description).toMatch(/^[\s,;:–-]/)
    }
})

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

test('the pages of the news announce the feeds in their languages, and each answers in its own', async () => {
  const english = ['/feed.xml', '/atom.xml', '/feed.json']
  const inLanguage = (code: string) => [`/feed.${code}.xml`, `/atom.${code}.xml`, `/feed.${code}.json`]
  const all = [...english, ...inLanguage('bg'), ...inLanguage('de'), ...inLanguage('it')]
  for (const [path, feeds] of [
    ['/news', all],
    [LANGUAGES.de.address, all],
    ['/news/results-2024', [...english, ...inLanguage('bg')]],
    ['/products', english],
  ] as const)
    expect(feedsOf(await pageOf(path)).sort(), path).toEqual(feeds.toSorted())

  const german = await fetch(`${url}/feed.de.json`)
  expect(german.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  const { language, items } = (await german.json()) as { language: string; items: { title: string; url: string }[] }
  expect(language).toBe('de')
  expect(items.map(({ title }) => title)).toContain(LANGUAGES.de.title)
  for (const item of items) expect((await pageOf(item.url.slice(url.length))).language, item.url).toBe('de')
  const bulgarian = (await (await fetch(`${url}/feed.bg.json`)).json()) as { items: { url: string }[] }
  expect(bulgarian.items.map((item) => new URL(item.url).pathname)).toContain(BULGARIAN_ONLY)

  const { main } = await pageOf('/news')
  expect(main.one('nav', 'News feeds').one('a', 'Deutsch').attributes.href).toBe('/feed.de.xml')
})
