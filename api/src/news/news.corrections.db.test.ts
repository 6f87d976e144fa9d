import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Correction, WordChange } from '#contract/corrections.ts'
import type { NewsItem, StaffNews } from '#contract/news.ts'
import type { NewsVersions } from '#contract/news-versions.ts'
import { sideOf } from '#contract/paragraph-side.ts'
import { formRequest, newsForm, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, as = token) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${as}` } })
const said = (contentOne: string, more: object = {}) =>
  someNews('Casthouse', { content: { en: { title: 'Casthouse', contentOne: `<p>${contentOne}</p>` } }, ...more })
async function save(url: string, data: object): Promise<StaffNews> {
  const answer = await call('POST', `/api/news/updateTexts/${url}`, data)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const read = async (url: string): Promise<NewsItem> => (await api.app.inject(`/api/news/${url}`)).json().news[0]
const told = (corrections: Correction[] = []) =>
  corrections.map(({ language, reason, paragraphs }) => [
    language,
    reason,
    ...paragraphs.map((one) => [sideOf(one, 'before'), sideOf(one, 'now')]),
  ])
const noticesOf = async (url: string) => told((await read(url)).corrections)
const status = (id: string, to: 'hidden' | 'published') => call('POST', `/api/admin/news/${id}/status`, { status: to })

test('"What did this story say last week?": a correction says when, why, and what stood there before', async () => {
  await publish(api, token, { url: 'figure', data: said('About 3900 tonnes.') })
  const begun = Date.now()
  await save('figure', said('About 3300 tonnes.', { correction: { en: '  The figure  was wrong. ' } }))
  const { corrections = [] } = await read('figure')
  expect(told(corrections)).toEqual([['en', 'The figure was wrong.', ['About 3900 tonnes.', 'About 3300 tonnes.']]])
  expect(Date.parse(corrections[0]?.at ?? '')).toBeGreaterThanOrEqual(begun)
  await save('figure', said('About 3300 tonnes of CO₂.', { correction: {} }))
  expect(await noticesOf('figure')).toHaveLength(2)
})

test('a slip is told to no one, and so is what the calls of the specification say nothing of', async () => {
  await publish(api, token, { url: 'slip', data: said('Thre tonnes.') })
  await save('slip', said('Three tonnes.', { correction: null }))
  await save('slip', said('Three tonnes!'))
  const form = newsForm({ data: said('Three tonnes?') })
  expect((await api.app.inject(await formRequest('/api/news/update/slip', token, form))).statusCode).toBe(200)
  expect((await read('slip')).corrections).toBeUndefined()
  const journal = (await call('GET', '/api/admin/journal')).json()
  expect(journal.entries[0].changes).toEqual([
    expect.objectContaining({ field: 'contentOne.en', before: 'Three tonnes!', after: 'Three tonnes?' }),
  ])
})

test('each language has its own notice; one that is new, and new pictures, have none', async () => {
  const content = (en: string, bg: string, more: object = {}) => ({
    en: { title: 'Casthouse', contentOne: en },
    bg: { title: 'Леярна', contentOne: bg },
    ...more,
  })
  await publish(api, token, { url: 'each', data: someNews('', { content: content('<p>3900 t</p>', '<p>3900 т</p>') }) })
  const german = { de: { title: 'Gießerei', contentOne: '<p>3300 t</p>' } }
  const correction = { bg: 'Грешно число.' }
  const changed = content('<p><strong>3300</strong> t</p>', '<p>3300 т</p>', german)
  await save('each', someNews('', { content: changed, correction }))
  expect(await noticesOf('each')).toEqual([
    ['bg', 'Грешно число.', ['3900 т', '3300 т']],
    ['en', '', ['3900 t', '3300 t']],
  ])
})

test('a reason is a line of at most 200 characters', async () => {
  await publish(api, token, { url: 'reason', data: said('One.') })
  const answer = await call(
    'POST',
    '/api/news/updateTexts/reason',
    said('Two.', { correction: { en: 'x'.repeat(201) } }),
  )
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'correction.en'])
  expect((await read('reason')).content.en.contentOne).toBe('<p>One.</p>')
})

test('the draft of a public item is compared with it when it is published, and asked for before', async () => {
  const { _id } = await publish(api, token, { url: 'beside', data: said('One.') })
  await save('beside', said('Two.', { status: 'draft' }))
  await save('beside', said('Three.', { status: 'draft' }))
  const content = { en: { title: 'Casthouse', contentOne: '<p>Three.</p>' } }
  const asked = await call('POST', `/api/admin/news/${_id}/word-changes`, { content })
  await save('beside', said('Three.', { status: 'published', correction: {} }))
  expect(await noticesOf('beside')).toEqual([['en', '', ['One.', 'Three.']]])
  const [change] = asked.json<{ changes: WordChange[] }>().changes
  expect((await read('beside')).corrections).toEqual([expect.objectContaining(change)])
})

test('what was never public is never shown: an item that is hidden or planned is compared with what was read last', async () => {
  const { _id } = await publish(api, token, { url: 'hidden', data: said('One.') })
  await status(_id, 'hidden')
  await save('hidden', said('Secret.', { correction: { en: 'First.' } }))
  await save('hidden', said('Three.'))
  await status(_id, 'published')
  expect(await noticesOf('hidden')).toEqual([['en', 'First.', ['One.', 'Three.']]])
  await save('hidden', said('Four.', { correction: {} }))
  expect(await noticesOf('hidden')).toEqual([
    ['en', 'First.', ['One.', 'Three.']],
    ['en', '', ['Three.', 'Four.']],
  ])
})

test('a plan keeps its answer: the notice comes with the text, and bears its moment', async () => {
  const { _id } = await publish(api, token, { url: 'planned', data: said('One.') })
  const visibleFrom = new Date(Date.now() + 3_600_000).toISOString()
  const { news } = await save('planned', said('Two.', { visibleFrom, correction: { en: 'Planned.' } }))
  expect(news.corrections?.[0]?.at).toBe(visibleFrom)
  await save('planned', said('Three.', { correction: null }))
  await save('planned', said('Three.', { visibleFrom: null, correction: { en: 'At last.' } }))
  expect(await noticesOf('planned')).toEqual([['en', 'At last.', ['One.', 'Three.']]])
  expect(await call('GET', `/api/admin/news/${_id}`).then((answer) => told(answer.json().news.corrections))).toEqual(
    await noticesOf('planned'),
  )
})

test('an item that was never public has nothing to correct', async () => {
  const data = said('One.', { status: 'draft' })
  const answer = await api.app.inject(await formRequest('/api/news', token, newsForm({ data })))
  const { news } = answer.json<StaffNews>()
  const saved = await save(news._id, said('Two.', { status: 'draft', correction: {} }))
  expect(saved.news.corrections).toBeUndefined()
  expect((await call('POST', `/api/admin/news/${news._id}/word-changes`, { content: {} })).json()).toEqual({
    changes: [],
  })
})

test('an earlier version that is published again is a change of words, and its undoing takes the notice away', async () => {
  const { _id } = await publish(api, token, { url: 'undone', data: said('One.') })
  await save('undone', said('Two.'))
  const restore = (version: number, body: object = {}) =>
    call('POST', `/api/admin/news/${_id}/versions/${version}/restore`, body)
  await restore(1, { correction: { en: 'It was right.' } })
  expect(await noticesOf('undone')).toEqual([['en', 'It was right.', ['Two.', 'One.']]])
  const { versions } = (await call('GET', `/api/admin/news/${_id}/versions`)).json<NewsVersions>()
  await restore((versions[0]?.version ?? 0) - 1)
  expect(await noticesOf('undone')).toEqual([])
})

test('notices outlive the trash, and no one who may not write news asks or withdraws', async () => {
  const { _id } = await publish(api, token, { url: 'trashed', data: said('One.') })
  await save('trashed', said('Two.', { correction: {} }))
  await call('DELETE', `/api/news/${_id}`)
  expect((await call('POST', `/api/admin/news/${_id}/word-changes`, { content: {} })).statusCode).toBe(404)
  await call('POST', `/api/trash/news/${_id}/restore`, {})
  expect(await noticesOf('trashed')).toEqual([['en', '', ['One.', 'Two.']]])
  const id = (await read('trashed')).corrections?.[0]?.id
  expect((await call('DELETE', `/api/admin/news/${_id}/corrections/${id}`, undefined, 'no token')).statusCode).toBe(401)
})

test('a notice is withdrawn for good, and the journal says so; the text stays', async () => {
  const { _id } = await publish(api, token, { url: 'withdrawn', data: said('Ivan, +359 88 000 0001.') })
  await save('withdrawn', said('Our press office.', { correction: {} }))
  const before = await read('withdrawn')
  const id = before.corrections?.[0]?.id
  const answer = await call('DELETE', `/api/admin/news/${_id}/corrections/${id}`)
  expect(answer.statusCode).toBe(200)
  const after = await read('withdrawn')
  expect(after).toEqual({ ...before, corrections: undefined, updatedAt: answer.json<StaffNews>().news.updatedAt })
  expect((await call('GET', '/api/admin/journal')).json().entries[0]).toMatchObject({
    act: 'change',
    changes: [{ field: 'corrections', before: '1', after: '0' }],
  })
  expect((await call('DELETE', `/api/admin/news/${_id}/corrections/${id}`)).statusCode).toBe(404)
})

test('a translation is older than its source as long as staff see it so, and only where both are read', async () => {
  const content = (en: string, de: string) => ({
    en: { title: 'Casthouse', contentOne: en },
    de: { title: 'Gießerei', contentOne: de },
  })
  await publish(api, token, {
    url: 'older',
    data: someNews('', { content: content('<p>3900 t</p>', '<p>3900 t, DE</p>') }),
  })
  expect((await read('older')).outdated).toBeUndefined()
  await save('older', someNews('', { content: content('<p><em>3900</em> t</p>', '<p>3900 t, DE</p>') }))
  expect((await read('older')).outdated).toBeUndefined()
  await save('older', someNews('', { content: content('<p>3300 t</p>', '<p>3900 t, DE</p>') }))
  expect((await read('older')).outdated).toEqual({ de: 'en' })
  const german = { title: 'Gießerei', contentOne: '<p>3300 t, DE</p>', contentTwo: '', alt: {} }
  const saved = await call('PUT', '/api/admin/news/older/translations/de', {
    ...{ text: german, isShown: true, from: 'en', source: { contentOne: '<p>3300 t</p>' } },
    correction: { de: 'Falsche Zahl.' },
  })
  expect(saved.statusCode).toBe(200)
  expect((await read('older')).outdated).toBeUndefined()
  expect(await noticesOf('older')).toEqual([['de', 'Falsche Zahl.', ['3900 t, DE', '3300 t, DE']]])
})
