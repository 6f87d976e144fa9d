import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const ARTICLE = '/news/new-cut-to-length-line'

test('the news open with a banner of the latest, and company news with excerpts and pictures', {
  tags: ['NEWS-01', 'NEWS-02', 'NEWS-03', 'NEWS-07', 'NEWS-08', 'NEWS-09', 'NEWS-18', 'ROUTE-10', 'AMB-11'],
}, async () => {
  const { main, headings, text } = await pageOf('/news')
  expect(headings).toEqual(['Balkalum News'])
  const latest = main.one('ul', 'Latest news')
  expect(latest.all('li')).toHaveLength(5)
  expect(latest.text).toContain('12-11-2026')
  expect(main.all('h2').map((heading) => heading.text)).toContain('Latest news')
  const items = main.all('article')
  expect(items).toHaveLength(8)
  // Of the media, and in Bulgarian alone.
  for (const elsewhere of ['Technical Horizon', 'Дванадесет стипендии']) expect(text).not.toContain(elsewhere)
  const excerpts = items.flatMap((item) => item.all('p').map((excerpt) => excerpt.text))
  expect(excerpts.length).toBeGreaterThan(0)
  for (const excerpt of excerpts) expect(excerpt.replace(/…$/, '').length).toBeLessThanOrEqual(120)
  // In the width they are shown in, with their size known beforehand.
  expect(items[0]?.all('img')[0]?.attributes).toMatchObject({
    srcset: expect.stringMatching(
      /\/uploads\/news\/\S+\?w=480 480w, .*\?w=960 960w, .*\?w=1200 1200w, .*\?w=1600 1600w/,
    ),
    width: expect.stringMatching(/\d/),
    height: expect.stringMatching(/\d/),
    sizes: expect.stringMatching(/\d/),
  })
})

test('a menu leads to the media about us, whose list describes itself differently', {
  tags: ['NEWS-04', 'NEWS-05', 'NEWS-06'],
}, async () => {
  const [news, media] = await Promise.all([pageOf('/news'), pageOf('/news?medias=true')])
  for (const menu of ['Section', 'Select news'])
    expect(news.main.one('nav', menu).one('a', 'Medias about us').attributes.href).toBe('/news?medias=true')
  expect(media.main.all('h2').map(({ text }) => text)).toContain('Medias about us')
  expect(media.main.all('article')).toHaveLength(5)
  const descriptions = [news, media].map(({ metas }) => metas.get('description'))
  for (const description of descriptions) expect(description).toMatch(/\.$/)
  expect(descriptions[0]).not.toBe(descriptions[1])
})

test('an article has a cover with title and date, and two texts around its gallery', {
  tags: ['ROUTE-11', 'NEWS-10', 'NEWS-11', 'NEWS-12', 'NEWS-13'],
}, async () => {
  const { main, headings } = await pageOf(ARTICLE)
  expect(headings[0]).toContain('New cut-to-length line delivers flatter')
  expect(main.all('[data-cover]')[0]?.text).toContain('12-11-2026')
  expect(main.one('button', 'Share')).toBeDefined()
  const parts = main.all('[data-rich-text], [aria-roledescription="carousel"]')
  expect(parts.map(({ attributes }) => attributes['aria-roledescription'] ?? 'text')).toEqual([
    'text',
    'carousel',
    'text',
  ])
  expect(main.one('section', 'Pictures').text).toContain('1/5')
})

test('below an item stand, folded, whom to call and write to, and its pictures as large as they are kept', async () => {
  const { main } = await pageOf(ARTICLE)
  const press = main.one('section', 'Press contact')
  expect(press.text).toContain('Communications Manager')
  expect(press.one('a', '+359 54 000 056').attributes.href).toBe('tel:+35954000056')
  for (const address of ['d.vucheva@balkalum.example', 'press@balkalum.example'])
    expect(press.one('a', address).attributes.href).toBe(`mailto:${address}`)
  expect(press.one('a', 'Detelina Vucheva').attributes.href).toBe('/contacts/other-contacts/detelina-vucheva')
  const pictures = press.all('a').filter(({ name }) => /^Picture \d/.test(name))
  expect(press.all('details').map(({ attributes }) => 'open' in attributes)).toEqual([false])
  expect(press.one('a', 'Logo and pictures for print').attributes.href).toBe('/news/press')
  expect(pictures).toHaveLength(5)
  expect(pictures[0]?.name).toBe('Picture 1 1600 × 750 px')
})

test('a missing item is said to be missing, with a way to the list, and is no page to keep', {
  tags: ['NEWS-16', 'AMB-30'],
}, async () => {
  const { status, main, metas, text } = await pageOf('/news/never-written')
  expect(status).toBe(404)
  expect(text).toContain('This news item is not available.')
  expect(metas.get('robots')).toContain('noindex')
  expect(main.one('a', 'All news').attributes.href).toBe('/news')
})

test.for([
  { asked: '/News/?medias=true', shown: '/news?medias=true' },
  { asked: `/NEWS//new-cut-to-length-line`, shown: ARTICLE },
  { asked: '/Contacts/Sales-Department?region=Germany', shown: '/contacts/sales-department?region=Germany' },
])('another spelling of an address, $asked, leads to the one that it has, with its query', async ({ asked, shown }) => {
  const answer = await fetch(inject('siteUrl') + asked, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, shown])
})
