import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const investorsPage = (name: string) => pageOf(`/investors/${name}`)

test('both boards have mandates of five years', { tags: ['INV-02', 'INV-03'] }, async () => {
  const { main } = await investorsPage('management')
  for (const [board, size, mandate] of [
    ['Management board', 5, 'Term of office 27-06-2024 to 27-06-2029'],
    ['Supervisory board', 3, 'Term of office 29-06-2023 to 29-06-2028'],
  ] as const) {
    const members = main.one('section', board).all('dd')
    expect(members, board).toHaveLength(size)
    for (const { text } of members) expect(text).toContain(mandate)
  }
})

test('the shares: how many, of which value, and where they are traded', { tags: ['INV-15'] }, async () => {
  const { main, text } = await investorsPage('shares')
  const values = main.all('dd').map((value) => value.text)
  expect(values[0]).toBe('17,952,959')
  expect(values).toContain('BGN 1 EUR 0.51')
  expect(values).toContain('BGN 17,952,959 EUR 9,156,009.09')
  expect(text).toContain('Unofficial market of a Bulgarian stock exchange')
})

test('nine statements, the newest first, each a file with its picture', {
  tags: ['INV-04', 'DL-10', 'AMB-39'],
}, async () => {
  const { main } = await investorsPage('financial-statements')
  const files = main.all('a[href$=".pdf"]')
  expect(files.map((file) => file.all('strong')[0]?.text)).toEqual(
    Array.from({ length: 9 }, (_, index) => `Annual financial statements and report ${2019 - index}`),
  )
  for (const file of files) expect(file.all('img')).toHaveLength(1)
  expect([
    main.one('button', 'Thumbnails').attributes['aria-pressed'],
    main.one('button', 'List').attributes['aria-pressed'],
  ]).toEqual(['true', 'false'])
})

test('six general meetings of four documents each', { tags: ['INV-05', 'INV-06', 'AMB-47'] }, async () => {
  const { main } = await investorsPage('general-meetings')
  expect(main.all('h2')).toHaveLength(6)
  const files = main.all('a[href$=".pdf"]')
  expect(files).toHaveLength(24)
  expect(new Set(files.map(({ attributes }) => attributes.href)).size).toBe(24)
  for (const { name } of files) expect(name).toMatch(/ \d\d-06-201\d, PDF, \d+ kB, \d pages? \(opens in a new tab\)$/)
})

test('the calendar lists its events; it can be subscribed to, or taken as a file, whole or one event at a time', {
  tags: ['INV-07', 'INV-08', 'AMB-54'],
}, async () => {
  const url = inject('siteUrl')
  const { main } = await investorsPage('calendar')
  const subscribe = main.one('section', 'Subscribe to the calendar')
  expect(subscribe.one('a', 'Subscribe').attributes.href).toBe(
    `${url.replace('http:', 'webcal:')}/investors/calendar.ics`,
  )
  expect(subscribe.one('a', 'Download all dates').attributes.href).toBe('/investors/calendar.ics')
  const links = main.all('a[href$=".ics"]').filter(({ name }) => name.startsWith('Add to calendar: '))
  expect(links).toHaveLength(13)
  const days = main
    .all('ol')
    .flatMap((list) => list.all('time'))
    .map(({ attributes, text }) => [attributes.datetime, text])
  expect(days).toHaveLength(13)
  for (const [iso, shown] of days) expect(shown).toBe(iso?.split('-').reverse().join('-'))
  for (const { attributes, name } of links) {
    const answer = await fetch(url + attributes.href)
    expect([answer.status, answer.headers.get('content-type')], name).toEqual([200, 'text/calendar; charset=utf-8'])
    expect((await answer.text()).match(/BEGIN:VEVENT/g), name).toHaveLength(1)
  }
})

test('the calendar says what is next, and keeps past dates folded in the page', { tags: ['INV-09'] }, async () => {
  const { main } = await investorsPage('calendar')
  expect(main.one('section', 'Upcoming').text).toContain('The last one was on 30-01-2024.')
  const past = main.one('section', 'Past').one('details', /./)
  expect(past.attributes.open).toBeUndefined()
  expect(past.all('summary')[0]?.text).toBe('Past 13 dates from 29-11-2022 to 30-01-2024')
  expect(past.all('time')).toHaveLength(13)
})

test.for(['calendar', 'shares'])('whom to ask stands before the dates and figures of the page %s', async (page) => {
  const { main } = await investorsPage(page)
  const ask = main.one('section', 'Whom to ask')
  expect(ask.text).toContain('Momchil Shopov Investor Relations Director')
  expect(ask.one('a', '+359 54 000 054').attributes.href).toBe('tel:+35954000054')
  expect(ask.one('a', /^m\.shopov@/).attributes.href).toMatch(/^mailto:/)
  expect(main.text.indexOf('Whom to ask')).toBeLessThan(main.text.search(/29-11-2022|Number of shares/))
})

test.for([
  { page: 'financial-statements', words: 'For statements and reports after 2019, please contact' },
  { page: 'general-meetings', words: 'For general meetings after 2019, please contact' },
])(
  'where the newest of $page is old, the person to ask is named with telephone and e-mail',
  async ({ page, words }) => {
    const { main } = await investorsPage(page)
    const ask = main.all('p').find(({ text }) => text.startsWith(words))
    expect(ask?.text).toContain(`${words} Momchil Shopov, Investor Relations Director`)
    expect(ask?.one('a', '+359 54 000 054').attributes.href).toBe('tel:+35954000054')
    expect(ask?.one('a', /^m\.shopov@/).attributes.href).toMatch(/^mailto:/)
  },
)
