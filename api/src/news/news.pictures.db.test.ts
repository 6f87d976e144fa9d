import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsPage, StaffNews } from '#contract/news.ts'
import { formRequest, newsForm, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

const bearer = () => ({ authorization: `Bearer ${token}` })
const texts = (url: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/news/updateTexts/${url}`, payload, headers: bearer() })
const read = async (url: string) => (await api.app.inject(`/api/news/${url}`)).json().news[0]

test('a picture has a caption, a focal point, or is decoration; visitors read it, and lists know the focal point', async () => {
  const { url, cover, gallery } = await publish(api, token, { pictures: 2 })
  expect('pictures' in (await read(url))).toBe(false)
  const [one = '', two = ''] = gallery
  const pictures = {
    [cover]: { focus: '30 70' },
    [one]: { caption: { en: 'The new mill', bg: 'Новият стан' }, focus: '100 0' },
    [two]: { isDecorative: true },
  }
  const alt = { [one]: { en: 'Two rolls' }, [two]: { en: 'Said of no decoration' } }
  const saved = await texts(url, someNews('Described', { pictures, alt }))
  expect(saved.json<StaffNews>().news).toMatchObject({ pictures, alt: { [one]: { en: 'Two rolls' } } })
  expect((await read(url)).alt).toEqual({ [one]: { en: 'Two rolls' } })
  const list = (await api.app.inject('/api/news?fields=summary&limit=100&medias=false')).json<NewsPage>()
  expect(list.news.find((item) => item.url === url)?.coverFocus).toBe('30 70')

  // Who knows nothing of it changes nothing of it.
  await texts(url, someNews('Edited'))
  expect((await read(url)).pictures).toEqual(pictures)
})

test('a draft, the history and a restored version have it, and only what is published is public', async () => {
  const { url, cover } = await publish(api, token)
  const said = (focus: string, more = {}) => someNews('Focus', { pictures: { [cover]: { focus } }, ...more })
  await texts(url, said('10 10'))
  await texts(url, said('90 90', { status: 'draft' }))
  expect((await read(url)).pictures).toEqual({ [cover]: { focus: '10 10' } })
  const staff = async (path = '') =>
    (await api.app.inject({ url: `/api/admin/news/${url}${path}`, headers: bearer() })).json()
  expect((await staff()).staffOnly.draft.pictures).toEqual({ [cover]: { focus: '90 90' } })
  const { versions } = await staff('/versions')
  expect(versions.map(({ changed }: { changed: string[] }) => changed)).toEqual([
    expect.arrayContaining(['pictures']),
    expect.arrayContaining(['pictures']),
    [],
  ])
  const second = versions[1].version
  expect((await staff(`/versions/${second}`)).pictures).toEqual({ [cover]: { focus: '10 10' } })

  const restore = { method: 'POST' as const, url: `/api/admin/news/${url}/versions/1/restore`, headers: bearer() }
  expect((await api.app.inject(restore)).statusCode).toBe(200)
  expect('pictures' in (await read(url))).toBe(false)
})

test('a caption waits with its language', async () => {
  const { url, cover } = await publish(api, token)
  const pictures = { [cover]: { caption: { en: 'The press', de: 'Die Presse' } } }
  await texts(url, someNews('In translation', { pictures }))
  const text = { title: 'Wartet', contentOne: '', contentTwo: '', alt: {} }
  const saved = await api.app.inject({
    method: 'PUT',
    url: `/api/admin/news/${url}/translations/de`,
    payload: { from: 'en', isShown: false, text, source: {} },
    headers: bearer(),
  })
  expect(saved.statusCode).toBe(200)
  expect((await read(url)).pictures).toEqual({ [cover]: { caption: { en: 'The press' } } })
  const staff = (await api.app.inject({ url: `/api/admin/news/${url}`, headers: bearer() })).json<StaffNews>()
  expect(staff.news.pictures).toEqual(pictures)
})

test.each([
  ['a focal point between the tens', { focus: '35 70' }],
  ['a focal point outside', { focus: '110 0' }],
  ['a focal point with something after it', { focus: '10 10;' }],
  ['a caption of 301 characters', { caption: { en: 'x'.repeat(301) } }],
  ['a caption in another language', { caption: { fr: 'Le moulin' } }],
  ['what is not known', { filter: 'sepia' }],
])('%s is refused', async (_name, notes) => {
  const { url, cover } = await publish(api, token)
  const answer = await texts(url, someNews('Refused', { pictures: { [cover]: notes } }))
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation'])
})

test('a form that sends its pictures along says it of them by their marks', async () => {
  const item = await publish(api, token, { pictures: 1 })
  const data = someNews('By marks', { pictures: { cover: { focus: '0 100' } } })
  const answer = await api.app.inject(await formRequest(`/api/news/update/${item.url}`, token, newsForm({ data })))
  expect(answer.json<StaffNews>().news.pictures).toEqual({ [item.cover]: { focus: '0 100' } })
})
