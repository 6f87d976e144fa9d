import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsFound } from '#contract/news-list.ts'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

const TITLES = {
  en: { title: '', contentOne: '', contentTwo: '' },
  bg: {
    title: 'Новата ЛИНИЯ за фолио',
    contentOne: '<p>Стомана</p><p>и <strong>алу</strong>миний</p>',
    contentTwo:
      '<p>Надзорният съвет и двете пещи, първите отчети.</p><ul><li>Лента</li><li>EN&nbsp;573-3</li></ul><p>R&amp;D</p>',
  },
  de: { title: 'Weiße Größe: 100 %_x', contentOne: '', contentTwo: '' },
  it: { title: 'Più sottile', contentOne: '', contentTwo: '<p>Cobalto</p>' },
}
let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  await publish(api, token, { url: 'sought', data: { ...someNews(), date: '2024-12-31', content: TITLES } })
  for (const url of ['press-1', 'press-2', 'press-3']) await publish(api, token, { url, data: someNews('A new press') })
  await publish(api, token, { url: 'in-media', data: someNews('A new press', { isMediaNews: true }) })
  const { _id } = await publish(api, token, { url: 'in-the-trash', data: someNews('A new press') })
  await api.app.inject({ method: 'DELETE', url: `/api/news/${_id}`, headers: { authorization: `Bearer ${token}` } })
})
afterAll(() => api.stop())

const ask = (query: string, as = token) =>
  api.app.inject({ url: `/api/admin/news${query}`, headers: as ? { authorization: `Bearer ${as}` } : {} })
const found = async (search: string, more = '') =>
  (await ask(`?medias=false&search=${encodeURIComponent(search)}${more}`)).json<NewsFound>()
const urlsOf = ({ news }: NewsFound) => news.map(({ url }) => url)

test.each(['линия', ' ЛИНИЯ ', 'новаТА л', 'weiße', 'GRÖßE', '%_X', 'PIÙ', 'sottile'])(
  'staff find an item by "%s", a part of its title in any language, however capitalised',
  async (search) => {
    expect(urlsOf(await found(search))).toEqual(['sought'])
  },
)

test.each(['томана', 'фолио мед', 'weisse', '.*', '%y', 'piu', "'", 'strong'])(
  '"%s" stands nowhere',
  async (search) => {
    expect(await found(search)).toMatchObject({ news: [], next: null, total: 0 })
  },
)

test.each(['стомана', 'СТОМАНА,', 'фолио стом', 'лента стомана', 'алуминий', 'cobalto', '573-3', 'r&d'])(
  'staff find an item by "%s", words of its texts in any language',
  async (search) => {
    expect(urlsOf(await found(search))).toEqual(['sought'])
  },
)

test.each([
  'надзорен съвет',
  'надзорни',
  'надзорния',
  'съветът',
  'стоманата',
  'отчет',
  'ОТЧЕТИТЕ',
  'лентите',
  'линиите',
])('staff find an item by "%s", another form of a word that it says', async (search) => {
  expect(urlsOf(await found(search))).toEqual(['sought'])
})

test.each([
  'декември 2024',
  'Декември 2024 г.',
  'декември 2024 година фолио',
  'дек фолио',
  '12.2024',
  '12-2024',
  '12/2024',
])('staff find an item by "%s", the month of its day', async (search) => {
  expect(urlsOf(await found(search))).toEqual(['sought'])
})

test.each([
  'фолио линия',
  'за  НОВАТА',
  'größe weiße',
  'фолио sottile',
  '2024 фолио',
  'линия 2024',
  '31-12-2024',
  '31.12.2024 фолио',
])('the words of "%s" are found in any order, and the day an item bears is found as it is shown', async (search) => {
  expect(urlsOf(await found(search))).toEqual(['sought'])
})

test.each(['фолио 2025', '12-2023', '2024-12', 'декември 2023', 'ноември 2024', 'надзорник', 'отчест', 'линейка'])(
  '"%s" is not found where one of its words is missing',
  async (search) => {
    expect(urlsOf(await found(search))).toEqual([])
  },
)

test('the news found come in pages, newest first, without those of the media and in the trash', async () => {
  const first = await found('press', '&limit=2')
  const second = await found('press', `&limit=2&before=${first.next}`)
  expect([...urlsOf(first), ...urlsOf(second)]).toEqual(['press-3', 'press-2', 'press-1'])
  expect(second.next).toBeNull()
  expect([first.total, second.total], 'how many they are in all').toEqual([3, 3])
  expect(urlsOf((await ask('?medias=true&search=press')).json())).toEqual(['in-media'])
})

test('a change of a title is found at once', async () => {
  const { _id } = await publish(api, token, { url: 'renamed', data: someNews('Before the change') })
  const content = { en: { title: 'After the change', contentOne: '', contentTwo: '' } }
  await api.app.inject({
    method: 'POST',
    url: '/api/news/updateTexts/renamed',
    headers: { authorization: `Bearer ${token}` },
    payload: someNews('', { content }),
  })
  expect((await found('after the change')).news.map((item) => item._id)).toEqual([_id])
  expect((await found('before the change')).news).toEqual([])
})

test('only staff read this list, and nothing is not searched for', async () => {
  expect((await ask('?medias=false&search=press', '')).statusCode).toBe(401)
  for (const query of [
    '',
    '?medias=false&search=',
    '?medias=false&search=%20',
    '?search=press',
    '?medias=false&state=x',
  ])
    expect((await ask(query)).statusCode).toBe(400)
  expect((await ask(`?medias=false&search=${'x'.repeat(171)}`)).statusCode).toBe(400)
  expect((await ask('?medias=false&search=x&before=x')).statusCode).toBe(400)
})
