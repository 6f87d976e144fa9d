import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem, StaffNews } from '#contract/news.ts'
import type { NewsFound } from '#contract/news-list.ts'
import type { TranslatedText } from '#contract/news-texts.ts'
import type { NewsTranslations, TranslationInput, WholeText } from '#contract/news-translations.ts'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(() => api.stop())

type Call = { payload?: object; headers?: Record<string, string> }
const call = (method: 'GET' | 'POST' | 'PUT', url: string, { payload, headers }: Call = {}) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
const update = async (url: string, payload: object): Promise<StaffNews> =>
  (await call('POST', `/api/news/updateTexts/${url}`, { payload })).json()
const read = async (ref: string): Promise<NewsTranslations> =>
  (await call('GET', `/api/admin/news/${ref}/translations`)).json()
const publicText = async (url: string) => (await api.app.inject(`/api/news/${url}`)).body
const publicItem = async (url: string): Promise<NewsItem> => JSON.parse(await publicText(url)).news[0]
const stored = async (slug: string) =>
  (await api.supabase.from('news').select('content, alt, in_translation, outdated').eq('slug', slug).single()).data

const text = (title: string, contentOne = '', contentTwo = ''): TranslatedText => ({
  title,
  contentOne,
  contentTwo,
  alt: {},
})
const inBulgarian = {
  title: 'Станът валцува 2100 мм',
  contentOne: '<p>Ширина до <strong>2100</strong> мм.</p>',
  contentTwo: '',
}
const seen = { title: inBulgarian.title, contentOne: inBulgarian.contentOne }

function translate(
  ref: string,
  wish: { text: TranslationInput['text']; isShown?: boolean; source?: Partial<WholeText>; from?: string },
  { language = 'de', version }: { language?: string; version?: string } = {},
) {
  return call('PUT', `/api/admin/news/${ref}/translations/${language}`, {
    payload: { isShown: true, from: 'bg', source: {}, ...wish },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })
}

test('"What has changed in the Bulgarian since I translated it?"', async () => {
  await publish(api, token, { url: 'asked', data: someNews('Mill', { content: { bg: inBulgarian } }) })
  const done = await translate('asked', {
    text: text('Das Gerüst walzt 2100 mm', '<p>Breite bis 2100 mm.</p>'),
    source: seen,
  })
  expect(done.json<NewsTranslations>().languages.de.outdated).toEqual({ alt: {}, captions: {} })

  const { news } = await update('asked', {
    ...someNews('Mill'),
    content: { ...(await publicItem('asked')).content, bg: { ...inBulgarian, title: 'Станът валцува 2200 мм' } },
  })
  const { languages } = await read('asked')
  expect(languages.de.outdated).toEqual({ title: { from: 'bg', text: inBulgarian.title }, alt: {}, captions: {} })
  expect((await stored('asked'))?.outdated).toEqual(['de'])
  expect(news.content.de.title).toBe('Das Gerüst walzt 2100 mm')

  // "It is right as it is": the source is what was seen, and not a letter is another one.
  const right = await translate('asked', { text: languages.de.text, source: { title: languages.bg.text.title } })
  expect(right.json<NewsTranslations>().languages.de.outdated).toEqual({ alt: {}, captions: {} })
  expect((await publicItem('asked')).content.de).toEqual(news.content.de)
})

test('a comma counts; what is bold, a moved picture and the date do not', async () => {
  const item = await publish(api, token, {
    url: 'comma',
    data: someNews('Mill', { content: { bg: inBulgarian } }),
    pictures: 2,
  })
  await translate('comma', { text: text('Gerüst', '<p>Breite bis 2100 mm.</p>'), source: seen })
  const { content } = await publicItem('comma')
  const change = async (contentOne: string, others: object = {}) => {
    await update('comma', { ...someNews(), content: { ...content, bg: { ...inBulgarian, contentOne } }, ...others })
    return Object.keys((await read('comma')).languages.de.outdated)
  }
  expect(
    await change('<p>Ширина до 2100 <a href="https://example.com">мм</a>.</p>', {
      date: '2026-02-02',
      gallery: item.gallery.toReversed(),
    }),
  ).toEqual(['alt', 'captions'])
  expect(await change('<p>Ширина, до 2100 мм.</p>')).toContain('contentOne')
})

test('captions are translated as texts are: marked when their source has changed, and hidden while the language waits', async () => {
  const content = { bg: inBulgarian }
  const item = await publish(api, token, { url: 'captions', data: someNews('Mill', { content }), pictures: 1 })
  const [file = ''] = item.gallery
  const say = async (caption: object) => {
    const { content } = await publicItem('captions')
    await update('captions', { ...someNews(), content, pictures: { [file]: { caption, focus: '30 70' } } })
  }
  await say({ bg: 'Валците' })
  const done = await translate('captions', {
    text: { ...text('Gerüst', '<p>Breite.</p>'), captions: { [file]: ' Die Walzen ' } },
    source: { ...seen, captions: { [file]: 'Валците' } },
  })
  expect(done.json<NewsTranslations>().languages.de).toMatchObject({
    text: { captions: { [file]: 'Die Walzen' } },
    outdated: { alt: {}, captions: {} },
  })
  const both = { bg: 'Валците', de: 'Die Walzen' }
  expect((await publicItem('captions')).pictures).toEqual({ [file]: { caption: both, focus: '30 70' } })

  await say({ ...both, bg: 'Шестте валци' })
  const { languages } = await read('captions')
  expect(languages.de.outdated).toEqual({ alt: {}, captions: { [file]: { from: 'bg', text: 'Валците' } } })
  expect((await stored('captions'))?.outdated).toEqual(['de'])

  await translate('captions', { text: languages.de.text, isShown: false })
  expect(await publicText('captions')).not.toContain('Die Walzen')
  expect((await read('captions')).languages.de.text).toEqual(languages.de.text)
  // Who sends no captions leaves them as they are.
  const { captions: _, ...without } = languages.de.text
  await translate('captions', { text: without, isShown: true })
  expect((await publicItem('captions')).pictures?.[file]?.caption?.de).toBe('Die Walzen')
})

test('what the form saves is judged alike: who changes both has translated, who changes one has not', async () => {
  const content = { bg: inBulgarian, de: { title: 'Gerüst', contentOne: '<p>Breite.</p>', contentTwo: '' } }
  await publish(api, token, { url: 'by-form', data: someNews('Mill', { content }) })
  const newer = { ...inBulgarian, title: 'Станът спря' }
  await update('by-form', { ...someNews(), content: { ...content, bg: newer } })
  expect((await stored('by-form'))?.outdated).toEqual(['de'])
  await update('by-form', { ...someNews(), content: { bg: newer, de: { ...content.de, title: 'Gerüst steht' } } })
  expect((await stored('by-form'))?.outdated).toEqual([])
})

test('saving one language alters no byte of another', async () => {
  // As it came another way: the cleaner would write every one of these texts otherwise.
  const odd = (language: string) => ({
    title: `Title ${language}`,
    contentOne: `<p>One <b>${language}</b>&nbsp;&quot;x&quot;</p>`,
    contentTwo: '<div>Two</div><script>1</script>',
  })
  const item = await publish(api, token, { url: 'bytes', data: someNews('Mill'), pictures: 2 })
  const [picture = ''] = item.gallery
  const content = { bg: odd('bg'), en: odd('en'), de: odd('de'), it: odd('it') }
  const alt = { [item.cover]: { bg: ' Корица ', en: 'Cover' }, [picture]: { de: 'Bild', it: 'Foto' } }
  await api.supabase.from('news').update({ content, alt }).eq('slug', 'bytes')

  const words = { ...text('Neu', '<p>Neu</p>'), alt: { [item.cover]: 'Titelbild' } }
  expect((await translate('bytes', { text: words })).statusCode).toBe(200)
  const after = await stored('bytes')
  const { de, ...others } = after?.content ?? {}
  expect(JSON.stringify(others)).toBe(JSON.stringify({ bg: odd('bg'), en: odd('en'), it: odd('it') }))
  expect(de).toEqual({ title: 'Neu', contentOne: '<p>Neu</p>', contentTwo: '' })
  expect(after?.alt).toEqual({
    [item.cover]: { bg: ' Корица ', en: 'Cover', de: 'Titelbild' },
    [picture]: { it: 'Foto' },
  })
})

test('four translators save at the same moment, and each finds what all have written', async () => {
  await publish(api, token, { url: 'together', data: someNews('Mill', { content: { bg: inBulgarian } }) })
  const { languages } = await read('together')
  const answers = await Promise.all(
    (['bg', 'en', 'de', 'it'] as const).map((language) =>
      translate('together', { text: text(`Neu ${language}`) }, { language, version: languages[language].version }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const { content } = await publicItem('together')
  expect(Object.values(content).map(({ title }) => title)).toEqual(['Neu bg', 'Neu en', 'Neu de', 'Neu it'])
})

test('who has not seen the last German is refused, no matter who saved the Bulgarian', async () => {
  await publish(api, token, { url: 'same-language', data: someNews('Mill', { content: { bg: inBulgarian } }) })
  const { version } = (await read('same-language')).languages.de
  const account = { username: 'boris', password: 'another horse battery' }
  await api.accounts.create(account.username, account.password)
  const boris = (await call('POST', '/api/admin/login', { payload: account })).json().token
  await translate('same-language', { text: text('Другото') }, { language: 'bg' })
  expect((await translate('same-language', { text: text('Erstes') }, { version })).statusCode).toBe(200)
  // The same request after a lost answer.
  expect((await translate('same-language', { text: text('Erstes') }, { version })).statusCode).toBe(200)
  const other = await api.app.inject({
    method: 'PUT',
    url: '/api/admin/news/same-language/translations/it',
    payload: { text: text('Altro'), isShown: true, from: 'bg', source: {} },
    headers: { authorization: `Bearer ${boris}` },
  })
  expect(other.statusCode).toBe(200)
  const late = await translate('same-language', { text: text('Zweites') }, { version })
  expect(late.statusCode).toBe(412)
  expect(late.json().current.languages.de.text.title).toBe('Erstes')
  // Who saved another language since then is not meant.
  expect(late.json().staffOnly).toEqual({ updatedBy: 'anna', updatedAt: expect.any(String) })
})

test('a language in translation is nowhere public, while the others are', async () => {
  const secret = 'Vorläufigwort'
  const item = await publish(api, token, { url: 'waits', data: someNews('Mill', { content: { bg: inBulgarian } }) })
  const inTranslation = { ...text(secret, `<p>${secret}</p>`), alt: { [item.cover]: secret } }
  const saved = await translate('waits', { text: inTranslation, isShown: false, source: seen })
  expect(saved.json<NewsTranslations>().languages.de).toMatchObject({ isInTranslation: true, text: inTranslation })

  const found = await Promise.all(
    ['/api/news/waits', '/api/news', '/api/news?fields=summary', `/api/news?title=de`, '/api/search'].map(
      async (url) => (await api.app.inject(url)).body,
    ),
  )
  expect(found.filter((body) => body.includes(secret))).toEqual([])
  expect(found[0]).toContain(inBulgarian.title)

  // The form, its history and its list know of it.
  const staff = await call('GET', '/api/admin/news/waits')
  expect(staff.json<StaffNews>().staffOnly.inTranslation).toEqual({ de: inTranslation })
  const versions = (await call('GET', '/api/admin/news/waits/versions')).json().versions
  expect(versions[0].changed).toEqual(['content.de.title', 'content.de.contentOne', 'inTranslation'])
  const whole = (await call('GET', `/api/admin/news/waits/versions/${versions[0].version}`)).json()
  expect([whole.inTranslation, whole.content.de.title]).toEqual([['de'], secret])

  // Saving the item otherwise leaves it in translation.
  await update('waits', { ...someNews('Mill', { content: { bg: { ...inBulgarian, title: 'Друго' } } }) })
  expect((await read('waits')).languages.de).toMatchObject({
    isInTranslation: true,
    text: inTranslation,
    outdated: { title: { from: 'bg', text: inBulgarian.title } },
  })

  await translate('waits', { text: inTranslation, isShown: true })
  const { content, alt } = await publicItem('waits')
  expect([content.de.title, alt[item.cover]?.de]).toEqual([secret, secret])
  await translate('waits', { text: inTranslation, isShown: false })
  expect(await publicText('waits')).not.toContain(secret)
})

test('restoring what was public makes it public again, and what was in translation waits again', async () => {
  await publish(api, token, { url: 'back', data: someNews('Mill') })
  await translate('back', { text: text('Wartet'), isShown: false })
  await translate('back', { text: text('Gezeigt'), isShown: true })
  const { versions } = (await call('GET', '/api/admin/news/back/versions')).json()
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  await call('POST', '/api/admin/news/back/versions/2/restore')
  expect((await read('back')).languages.de).toMatchObject({ isInTranslation: true, text: { title: 'Wartet' } })
  expect((await publicItem('back')).content.de.title).toBe('')
})

test('the last title that visitors see cannot be taken from them', async () => {
  await publish(api, token, { url: 'last-title', data: someNews('Mill') })
  const refused = await translate('last-title', { text: text('Mill'), isShown: false, from: 'de' }, { language: 'en' })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'titleRequired'])
  expect((await publicItem('last-title')).content.en.title).toBe('Mill')
})

test('the draft of a public item takes the translation, and is published with it', async () => {
  const item = await publish(api, token, { url: 'with-draft', data: someNews('Mill') })
  await update('with-draft', someNews('Mill, newer', { status: 'draft' }))
  const saved = (await translate('with-draft', { text: text('Gerüst'), from: 'en' })).json<NewsTranslations>()
  expect([saved.hasDraft, saved.languages.de.text.title]).toEqual([true, 'Gerüst'])
  expect((await publicItem('with-draft')).content.de.title).toBe('')
  const { staffOnly } = (await call('GET', `/api/admin/news/${item._id}`)).json<StaffNews>()
  expect(staffOnly.draft?.content).toMatchObject({ en: { title: 'Mill, newer' }, de: { title: 'Gerüst' } })
})

test('what is wrong is refused: another language, an unknown item, a text that is none', async () => {
  await publish(api, token, { url: 'refused', data: someNews('Mill') })
  const codes = await Promise.all([
    translate('refused', { text: text('x') }, { language: 'fr' }),
    translate('nowhere', { text: text('x') }),
    translate('refused', { text: text('x'.repeat(171)) }),
    api.app.inject({ method: 'PUT', url: '/api/admin/news/refused/translations/de', payload: {} }),
  ])
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([400, 404, 400, 401])
})

test('"Which items are not in Italian?"', async () => {
  const find = async (query: string): Promise<NewsFound> =>
    (await call('GET', `/api/admin/news?medias=false&search=zinnober&${query}`)).json()
  await publish(api, token, { url: 'it-1', data: someNews('Zinnober one', { content: { it: { title: 'Uno' } } }) })
  await publish(api, token, { url: 'it-2', data: someNews('Zinnober two') })
  await publish(api, token, { url: 'it-3', data: someNews('Zinnober three') })
  await translate('it-3', { text: text('Tre'), isShown: false, from: 'en' }, { language: 'it' })
  const found = await find('missing=it')
  expect(found.news.map(({ url, inTranslation }) => [url, inTranslation]).sort()).toEqual([
    ['it-2', []],
    ['it-3', ['it']],
  ])
  expect([found.total, found.states.published]).toEqual([2, 2])
  expect((await find('missing=en')).total).toBe(0)
  expect((await find('missing=it&state=draft')).total).toBe(0)
  expect((await call('GET', '/api/admin/news?medias=false&missing=fr')).statusCode).toBe(400)
})
