import type { NewsItem } from 'api/contract/news'
import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'

const SITE = 'https://www.balkalum.example'
const PRESS = '0b8ef3a5-59f8-4a24-9be0-1b2f0f0f0a01'

const empty = { title: '', contentOne: '', contentTwo: '' }
const press: NewsItem = {
  _id: PRESS,
  url: 'a-new-press',
  date: '2026-11-12',
  cover: 'press-1600x900.jpg',
  gallery: ['press-1600x900.jpg', 'hall-800x600.png'],
  isMediaNews: false,
  content: {
    bg: { ...empty, title: 'Нова преса' },
    en: {
      title: 'A 45 MN press & "more" <soon> \u0007\ud800',
      contentOne: '<p>It presses &amp; presses. See <a href="/products">products</a>.</p>',
      contentTwo:
        '<p>Film: <iframe class="ql-video" src="https://www.youtube-nocookie.com/embed/abcdef12345"></iframe></p>',
    },
    de: empty,
    it: empty,
  },
  alt: { 'press-1600x900.jpg': { en: 'The "press" at night' } },
  updatedAt: '2026-11-13T09:30:00.123456+00:00',
}
const older: NewsItem = {
  ...press,
  _id: PRESS.replace('01', '02'),
  url: 'older',
  date: '2026-01-02',
  isMediaNews: true,
}

async function made(path: string, news = [press, older]) {
  const file = await generatorOf(path)?.(
    testSource({
      site: SITE,
      newestNews: async (language) => news.filter(({ content }) => content[language].title !== ''),
      pictureBytes: async () => 123_456,
    }),
  )
  if (!file) throw new Error(`no file ${path}`)
  return file
}

/** What all formats say of an entry, as their own parser reads it. */
const readers = {
  '/feed.xml': (body: string) =>
    parseRssFeed(body).items?.map(({ guid, link, title, pubDate, content, enclosures }) => ({
      id: guid?.value,
      url: link,
      title,
      published: new Date(String(pubDate)).toISOString(),
      html: content?.encoded,
      picture: enclosures?.[0]?.url,
      bytes: enclosures?.[0]?.length,
    })),
  '/atom.xml': (body: string) =>
    parseAtomFeed(body).entries?.map(({ id, links, title, published, content }) => ({
      id,
      url: links?.find(({ rel }) => rel === 'alternate')?.href,
      title: typeof title === 'string' ? title : title?.value,
      published: new Date(String(published)).toISOString(),
      html: typeof content === 'string' ? content : content?.value,
      picture: links?.find(({ rel }) => rel === 'enclosure')?.href,
      bytes: Number(links?.find(({ rel }) => rel === 'enclosure')?.length),
    })),
  '/feed.json': (body: string) =>
    parseJsonFeed(body).items?.map(({ id, url, title, date_published, content_html, image }) => ({
      id,
      url,
      title,
      published: new Date(String(date_published)).toISOString(),
      html: content_html,
      picture: image,
      bytes: 123_456,
    })),
}

for (const [path, read] of Object.entries(readers)) {
  test(`${path} tells its items whole, by addresses that work anywhere`, async () => {
    const { body, type } = await made(path)
    if (path.endsWith('.xml')) expect(XMLValidator.validate(body)).toBe(true)
    expect(type).toMatch(/^application\/(rss\+xml|atom\+xml|feed\+json); charset=utf-8$/)
    const [first, second] = read(body) ?? []
    expect(first).toMatchObject({
      id: `urn:uuid:${PRESS}`,
      url: `${SITE}/news/a-new-press`,
      title: expect.stringMatching(/^A 45 MN press & "more" <soon>/),
      published: '2026-11-12T12:00:00.000Z',
      picture: `${SITE}/uploads/news/press-1600x900.jpg`,
      bytes: 123_456,
    })
    expect(first?.html).toBe(
      [
        `<p><img src="${SITE}/uploads/news/press-1600x900.jpg" alt="The &quot;press&quot; at night" width="1600" height="900"></p>`,
        `<p>It presses &amp; presses. See <a href="${SITE}/products">products</a>.</p>`,
        `<p><img src="${SITE}/uploads/news/hall-800x600.png" alt="" width="800" height="600"></p>`,
        '<p>Film: </p>',
        '<p><a href="https://www.youtube-nocookie.com/embed/abcdef12345">YouTube</a></p>',
      ].join(''),
    )
    expect(second?.url).toBe(`${SITE}/news/older`)
  })
}

test('every format marks a correction at the end of its item, which stays the same item', async () => {
  const paragraph = [
    { change: 'removed' as const, text: '40 MN' },
    { change: 'added' as const, text: '45 MN' },
  ]
  const correction = {
    id: PRESS,
    at: '2026-11-13T09:30:00.000Z',
    reason: 'Wrong force.',
    paragraphs: [paragraph],
    more: 0,
  }
  const corrections = [
    { ...correction, language: 'en' as const },
    { ...correction, language: 'bg' as const },
  ]
  for (const [path, read] of Object.entries(readers)) {
    const [first, corrected] = await Promise.all(
      [press, { ...press, corrections }].map(async (item) => read((await made(path, [item])).body)?.[0]),
    )
    expect(corrected).toEqual({
      ...first,
      html: `${first?.html}<p><strong>Correction, 13-11-2026.</strong> Wrong force. Now: 45 MN Before: 40 MN</p>`,
    })
  }
})

test('every format names itself, the list of news and the company', async () => {
  const [rss, atom, json] = await Promise.all(['/feed.xml', '/atom.xml', '/feed.json'].map((path) => made(path)))
  expect(parseRssFeed(rss?.body)).toMatchObject({
    title: 'Balkalum News',
    link: `${SITE}/news`,
    language: 'en',
    lastBuildDate: 'Fri, 13 Nov 2026 09:30:00 GMT',
    atom: { links: [{ href: `${SITE}/feed.xml`, rel: 'self', type: 'application/rss+xml' }] },
  })
  expect(parseAtomFeed(atom?.body)).toMatchObject({
    id: `${SITE}/atom.xml`,
    updated: '2026-11-13T09:30:00.123Z',
    authors: [{ name: 'Balkalum' }],
  })
  expect(JSON.parse(String(json?.body)).version).toBe('https://jsonfeed.org/version/1.1')
  expect(parseJsonFeed(String(json?.body))).toMatchObject({
    home_page_url: `${SITE}/news`,
    feed_url: `${SITE}/feed.json`,
    items: [{ tags: ['Latest news'] }, { tags: ['Medias about us'] }],
  })
})

const inLanguages: NewsItem = {
  ...press,
  content: {
    bg: { ...empty, title: 'Нова преса' },
    en: press.content.en,
    de: { title: 'Eine neue Presse', contentOne: '<p>Sie presst.</p>', contentTwo: '' },
    it: empty,
  },
  alt: { 'press-1600x900.jpg': { en: 'The press', de: 'Die Presse' } },
}
const inBulgarian: NewsItem = { ...inLanguages, url: 'stipendii', content: { ...press.content, en: empty } }

test('each language has its feeds, of the items and pictures in it, and says which language it is', async () => {
  const news = [inLanguages, inBulgarian]
  const [rss, atom, json] = await Promise.all(
    ['/feed.de.xml', '/atom.de.xml', '/feed.de.json'].map(async (path) => String((await made(path, news)).body)),
  )
  expect(parseRssFeed(rss)).toMatchObject({
    title: 'Balkalum Nachrichten',
    language: 'de',
    atom: { links: [{ href: `${SITE}/feed.de.xml`, rel: 'self' }] },
    items: [
      {
        title: 'Eine neue Presse',
        link: `${SITE}/news/a-new-press?lang=de`,
        description: 'Sie presst.',
        content: { encoded: expect.stringContaining('alt="Die Presse"') },
        categories: [{ name: 'Aktuelles' }],
      },
    ],
  })
  expect(atom).toContain('xml:lang="de"')
  expect(JSON.parse(String(json))).toMatchObject({ language: 'de', feed_url: `${SITE}/feed.de.json` })
  const bulgarian = parseRssFeed((await made('/feed.bg.xml', news)).body)
  expect(bulgarian.items?.map(({ link }) => link)).toEqual([
    `${SITE}/news/a-new-press?lang=bg`,
    `${SITE}/news/stipendii`,
  ])
  expect(parseRssFeed((await made('/feed.it.xml', news)).body).items ?? []).toEqual([])
})

test('an item keeps its identity in a feed, and has another one in each language', async () => {
  const idIn = async (path: string) => parseRssFeed((await made(path, [inLanguages])).body).items?.[0]?.guid?.value
  const ids = await Promise.all(['/feed.xml', '/feed.de.xml', '/feed.bg.xml', '/feed.de.xml'].map(idIn))
  expect(new Set(ids).size).toBe(3)
  expect(ids[3]).toBe(ids[1])
  for (const id of ids)
    expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a feed without news is one still', async () => {
  for (const [path, read] of Object.entries(readers)) {
    const { body } = await made(path, [])
    if (path.endsWith('.xml')) expect(XMLValidator.validate(body)).toBe(true)
    expect(read(body) ?? []).toEqual([])
  }
})

test('there are no other files, whatever the path is called', () => {
  for (const path of [
    '/feed',
    '/feed.en.xml',
    '/feed.fr.xml',
    '/feed.xml.de',
    '/constructor',
    '/sitemap-0.xml',
    '/sitemap-00.xml',
    '/sitemap-12345.xml',
    '/',
  ])
    expect(generatorOf(path), path).toBeUndefined()
})

test('a picture that stands in the text is there, and not after it once more; another one than the item’s is not', async () => {
  const image = (file: string) => `<img src="/uploads/news/${file}">`
  const english = {
    ...press.content.en,
    contentOne: `<p>a</p>${image('hall-800x600.png')}${image('other-1x1.jpg')}<p>b</p>`,
  }
  const body = String((await made('/feed.json', [{ ...press, content: { ...press.content, en: english } }])).body)
  const html: string = JSON.parse(body).items[0].content_html
  expect(html).toContain(`<p>a</p><p><img src="${SITE}/uploads/news/hall-800x600.png"`)
  expect(html.split('hall-800x600.png')).toHaveLength(2)
  expect(html).not.toContain('other-1x1.jpg')
})
