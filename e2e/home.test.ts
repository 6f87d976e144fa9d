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

test('below stand the markets, the overview with its figures, and the latest news', {
  tags: ['HOME-06', 'HOME-07', 'HOME-08', 'AMB-02'],
}, async () => {
  const { main } = await pageOf('/')
  const overview = main.one('section', /^From liquid metal/)
  expect(overview.text).toContain('Our mission is to be a socially responsible')
  expect(overview.all('dd').map(({ text }) => text)).toEqual([
    '1981',
    '100 000 t',
    'EUR 268 million',
    '1315',
    '370k m²',
  ])
  const news = main.one('section', 'Latest news')
  expect(news.all('article')).toHaveLength(5)
  const days = news.all('time').map(({ attributes }) => attributes.datetime)
  expect(days).toEqual(days.toSorted().reverse())
  const markets = main.one('section', /^Five markets/).all('a')
  expect(markets.flatMap((market) => market.all('h2, h3').map(({ text }) => text))).toEqual([
    'Building and architecture',
    'Automotive',
    'Transportation',
    'Packaging',
    'Distribution',
  ])
})

test('the way of the metal has its five stops', async () => {
  const { main } = await pageOf('/')
  const stops = main.one('section', /^Metal comes in/).all('li')
  expect(stops.map(({ text }) => /^[\d ]+ (t|mm)/.exec(text)?.[0])).toEqual([
    '96 000 t',
    '100 000 t',
    '2200 mm',
    '36 000 t',
    '11 500 mm',
  ])
})
