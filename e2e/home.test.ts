import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

test('the first slide comes with the page, its picture first of all; those of the others come later', {
  tags: ['HOME-01', 'HOME-02'],
}, async () => {
  const { root, main, headings, html } = await pageOf('/')
  expect(headings).toEqual(['Aluminium, rolled and extruded'])
  const slides = main.one('section', 'Highlights').all('ul, ol')[0]?.all('button')
  expect(slides).toHaveLength(5)
  const early = root
    .all('link[rel="preload"][as="image"]')
    .filter(({ attributes }) => attributes.fetchpriority === 'high')
  expect(early.length).toBeGreaterThan(0)
  expect(JSON.stringify(early.map(({ attributes }) => attributes))).toContain('hero-coils')
  expect(html).not.toMatch(/hero-facade-\d+-[\w-]+\.(avif|webp)/)
})

test('below stand the markets, what the company does in one text with a video, the latest news, and the way to a contact', {
  tags: ['HOME-06', 'HOME-07', 'HOME-08', 'AMB-02'],
}, async () => {
  const { main } = await pageOf('/')
  const blocks = main.all('section').map(({ attributes }) => attributes['aria-label'] ?? attributes['aria-labelledby'])
  expect(blocks).toEqual(['Highlights', 'markets-heading', 'story-heading', 'latest-news', 'contact-heading'])
  const story = main.one('section', /^From liquid metal/)
  expect(story.text).toContain('Our mission is to be a socially responsible')
  expect(story.all('a').map(({ attributes }) => attributes.href)).toEqual([
    '/about-the-company/about-us',
    '/films/from-strip-to-facade.mp4',
  ])
  const news = main.one('section', 'Latest news')
  expect(news.all('article')).toHaveLength(5)
  expect(news.all('img')).toHaveLength(1)
  const days = news.all('time').map(({ attributes }) => attributes.datetime)
  expect(days).toEqual(days.toSorted().reverse())
  const markets = main.one('section', /^Five markets/).all('li')
  expect(markets.flatMap((market) => market.all('h2, h3').map(({ text }) => text))).toEqual([
    'Building and architecture',
    'Automotive',
    'Transportation',
    'Packaging',
    'Distribution',
  ])
  const contact = main.one('section', /^Your contact in Shumen/).all('form')[0]
  expect(contact?.attributes).toMatchObject({ method: 'get', action: '/contacts/sales-department' })
  expect(contact?.all('select')[0]?.attributes.name).toBe('region')
})

test('the way of the metal has its five figures', async () => {
  const { main } = await pageOf('/')
  const stops = main.one('section', /^From liquid metal/).all('li')
  expect(stops.map(({ text }) => /^[\d ]+ (t|mm)/.exec(text)?.[0])).toEqual([
    '96 000 t',
    '100 000 t',
    '2200 mm',
    '36 000 t',
    '11 500 mm',
  ])
})

test('what a buyer needs is asked in the header and in the menu of products, and answered without scripts', async () => {
  const { root, main } = await pageOf('/')
  const lines = root.all('form').filter(({ attributes }) => attributes.action === '/products/finder')
  expect(
    lines.map((line) => line.all('input').map(({ attributes }) => [attributes.name, attributes.placeholder])),
  ).toEqual(Array(2).fill([['q', '8011A, 0.012\u00a0mm, 1250\u00a0mm']]))
  expect(main.one('section', 'Highlights').all('form')).toHaveLength(1)
  const example = main.all('a').find(({ attributes }) => attributes.href?.startsWith('/products/finder?q='))
  const answer = await pageOf(example?.attributes.href ?? '')
  expect(answer.main.text).toMatch(/Yes/)
})
