import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JournalEntry, JournalPage } from '#contract/journal.ts'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { someInquiry, storeInquiries } from '../../testing/mail.ts'

let api: TestApp
let token: string
let second: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  const payload = { username: 'boris', password: 'another good password' }
  await api.accounts.create(payload.username, payload.password)
  second = (await api.app.inject({ method: 'POST', url: '/api/admin/login', payload })).json().token
})
afterAll(() => api.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, as = token) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${as}` } })
const journal = async (query = ''): Promise<JournalPage> => (await call('GET', `/api/admin/journal?${query}`)).json()
const acts = (entries: JournalEntry[]) => entries.map(({ by, act, kind, label }) => [by, act, kind, label].join(' '))
const texts = (url: string, data: object, as = token) => call('POST', `/api/news/updateTexts/${url}`, data, as)
const position = { title: 'Оператор на преса', startDate: '2026-11-01', endDate: '2027-01-31' }
const empty = { responsibilities: '', requirements: '', additional: '' }

test('"Who hid it, and who has had it back?": each act on an item stands there with its person', async () => {
  const item = await publish(api, token, { url: 'acts', data: someNews('Acts') })
  await texts('acts', someNews('Acts, changed'), second)
  // What the form saves while an editor writes is said once.
  for (const title of ['A', 'Ac']) await texts('acts', someNews(title, { status: 'draft', isAutomatic: true }), second)
  await call('POST', `/api/admin/news/${item._id}/status`, { status: 'hidden' })
  await call('POST', `/api/admin/news/${item._id}/status`, { status: 'published' }, second)
  await texts('acts', someNews('Later', { status: 'published', visibleFrom: '2999-01-01T09:00:00+02:00' }))
  await call('DELETE', `/api/news/${item._id}`)
  await call('POST', `/api/trash/news/${item._id}/restore`, {}, second)
  await call('DELETE', `/api/news/${item._id}`)
  await call('DELETE', `/api/trash/news/${item._id}`, undefined, second)
  const { entries } = await journal('kind=news')
  expect(acts(entries.filter(({ itemId }) => itemId === item._id))).toEqual([
    'boris erase news Later',
    'anna delete news Later',
    'boris restore news Later',
    'anna delete news Later',
    'anna plan news Later',
    'boris publish news Acts, changed',
    'anna hide news Acts, changed',
    'boris draft news Ac',
    'boris change news Acts, changed',
    'anna publish news Acts',
  ])
  expect(entries.find(({ act }) => act === 'plan')?.moment).toMatch(/^2999-01-01T07:00/)
})

test('positions, inquiries and sign-ins stand there too, and nothing that visitors wrote', async () => {
  const { career } = (await call('POST', '/api/careers', { ...position, ...empty })).json()
  await call('POST', `/api/careers/update/${career._id}`, { ...position, ...empty, title: 'Друг' }, second)
  await call('DELETE', `/api/careers/${career._id}`)
  await call('DELETE', `/api/trash/careers/${career._id}`)
  await storeInquiries(api.supabase, [{ inquiry: someInquiry({ name: 'Ivo Petkov', message: 'Foil of 6 microns?' }) }])
  const [{ _id, number }] = (await call('GET', '/api/inquiries')).json().inquiries
  const { id } = (await call('POST', '/api/admin/validate', { token })).json().user
  await call('POST', `/api/inquiries/${_id}/state`, {
    seen: { state: 'new', assignee: null },
    state: 'inWork',
    assignee: id,
  })
  await call('GET', '/api/inquiries/export')
  await call('DELETE', `/api/inquiries/${_id}`, undefined, second)
  const { entries } = await journal()
  expect(acts(entries)).toEqual(
    expect.arrayContaining([
      'anna publish career Оператор на преса',
      'boris change career Друг',
      'anna delete career Друг',
      'anna erase career Друг',
      'anna export inquiry ',
      `boris erase inquiry ${number}`,
      'anna signIn session ',
    ]),
  )
  expect(JSON.stringify(entries)).not.toMatch(/Petkov|Foil of/)
})

test('"What exactly was changed?": before and after of each field, of every collection, and shortened', async () => {
  const last = async (itemId: string): Promise<JournalEntry['changes']> => {
    const { entries } = await journal()
    return entries.find((entry) => entry.itemId === itemId)?.changes ?? []
  }
  const event = {
    kind: 'quarterlyConsolidated',
    titleEn: 'Report for the third quarter',
    titleBg: 'Отчет, 3. тримесечие',
    note: '',
    date: '2026-11-30',
    isCancelled: false,
    reason: '',
    isHidden: false,
  }
  const { event: stored } = (await call('POST', '/api/admin/events', event)).json()
  expect(await last(stored._id)).toEqual([])
  const moved = { ...event, date: '2027-01-08', titleBg: 'Отчет, 4. тримесечие', isCancelled: true }
  expect((await call('POST', `/api/admin/events/${stored._id}`, moved)).statusCode).toBe(200)
  expect(await last(stored._id)).toEqual([
    { field: 'date', before: '2026-11-30', after: '2027-01-08' },
    { field: 'isCancelled', before: 'false', after: 'true' },
    { field: 'titleBg', before: 'Отчет, 3. тримесечие', after: 'Отчет, 4. тримесечие' },
  ])

  const { career } = (await call('POST', '/api/careers', { ...position, ...empty })).json()
  const requirements = `<p>Опит</p><ul>${'<li>с преси</li>'.repeat(200)}</ul>`
  await call('POST', `/api/careers/update/${career._id}`, {
    ...position,
    ...empty,
    requirements,
    endDate: '2027-02-28',
  })
  const [end, text] = await last(career._id)
  expect(end).toEqual({ field: 'endDate', before: '2027-01-31', after: '2027-02-28' })
  expect(text).toMatchObject({
    field: 'requirements',
    before: '',
    after: expect.stringMatching(/^Опит с преси с преси.*…$/),
  })
  expect(text?.after.length).toBeLessThanOrEqual(160)

  const item = await publish(api, token, { url: 'what-changed', data: someNews('Before') })
  await texts('what-changed', someNews('After', { date: '2026-01-02' }))
  expect(await last(item._id)).toEqual([
    expect.objectContaining({ field: 'date', after: '2026-01-02' }),
    { field: 'title.en', before: 'Before', after: 'After' },
  ])
})

test('"Who has shown the draft to whom?": links for preview stand there when they are made and when they are ended', async () => {
  const item = await publish(api, token, { url: 'shown-by-link', data: someNews('Shown', { isMediaNews: true }) })
  const path = `/api/admin/news/${item._id}/preview-links`
  const { url, _id } = (await call('POST', path)).json()
  for (const _ of [1, 2]) await call('DELETE', `${path}/${_id}`, undefined, second)
  const { entries } = await journal('kind=media')
  expect(acts(entries.filter(({ itemId }) => itemId === item._id))).toEqual([
    'boris unshare media Shown',
    'anna share media Shown',
    'anna publish media Shown',
  ])
  expect(JSON.stringify(entries)).not.toContain(url.split('/').at(-1))
  const { body } = await call('GET', '/api/admin/journal/export?kind=media')
  for (const words of ['Направи връзка за преглед', 'Прекрати връзка за преглед']) expect(body).toContain(words)
})

test('one person, one kind of thing, some days; page by page', async () => {
  for (let index = 0; index < 51; index += 1)
    await api.supabase.from('journal').insert({
      by_whom: 'vera',
      act: 'change',
      kind: 'media',
      label: `Item ${index}`,
      created_at: `2026-03-${index < 25 ? '28' : '29'}T${index < 25 ? '21:59' : '22:30'}:00Z`,
    })
  const first = await journal('by=vera&kind=media')
  expect([first.entries.length, first.people.includes('vera')]).toEqual([50, true])
  const rest = await journal(`by=vera&kind=media&before=${first.next}`)
  expect([rest.entries.length, rest.next]).toEqual([1, null])
  // The days of Sofia, where the clock goes forward on the 29th: it ends at 21:00 UTC.
  expect((await journal('by=vera&from=2026-03-28&until=2026-03-28')).entries).toHaveLength(25)
  expect((await journal('by=vera&from=2026-03-30')).entries).toHaveLength(26)
  expect((await journal('by=vera&until=2026-03-27')).entries).toEqual([])
  expect((await journal('kind=career&by=vera')).entries).toEqual([])
  for (const query of ['kind=other', 'from=yesterday', 'before=x', 'who=vera'])
    expect((await call('GET', `/api/admin/journal?${query}`)).statusCode, query).toBe(400)
})

test('it is a table for a spreadsheet, in which nothing is run', async () => {
  await api.supabase.from('journal').insert({ by_whom: '=cmd()', act: 'hide', kind: 'news', label: '+1;"x"' })
  const { body, headers } = await call('GET', `/api/admin/journal/export?by=${encodeURIComponent('=cmd()')}`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heading, line] = body.slice(1).split('\r\n')
  expect(heading).toBe('"Кога";"Кой";"Какво направи";"Вид";"Заглавие или номер";"Планирано за";"Промени"')
  expect(line).toMatch(/^"[\d. :]+";"'=cmd\(\)";"Скри от сайта";"Новина";"'\+1;""x""";"";""$/)
})

test('"What did the report say before?": the table has each change as its form calls it, before and after', async () => {
  const changes = [
    { field: 'day', before: '2026-11-30', after: '2027-01-08' },
    { field: 'kind', before: 'other', after: 'dividend' },
    { field: 'note_en', before: '', after: '=1;"x"' },
    { field: 'position', before: '1', after: '2' },
  ]
  await api.supabase
    .from('journal')
    .insert({ by_whom: 'radka', act: 'change', kind: 'event', label: 'Отчет', changes })
    .throwOnError()
  const { body } = await call('GET', '/api/admin/journal/export?by=radka')
  const cell =
    'Дата: 30-11-2026 → 08-01-2027\nВид: Друго събитие → Изплащане на дивидент\nПояснение (на английски): Няма → =1;""x""'
  expect(body.split('\r\n')[1]).toContain(`;"Отчет";"";"${cell}"`)
})

test('visitors see none of it, and what is 24 months old is erased', async () => {
  for (const url of ['/api/admin/journal', '/api/admin/journal/export'])
    expect((await api.app.inject(url)).statusCode).toBe(401)
  const entry = { by_whom: 'zara', act: 'hide', kind: 'news' }
  await api.supabase
    .from('journal')
    .insert(
      [
        { ...entry, created_at: '2020-01-01T00:00:00Z' },
        { ...entry, label: 'young' },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
  await api.supabase.rpc('erase_old_journal')
  expect((await journal('by=zara')).entries.map(({ label }) => label)).toEqual(['young'])
})
