import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { readPage } from './rendered-page.ts'

const article = '/news/new-cut-to-length-line'
const inGerman = `${article}?lang=de`
const titles = {
  en: 'New cut-to-length line delivers flatter sheets up to six metres long',
  bg: 'Новата линия за напречно рязане дава по-равни листове с дължина до шест метра',
  de: 'Neue Querteilanlage liefert planere Bleche bis sechs Meter Länge',
  it: 'Lamiere più piane, fino a sei metri: al via la nuova linea di taglio trasversale',
}
const inBulgarianOnly = '/news/stipendii-2025'

/** The page as the server sends it. */
async function sourceOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  const elements = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one = '', other = '']) => [one, other])
  return {
    status: answer.status(),
    html,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: /<title>([^<]*)</.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(elements(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi)),
    properties: elements(/<meta property="([\w:]+)" content="([^"]*)"/g),
    feeds: elements(/<link rel="alternate" type="application\/(?:rss|atom|feed)\+\w+"[^>]* href="([^"]*)"/g).map(
      ([path]) => path,
    ),
    data: readPage(html).data,
  }
}

test('a German reader who opens the shared link reads German, in the tab too; the words around it stay English', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(inGerman)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(titles.de)
  await expect(page).toHaveTitle(titles.de)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main').getByText('12.11.2026')).toBeVisible()
  await expect(page.getByRole('article', { name: titles.de })).toContainText('Im zweiten Walzwerk')
  await expectAccessible(page)

  const languageOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  for (const selector of ['header nav', 'footer nav', 'main nav', '#more-news', 'main [aria-roledescription] button'])
    expect(await languageOf(selector), selector).toBe('en')
  for (const selector of ['h1', 'article [data-rich-text]']) expect(await languageOf(selector), selector).toBe('de')

  await test.step('its pictures are described in German', async () => {
    const gallery = page.locator('[aria-roledescription="carousel"]')
    await expect(gallery.getByRole('img').first()).toHaveAttribute('lang', 'de')
    const alts = (await (await page.request.get(`/api${article}`)).json()).news[0].alt
    const german = Object.values(alts as Record<string, { de?: string }>).map(({ de }) => de)
    expect(german).toContain(await gallery.getByRole('img').first().getAttribute('alt'))
    await gallery.getByRole('button', { name: /full screen/ }).click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large.first()).toHaveAttribute('lang', 'de')
    // The first ask for a size waits for its encoding, behind everything else the machine has to do, and six of them take
    // all connections that the browser has for the next page.
    const areThere = () => large.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete))
    await expect.poll(areThere, { timeout: 0 }).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('what is shared is its own address', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const network = page.getByRole('main').getByRole('link', { name: 'LinkedIn' })
    await expect(network).toHaveAttribute('href', new RegExp(encodeURIComponent(`${inGerman}`)))
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  await test.step('it can be read in English, and other pages are English', async () => {
    const others = page.getByRole('navigation', { name: 'Also in' })
    await expect(others.getByRole('link')).toHaveText(['English', 'Български', 'Italiano'])
    await others.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(article)
    await expect(heading).toHaveText(titles.en)
    await expect(page).toHaveTitle(titles.en)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('main').getByRole('link', { name: 'All news' }).first().click()
    await expect(page).toHaveURL('/news')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('below the date stand the other languages, each in its own name; a choice shows the item in it', async ({
  page,
}) => {
  await page.goto(article)
  const others = page.getByRole('navigation', { name: 'Also in' })
  await expect(others.getByRole('link')).toHaveText(['Български', 'Deutsch', 'Italiano'])
  for (const [language, name] of [
    ['bg', 'Български'],
    ['de', 'Deutsch'],
    ['it', 'Italiano'],
  ] as const) {
    const link = others.getByRole('link', { name })
    await expect(link).toHaveAttribute('lang', language)
    await expect(link).toHaveAttribute('hreflang', language)
    await expect(link).toHaveAttribute('href', `${article}?lang=${language}`)
  }
  for (const [name, language] of [
    ['Italiano', 'it'],
    ['Български', 'bg'],
  ] as const) {
    await others.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${article}?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language])
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByText(language === 'it' ? '12/11/2026' : '12.11.2026 г.')).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.it)
})

test('without scripts each language names itself, its own address and all others', async ({ request, site }) => {
  const all = {
    en: site.url + article,
    bg: `${site.url}${article}?lang=bg`,
    de: site.url + inGerman,
    it: `${site.url}${article}?lang=it`,
  }
  const locales = { en: 'en_GB', bg: 'bg_BG', de: 'de_DE', it: 'it_IT' }
  for (const language of ['en', 'bg', 'de', 'it'] as const) {
    const page = await sourceOf(request, all[language].slice(site.url.length))
    expect(page.language).toBe(language)
    expect(page.canonical).toBe(all[language])
    expect(page.alternates).toEqual({ ...all, 'x-default': all.en })
    expect(page.properties).toContainEqual(['og:locale', locales[language]])
    expect(page.properties).toContainEqual(['og:url', all[language]])
    expect(page.properties).toContainEqual(['og:title', titles[language]])
    const others = page.properties.filter(([name]) => name === 'og:locale:alternate').map(([, locale]) => locale)
    expect(others).toEqual(Object.values(locales).filter((locale) => locale !== locales[language]))
    const [told] = page.data.filter((thing) => thing['@type'] === 'NewsArticle')
    expect(told).toMatchObject({
      inLanguage: language,
      headline: titles[language],
      mainEntityOfPage: all[language],
      description: expect.not.stringMatching(/^$/),
    })
    const [trail] = page.data.filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect(trail?.itemListElement).toContainEqual(expect.objectContaining({ item: all[language] }))
  }
})

test('an item in two languages has links to these alone, and one in all of them shows what is asked for', async ({
  request,
  site,
}) => {
  const address = `${site.url}/news/results-2024`
  const page = await sourceOf(request, '/news/results-2024')
  expect(page.alternates).toEqual({ en: address, bg: `${address}?lang=bg`, 'x-default': address })
  const asked = await Promise.all(
    ['en', 'bg', 'de', 'it'].map(async (language) => (await sourceOf(request, `${article}?lang=${language}`)).language),
  )
  expect(asked).toEqual(['en', 'bg', 'de', 'it'])
  const again = await Promise.all(
    ['it', 'de', 'bg', 'en'].map(async (language) => (await sourceOf(request, `${article}?lang=${language}`)).language),
  )
  expect(again).toEqual(['it', 'de', 'bg', 'en'])
})

test('a language the item does not have shows it in English, under its own address, and says so', async ({
  page,
  request,
  site,
}) => {
  const address = `${site.url}/news/results-2024`
  for (const language of ['de', 'en', 'fr', 'DE', '', 'true', 'de&lang=bg']) {
    const asked = await sourceOf(request, `/news/results-2024?lang=${language}`)
    expect([asked.status, asked.language, asked.canonical], language).toEqual([200, 'en', address])
  }
  await page.goto('/news/results-2024?lang=de')
  await expect(page.getByText('This item is not available in German.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2024 results')
})

test('an item in Bulgarian alone is a Bulgarian page and says that it is in no other language', {
  tag: ['@AMB-11'],
}, async ({ page, request, site }) => {
  const source = await sourceOf(request, inBulgarianOnly)
  expect(source.language).toBe('bg')
  expect(source.canonical).toBe(site.url + inBulgarianOnly)
  expect(source.properties).toContainEqual(['og:locale', 'bg_BG'])
  expect(source.alternates).toEqual({})
  await page.goto(inBulgarianOnly)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Дванадесет стипендии')
  await expect(page.getByText('This item is only available in Bulgarian.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Also in' })).toHaveCount(0)
  const asked = await sourceOf(request, `${inBulgarianOnly}?lang=bg`)
  expect(asked.canonical).toBe(site.url + inBulgarianOnly)
})

test('the title of every item fits the results of a search engine, and nothing in its description is cut in a word', async ({
  request,
}) => {
  const { news } = (await (await request.get('/api/news')).json()) as {
    news: { url: string; content: Record<string, { title: string; contentOne: string }> }[]
  }
  expect(news.length).toBeGreaterThan(10)
  for (const { url, content } of news)
    for (const [language, { title, contentOne }] of Object.entries(content)) {
      if (title === '') continue
      const source = await sourceOf(request, `/news/${url}?lang=${language}`)
      const shown = decoded(source.title ?? '')
      expect(shown.length, shown).toBeLessThanOrEqual(70)
      if (title.length <= 70) expect(shown.startsWith(title), shown).toBe(true)
      else expect(title.slice(shown.length - 1), shown).toMatch(/^[\s,;:–-]/)
      const description = decoded(source.description)
      expect(description.length).toBeLessThanOrEqual(160)
      if (!description.endsWith('…')) continue
      const text = decoded(contentOne.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
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

test('the two lists describe themselves differently', async ({ request }) => {
  const [news, media] = await Promise.all(
    ['/news', '/news?medias=true'].map(async (path) => (await sourceOf(request, path)).description),
  )
  expect(news).toMatch(/\.$/)
  expect(media).toMatch(/\.$/)
  expect(media).not.toBe(news)
})

test('the pages of the news announce the feeds in their languages, and each answers in its own', async ({
  page,
  request,
}) => {
  const english = ['/feed.xml', '/atom.xml', '/feed.json']
  const inLanguage = (code: string) => [`/feed.${code}.xml`, `/atom.${code}.xml`, `/feed.${code}.json`]
  const all = [...english, ...inLanguage('bg'), ...inLanguage('de'), ...inLanguage('it')]
  const announced = async (path: string) => (await sourceOf(request, path)).feeds.sort()
  expect(await announced('/news')).toEqual(all.toSorted())
  expect(await announced(inGerman)).toEqual(all.toSorted())
  expect(await announced('/news/results-2024')).toEqual([...english, ...inLanguage('bg')].sort())
  expect(await announced('/products')).toEqual(english.toSorted())

  const german = await request.get('/feed.de.json')
  expect(german.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
  const { language, items } = await german.json()
  expect(language).toBe('de')
  expect(items.map(({ title }: { title: string }) => title)).toContain(titles.de)
  for (const { url } of items) expect((await sourceOf(request, url)).language, url).toBe('de')
  const bulgarian = await (await request.get('/feed.bg.json')).json()
  expect(bulgarian.items.map(({ url }: { url: string }) => new URL(url).pathname)).toContain(inBulgarianOnly)

  await page.goto('/news')
  const feeds = page.getByRole('navigation', { name: 'News as a feed' })
  await expect(feeds.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/feed.de.xml')
})
