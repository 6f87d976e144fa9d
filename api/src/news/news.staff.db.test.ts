import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import { formRequest, newsForm, pictureFile, publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { tellFault, times } from '../../testing/faults.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

async function storedNames(): Promise<string[]> {
  return (await api.bucket.list(0, 1000)).sort()
}

async function read(url: string): Promise<NewsItem> {
  return (await api.app.inject(`/api/news/${url}`)).json().news[0]
}

test('an item with a cover and ten pictures in four languages is published and read', {
  tags: ['API-08'],
}, async () => {
  const texts = (title: string) => ({ title, contentOne: `<p>${title} 1</p>`, contentTwo: `<p>${title} 2</p>` })
  const content = {
    bg: texts('Нова преса'),
    en: texts('A new press'),
    de: texts('Neue Presse'),
    it: texts('Nuova pressa'),
  }
  const gallery = await Promise.all(Array.from({ length: 10 }, (_, index) => pictureFile(`${index}.png`, 30 + index)))
  const form = newsForm({ data: someNews('', { content, isMediaNews: 'true' }), cover: await pictureFile(), gallery })
  const answer = await api.app.inject(await formRequest('/api/news', token, form, { 'x-news-url': 'new-press' }))

  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ ok: true, news: { url: 'new-press', isMediaNews: true, content } })
  const item = await read('new-press')
  expect(item).toEqual(answer.json().news)
  expect(item.gallery.map((file) => /-(\d+)x48\./.exec(file)?.[1])).toEqual(
    gallery.map((_, index) => String(30 + index)),
  )
  expect(await storedNames()).toEqual([item.cover, ...item.gallery].sort())
})

const created =
  (data: object, headers: Record<string, string>, gallery: File[] = []) =>
  async () => {
    const form = newsForm({ data, cover: await pictureFile(), gallery })
    return api.app.inject(await formRequest('/api/news', token, form, headers))
  }

async function update(url: string, parts: Parameters<typeof newsForm>[0], headers: Record<string, string> = {}) {
  return api.app.inject(await formRequest(`/api/news/update/${url}`, token, newsForm(parts), headers))
}

function updateTexts(url: string, payload: object, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${token}`
  return api.app.inject({
    method: 'POST',
    url: `/api/news/updateTexts/${url}`,
    payload,
    headers: { authorization, ...headers },
  })
}

test('the address may stand in the data; the header goes before it', { tags: ['API-08'] }, async () => {
  expect((await created(someNews('x', { url: 'from-data' }), {})()).json().news.url).toBe('from-data')
  const both = await created(someNews('x', { url: 'from-data' }), { 'x-news-url': 'from-header' })()
  expect(both.json().news.url).toBe('from-header')
})

test('the data may be a field of the type application/json', { tags: ['API-08'] }, async () => {
  const request = await formRequest('/api/news', token, newsForm({ cover: await pictureFile() }), {
    'x-news-url': 'typed',
  })
  const [before = '', after = ''] = request.payload.toString('latin1').split('name="data"\r\n')
  const payload = Buffer.from(`${before}name="data"\r\ncontent-type: application/json\r\n${after}`, 'latin1')
  expect((await api.app.inject({ ...request, payload })).statusCode).toBe(201)
})

test('what the server makes is ignored in the data', { tags: ['API-08'] }, async () => {
  const data = someNews('x', { _id: 'mine', cover: '../etc/passwd', updatedAt: 'never', gallery: [], surprise: 1 })
  const { news } = (await created(data, { 'x-news-url': 'server-made' })()).json()
  expect(news._id).not.toBe('mine')
  expect(news.cover).toMatch(/-64x48\.jpg$/)
})

test('the order of new pictures follows their marks, and their descriptions go with them', {
  tags: ['API-08'],
}, async () => {
  const alt = { cover: { en: 'A press', bg: '' }, 'new:1': { bg: 'Втора' }, 'someone-else-1x1.png': { en: 'x' } }
  const gallery = [await pictureFile('a.png', 11), await pictureFile('b.png', 22)]
  const { news } = (
    await created(someNews('x', { gallery: ['new:1', 'new:0'], alt }), { 'x-news-url': 'marks' }, gallery)()
  ).json()
  expect(news.gallery[0]).toMatch(/-22x48/)
  expect(news.gallery[1]).toMatch(/-11x48/)
  expect(news.alt).toEqual({ [news.cover]: { en: 'A press' }, [news.gallery[0]]: { bg: 'Втора' } })
})

test('an address taken answers 409, and of many at once one is created', { tags: ['ADM-24'] }, async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, created(someNews(), { 'x-news-url': 'contested' })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({ error: expect.any(String), field: 'url', code: 'urlTaken' })
  const shown = (await api.app.inject('/api/news'))
    .json()
    .news.flatMap((item: NewsItem) => [item.cover, ...item.gallery])
  expect(await storedNames()).toEqual(shown.sort())
})

test('a request sent again with its key answers the first item and stores nothing', async () => {
  const create = created(someNews(), { 'x-news-url': 'once', 'idempotency-key': 'attempt-0001' })
  const first = await create()
  const before = await storedNames()
  const again = await create()
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
  expect(await storedNames()).toEqual(before)

  const atOnce = created(someNews(), { 'x-news-url': 'at-once', 'idempotency-key': 'attempt-0002' })
  const answers = await Promise.all(Array.from({ length: 5 }, atOnce))
  expect(new Set(answers.map((answer) => answer.json().news?._id)).size).toBe(1)
})

test('a key that comes with another content answers 409 and loses nothing silently', async () => {
  const headers = { 'x-news-url': 'keyed', 'idempotency-key': 'attempt-0003' }
  expect((await created(someNews('First'), headers)()).statusCode).toBe(201)
  const before = await storedNames()
  const refusal = { error: expect.any(String), field: 'Idempotency-Key', code: 'idempotencyKeyReused' }

  const otherText = await created(someNews('Second'), headers)()
  expect([otherText.statusCode, otherText.json()]).toEqual([409, refusal])
  const otherAddress = await created(someNews('First'), { ...headers, 'x-news-url': 'keyed-2' })()
  expect([otherAddress.statusCode, otherAddress.json()]).toEqual([409, refusal])
  const otherPicture = await created(someNews('First'), headers, [await pictureFile('one-more.png')])()
  expect(otherPicture.statusCode).toBe(409)
  expect((await read('keyed')).content.en.title).toBe('First')
  expect(await storedNames()).toEqual(before)
})

test('an update that is sent again with its key after a lost answer is done once and is no conflict', async () => {
  const item = await publish(api, token, { url: 'updated-twice' })
  const headers = { 'if-match': `"${item.updatedAt}"`, 'idempotency-key': 'update-0001' }
  const first = await updateTexts('updated-twice', someNews('Mine'), headers)
  const again = await updateTexts('updated-twice', someNews('Mine'), headers)
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json()).toEqual(first.json())
  const other = await updateTexts('updated-twice', someNews('Other'), headers)
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotencyKeyReused'])

  const parts = { data: someNews('With a picture', { gallery: ['new:0'] }), gallery: [await pictureFile('new.png')] }
  const match = { 'if-match': `"${first.json().news.updatedAt}"`, 'idempotency-key': 'update-0002' }
  const withPicture = await update('updated-twice', parts, match)
  const before = await storedNames()
  const repeated = await update('updated-twice', parts, match)
  expect([withPicture.statusCode, repeated.statusCode]).toEqual([200, 200])
  expect(repeated.json()).toEqual(withPicture.json())
  expect(await storedNames()).toEqual(before)

  const atOnce = { ...match, 'if-match': `"${repeated.json().news.updatedAt}"`, 'idempotency-key': 'update-0003' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => update('updated-twice', parts, atOnce)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  const shown = await read('updated-twice')
  for (const answer of answers) expect(answer.json().news.gallery).toEqual(shown.gallery)
})

test('what headers and address decide is answered before a picture is read', async () => {
  await publish(api, token, { url: 'early' })
  // What is no picture answers 415 as soon as it is read.
  const form = newsForm({ data: someNews(), cover: new File(['no picture'], 'cover.jpg') })
  const send = async (path: string, headers: Record<string, string>) =>
    (await api.app.inject(await formRequest(path, token, form, headers))).statusCode
  expect(await send('/api/news', { 'x-news-url': 'free' })).toBe(415)
  expect(await send('/api/news', { 'x-news-url': 'early' })).toBe(409)
  expect(await send('/api/news', { 'x-news-url': 'No Address' })).toBe(400)
  expect(await send('/api/news', { 'x-news-url': 'free', 'idempotency-key': 'short' })).toBe(400)
  expect(await send('/api/news/update/nowhere', {})).toBe(404)
  expect(await send('/api/news/update/early', { 'if-match': '"2020-01-01T00:00:00.000000+00:00"' })).toBe(412)
})

test('texts are edited without their pictures', { tags: ['API-10', 'ADM-33'] }, async () => {
  const item = await publish(api, token, { url: 'texts', pictures: 2 })
  const answer = await updateTexts(
    'texts',
    someNews('Changed', { date: '2026-01-31', isMediaNews: 'true', gallery: [...item.gallery].reverse() }),
  )
  expect(answer.statusCode).toBe(200)
  const { news } = answer.json()
  expect(news).toMatchObject({ _id: item._id, url: 'texts', date: '2026-01-31', isMediaNews: true, cover: item.cover })
  expect(news.gallery).toEqual([...item.gallery].reverse())
  expect(news.content.en).toEqual({ title: 'Changed', contentOne: '<p>It presses.</p>', contentTwo: '' })
  expect(news.updatedAt > item.updatedAt).toBe(true)
  expect(await read('texts')).toEqual(news)
})

test('a new cover, two pictures less, one more, in another order', { tags: ['API-09'] }, async () => {
  const item = await publish(api, token, { url: 'pictures', pictures: 4 })
  const [one = '', two = '', three = '', four = ''] = item.gallery
  const answer = await update('pictures', {
    data: someNews('x', { gallery: [four, 'new:0', one] }),
    cover: await pictureFile('new.gif', 33, 33),
    gallery: [await pictureFile('extra.png', 77)],
    imagesToBeDeleted: [two, three],
  })
  expect(answer.statusCode).toBe(200)
  const { news } = answer.json()
  expect(news.cover).toMatch(/-33x33\.gif$/)
  expect(news.gallery).toEqual([four, expect.stringMatching(/-77x48\.png$/), one])
  const statusOf = async (file: string) => (await api.app.inject(`/uploads/news/${file}`)).statusCode
  // Only the history shows them.
  for (const file of [item.cover, two, three]) expect(await statusOf(file)).toBe(404)
  for (const file of [news.cover, ...news.gallery]) expect(await statusOf(file)).toBe(200)
})

test('pictures may go without new ones coming, and descriptions of those that are gone go too', async () => {
  const item = await publish(api, token, { url: 'fewer', pictures: 2 })
  const [gone = '', kept = ''] = item.gallery
  await updateTexts('fewer', someNews('x', { alt: { [gone]: { en: 'gone' }, [kept]: { en: 'kept' } } }))
  const { news } = (await update('fewer', { data: someNews(), imagesToBeDeleted: [gone] })).json()
  expect(news.gallery).toEqual([kept])
  expect(news.alt).toEqual({ [kept]: { en: 'kept' } })
})

test('F39 a version that is stale gets 412 with the current item, and changes nothing', async () => {
  const first = await publish(api, token, { url: 'two-editors' })
  const match = { 'if-match': `"${first.updatedAt}"` }
  const mine = await updateTexts('two-editors', someNews('Mine'), match)
  expect(mine.statusCode).toBe(200)
  const stored = await storedNames()
  for (const answer of [
    await updateTexts('two-editors', someNews('Theirs'), match),
    await update('two-editors', { data: someNews('Theirs'), cover: await pictureFile() }, match),
    await updateTexts('two-editors', someNews('Theirs'), { 'if-match': '"nonsense"' }),
  ]) {
    expect(answer.statusCode).toBe(412)
    expect(answer.json()).toMatchObject({ code: 'versionConflict', current: mine.json().news })
  }
  expect(await storedNames()).toEqual(stored)
  expect(await read('two-editors')).toEqual(mine.json().news)
  expect((await updateTexts('two-editors', someNews('Last'))).statusCode).toBe(200)
})

test('F39 of editors who save one version concurrently exactly one succeeds', async (context) => {
  const repetitions = times(1, 50)
  let [lost, doubled, wrongAnswers] = [0, 0, 0]
  const { url } = await publish(api, token, { url: 'crowd' })
  for (let round = 0; round < repetitions; round += 1) {
    const { updatedAt } = await read(url)
    const save = (_: unknown, index: number) =>
      updateTexts(url, someNews(`Editor ${round}-${index}`), { 'if-match': `"${updatedAt}"` })
    const answers = await Promise.all(Array.from({ length: 8 }, save))
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    const refused = answers.filter(({ statusCode }) => statusCode === 412)
    const stored = await read(url)
    doubled += Math.max(0, taken.length - 1)
    if (taken[0]?.json().news.updatedAt !== stored.updatedAt) lost += 1
    wrongAnswers += answers.length - 1 - refused.length
    wrongAnswers += refused.filter((answer) => answer.json().current.updatedAt !== stored.updatedAt).length
  }
  tellFault(context, 'F39 eight editors save one version', {
    repetitions,
    acknowledged: repetitions,
    lost,
    doubled,
    wrongAnswers,
  })
})

test('an answer kept in memory is dropped by every write', async () => {
  await publish(api, token, { url: 'fresh', data: someNews('One', { date: '2031-01-01' }) })
  const shown = async () => {
    const [latest] = (await api.app.inject('/api/news/latest')).json().news
    return [latest.content.en.title, (await read('fresh')).content.en.title]
  }
  expect(await shown()).toEqual(['One', 'One'])
  await updateTexts('fresh', someNews('Two', { date: '2031-01-01' }))
  expect(await shown()).toEqual(['Two', 'Two'])
  const { _id } = await read('fresh')
  await api.app.inject({ method: 'DELETE', url: `/api/news/${_id}`, headers: { authorization: `Bearer ${token}` } })
  expect((await api.app.inject('/api/news/fresh')).statusCode).toBe(404)
  expect((await api.app.inject('/api/news/latest')).json().news[0]?.url).not.toBe('fresh')
})

test.each([
  ['free-address', true],
  ['taken-address', false],
  ['latest', false],
  ['', false],
])('the address „%s“: %s', { tags: ['API-11', 'ADM-24'] }, async (url, valid) => {
  if (url === 'taken-address') await publish(api, token, { url })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ method: 'POST', url: '/api/news/validate-url', payload: { url }, headers })
  expect([answer.statusCode, answer.json()]).toEqual([200, { valid }])
})

test('rich text is cleaned before it is stored', async () => {
  const contentOne = '<p onclick="x()">Hello<script>alert(1)</script></p>'
  const content = { en: { title: 'x', contentOne, contentTwo: '<p><br></p>' } }
  const { news } = (await created(someNews('x', { content }), { 'x-news-url': 'cleaned' })()).json()
  expect(news.content.en).toEqual({ title: 'x', contentOne: '<p>Hello</p>', contentTwo: '' })
  const { data } = await api.supabase.from('news').select('content').eq('slug', 'cleaned').single()
  expect(data?.content).toEqual(news.content)
})
