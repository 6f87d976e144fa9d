import type { QueryKey } from '@tanstack/react-query'
import { LANGUAGES } from 'api/contract/languages'
import type { NewsTranslation, NewsTranslations } from 'api/contract/news-translations'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubFetch } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { itemsWithout } from './next-item.ts'
import { isUnfinished, structureOf } from './structure.ts'
import { TranslatePage } from './translate-page.tsx'
import { chosenLanguages, type TranslateSearch } from './translate-search.ts'
import { translatedItem } from './translated-item.ts'
import { TranslationForm } from './translation-form.tsx'

const language = (title: string, more: Partial<NewsTranslation['text']> = {}): NewsTranslation => ({
  text: { title, contentOne: '', contentTwo: '', alt: {}, captions: {}, ...more },
  isInTranslation: false,
  outdated: { alt: {}, captions: {} },
  version: `version of ${title}`,
})
const mill: NewsTranslations = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  url: 'mill',
  date: '2026-03-12',
  cover: 'cover-1600x900.jpg',
  // The cover is one of them, too.
  gallery: ['cover-1600x900.jpg'],
  isMediaNews: false,
  pictures: { 'cover-1600x900.jpg': { caption: { bg: 'Станът на 12 март' }, focus: '30 70' } },
  state: 'published',
  hasDraft: false,
  languages: {
    bg: language('Станът работи', {
      contentOne: '<p>До 2200 мм.</p>',
      contentTwo: '<p>Вижте <a href="https://example.com">завода</a>.</p>',
      alt: { 'cover-1600x900.jpg': 'Шестте валци' },
      captions: { 'cover-1600x900.jpg': 'Станът на 12 март' },
    }),
    en: language(''),
    de: {
      ...language('Das Gerüst läuft', { contentOne: '<p>Bis 2100 mm.</p>' }),
      outdated: { contentOne: { from: 'bg', text: '<p>До 2100 мм.</p>' }, alt: {}, captions: {} },
    },
    it: { ...language('Il laminatoio'), isInTranslation: true },
  },
}

const titles = { bg: 'Одит по ASI', en: '', de: '', it: '' }
/** What has no German, of which the mill is the first. */
const lacking = [mill._id, 'b0000000-0000-4000-8000-000000000002'].map((_id) => ({
  _id,
  url: `item-${_id[0]}`,
  titles,
}))

function showForm(item = mill, search = {}) {
  const known = LANGUAGES.map((each) => [itemsWithout(each, false).queryKey, { news: each === 'de' ? lacking : [] }])
  return renderStaff(
    (leave) => (
      <TranslationForm
        item={item}
        reference="mill"
        search={{ from: 'bg', to: 'de', ...search }}
        onSearch={() => undefined}
        onReload={async () => undefined}
        onBack={leave}
      />
    ),
    known as [QueryKey, unknown][],
  )
}
const field = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
/** Answers as the server, and gives what was sent. @param others who else has the item open */
function server(status: number, body: unknown, others: string[] = []) {
  return stubFetch(async (path) => {
    if (String(path).includes('/presence/')) return Response.json({ others })
    if (String(path).endsWith('/word-changes')) return Response.json({ changes: [] })
    return Response.json(body, { status })
  })
}
const saves = (fetch: ReturnType<typeof server>) => fetch.mock.calls.filter(([, { method } = {}]) => method === 'PUT')
const sent = (fetch: ReturnType<typeof server>, call = 0) => {
  const [, { body, headers } = {}] = saves(fetch)[call] ?? []
  return { body: JSON.parse(String(body)), version: new Headers(headers).get('if-match') }
}

test('who saves goes on in the same language, though another one needs work more now', async () => {
  const done = { ...mill.languages.bg, text: { ...mill.languages.bg.text, title: 'The mill works' } }
  const saved = { ...mill, languages: { ...mill.languages, en: done } }
  server(200, mill)
  function Page() {
    const [search, setSearch] = useState<TranslateSearch>({})
    return <TranslatePage url="mill" search={search} onSearch={setSearch} onBack={() => undefined} />
  }
  await renderStaff(() => <Page />)
  const title = page.getByLabelText('Заглавие, английски')
  await title.fill('The mill works')
  server(200, saved)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('status').getByText(/^Преводът е записан/)).toBeVisible()
  await expect.element(title).toHaveValue('The mill works')
})

test('a subheading of the source is no label of the page', async () => {
  const withHeading = language('Станът работи', { contentOne: '<h2>Нова линия</h2><p>До 2200 мм.</p>' })
  await showForm({ ...mill, languages: { ...mill.languages, bg: withHeading } })
  const styleOf = (name: string) => getComputedStyle(page.getByRole('heading', { name, exact: true }).element())
  await expect.element(page.getByRole('heading', { name: 'Нова линия' })).toBeVisible()
  const { fontSize, paddingLeft, color } = styleOf('Нова линия')
  expect(Number.parseFloat(fontSize)).toBeGreaterThan(Number.parseFloat(styleOf('Заглавие').fontSize))
  expect([paddingLeft, color]).toEqual(['0px', getComputedStyle(document.body).color])
})

test('what has changed since the translation is marked and shown, and may be right as it is', async () => {
  await showForm()
  const text = field('Текст преди галерията')
  await expect.element(text.getByText('Променено след превода')).toBeVisible()
  expect([...document.querySelectorAll('ins, del')].map(({ textContent }) => textContent)).toEqual(['2100', '2200'])
  await expect.element(field('Текст след галерията').getByText('Без превод')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1')
  await expect.element(page.getByText('Остават 4 полета. Следва: Одит по ASI, немски')).toBeVisible()
  await expectAccessible()

  await text.getByRole('button', { name: 'Преводът е верен' }).click()
  await expect.element(page.getByText('Остават 3 полета')).toBeVisible()
  const fetch = server(200, mill)
  await page.getByRole('button', { name: 'Запази превода' }).click()
  await expect.element(page.getByText('Преводът е записан и е на сайта.')).toBeVisible()
  const { body, version } = sent(fetch)
  expect(version).toBe('"version of Das Gerüst läuft"')
  // Of the other fields nothing is said: they keep what they were translated from.
  expect(body).toEqual({
    text: mill.languages.de.text,
    isShown: true,
    from: 'bg',
    source: { contentOne: '<p>До 2200 мм.</p>' },
  })
})

test('links and structure come along without the words, which have to be written before it is shown', async () => {
  await showForm(mill, { to: 'it' })
  const second = field('Текст след галерията')
  await second.getByRole('button', { name: 'Пренеси снимките и връзките' }).click()
  await expect.element(second.getByRole('link', { name: '…' })).toHaveAttribute('href', 'https://example.com')
  await page.getByRole('button', { name: 'Още начини за записване' }).click()
  await page.getByRole('menuitem', { name: 'Запази и покажи на сайта' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('многоточия')
  await expectAccessible()
})

test('a new language on a public item is in translation until a translator shows it, and needs a title for that', async () => {
  await showForm(mill, { to: 'en' })
  await expect.element(page.getByText('В превод', { exact: true })).toBeVisible()
  const fetch = server(200, mill)
  await page.getByRole('button', { name: 'Още начини за записване' }).click()
  await page.getByRole('menuitem', { name: 'Запази и покажи на сайта' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Без заглавие')
  await page.getByLabelText('Заглавие, английски').fill('The mill works')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('се вижда само от екипа')).toBeVisible()
  expect(sent(fetch).body).toMatchObject({
    isShown: false,
    text: { title: 'The mill works' },
    source: { title: 'Станът работи' },
  })
})

test('a translation that goes on the site with a link that does not open asks first', async () => {
  const address = '/news/gone'
  const german = language('Das Gerüst läuft', { contentOne: `<p><a href="${address}">Siehe</a></p>` })
  const item = { ...mill, languages: { ...mill.languages, de: german } }
  const fetch = stubFetch(async (path) => {
    if (String(path).endsWith('/own-links')) return Response.json({ links: [{ address, state: 'hidden', from: null }] })
    return Response.json(String(path).endsWith('/word-changes') ? { changes: [] } : { ...item, others: [] })
  })
  await showForm(item)
  const question = page.getByRole('alertdialog', { name: '1 връзка не се отваря. Да се публикува ли така?' })
  await page.getByRole('button', { name: 'Запази превода', exact: true }).click()
  await question.getByRole('button', { name: 'Виж връзките' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(saves(fetch)).toHaveLength(0)
  await page.getByRole('button', { name: 'Запази превода', exact: true }).click()
  await question.getByRole('button', { name: 'Публикувай така' }).click()
  await expect.poll(() => saves(fetch).length).toBe(1)
})

/** The answer to an account that saves German after Ralitsa has. */
const refused = {
  error: 'changed',
  code: 'versionConflict',
  current: {
    ...mill,
    languages: { ...mill.languages, de: language('Ihr Titel', { contentOne: '<p>Bis 2200 mm.</p>' }) },
  },
  staffOnly: { updatedBy: 'ralitsa', updatedAt: '2026-11-24T08:30:00Z' },
}

test('who has lost a race for a language reads who saved when and both texts, and chooses field by field', async () => {
  await showForm()
  await page.getByLabelText('Заглавие, немски').fill('Mein Titel')
  const fetch = server(412, refused)
  await page.getByRole('button', { name: 'Запази превода' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('ralitsa записа промени на 24-11-2026 в 10:30')).toBeVisible()
  for (const text of ['Mein Titel', 'Ihr Titel', 'Bis 2100 mm.', 'Bis 2200 mm.'])
    await expect.element(dialog.getByText(text)).toBeVisible()
  // Only they have changed the text, only I have not left the title as it was.
  await expect
    .element(dialog.getByRole('group', { name: 'Заглавие' }).getByRole('radio', { name: 'Вашата версия' }))
    .toBeChecked()
  await expect
    .element(
      dialog.getByRole('group', { name: 'Текст преди галерията' }).getByRole('radio', { name: 'Записаната версия' }),
    )
    .toBeChecked()
  await expectAccessible()
  expect(saves(fetch)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Продължи с избраното' }).click()
  await expect.poll(() => saves(fetch).length).toBe(2)
  expect(sent(fetch, 1)).toMatchObject({
    version: '"version of Ihr Titel"',
    body: { text: { title: 'Mein Titel', contentOne: '<p>Bis 2200 mm.</p>' }, source: { title: 'Станът работи' } },
  })
  // What they wrote was made of a source that I have not seen.
  expect(sent(fetch, 1).body.source.contentOne).toBeUndefined()
})

test('who has lost a race goes on writing, and nothing is lost', async () => {
  await showForm()
  await page.getByLabelText('Заглавие, немски').fill('Mein Titel')
  server(412, refused)
  await page.getByRole('button', { name: 'Запази превода' }).click()
  await page.getByRole('button', { name: 'Отказ' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Заглавие, немски')).toHaveValue('Mein Titel')
})

test('the tools of a text come with the focus, and nothing moves', async () => {
  await showForm()
  const text = field('Текст преди галерията')
  const tools = text.getByRole('toolbar')
  const editor = text.getByRole('textbox')
  await expect.element(editor).toBeVisible()
  await expect.element(tools).not.toBeInTheDocument()
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const place = () => topOf(editor.element()) - topOf(text.element())
  const before = place()
  await editor.click()
  await expect.element(tools).toBeVisible()
  expect(place()).toBe(before)
  await page.getByLabelText('Заглавие, немски').click()
  await expect.element(tools).not.toBeInTheDocument()
})

test('who else has the item open is named beside its title', async () => {
  server(200, mill, ['ralitsa'])
  await showForm()
  await expect.element(page.getByText('В момента редактира и ralitsa')).toBeVisible()
  await expectAccessible()
})

test('the preview shows all languages, those in translation and what is not saved, too', () => {
  const edit = { text: { ...mill.languages.de.text, title: 'Mein Titel' }, confirmed: [], version: 'x' }
  const { content, alt, pictures } = translatedItem(mill, { de: edit })
  expect([content.bg.title, content.de.title, content.it.title]).toEqual([
    'Станът работи',
    'Mein Titel',
    'Il laminatoio',
  ])
  expect(alt['cover-1600x900.jpg']).toEqual({ bg: 'Шестте валци' })
  expect(pictures?.['cover-1600x900.jpg']).toEqual({ caption: { bg: 'Станът на 12 март' }, focus: '30 70' })
})

test('captions have a row of their own, and what they were translated from is told', async () => {
  await showForm()
  await expect.element(field('Надпис под основната снимка').getByText('Станът на 12 март')).toBeVisible()
  await page.getByLabelText('Надпис под основната снимка, немски').fill('Das Gerüst am 12. März')
  const fetch = server(200, mill)
  await page.getByRole('button', { name: 'Запази превода' }).click()
  await expect.element(page.getByText('Преводът е записан и е на сайта.')).toBeVisible()
  expect(sent(fetch).body).toMatchObject({
    text: { captions: { 'cover-1600x900.jpg': 'Das Gerüst am 12. März' } },
    source: { captions: { 'cover-1600x900.jpg': 'Станът на 12 март' } },
  })
})

test('what is not saved is kept in the browser, offered again, and gone once it is saved', async () => {
  await showForm()
  const title = page.getByLabelText('Заглавие, немски')
  await title.fill('Mein Titel')
  await expect.element(page.getByText(/^Пази се в този браузър/)).toBeVisible()
  // As after a crash: the page comes anew.
  await showForm()
  await expect.element(title).toHaveValue('Das Gerüst läuft')
  await page.getByRole('button', { name: 'Продължи с този текст' }).click()
  await expect.element(title).toHaveValue('Mein Titel')
  await expectAccessible()
  const fetch = server(200, mill)
  await page.getByRole('button', { name: 'Запази превода' }).click()
  await expect.element(page.getByText('Преводът е записан и е на сайта.')).toBeVisible()
  expect(sent(fetch)).toMatchObject({
    version: '"version of Das Gerüst läuft"',
    body: { text: { title: 'Mein Titel' } },
  })
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('adminDraft'))).toEqual([])
})

test('a translator who leaves is asked nothing, for the browser keeps what is not saved', {
  tags: ['AMB-59'],
}, async () => {
  const { path } = await showForm()
  await page.getByLabelText('Заглавие, немски').fill('Mein Titel')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect.poll(path).toBe('/admin')
  expect(localStorage.getItem('adminDraft:elena:news/mill/translate')).toContain('Mein Titel')
})

test('a translator who leaves is asked when the browser keeps nothing', async () => {
  const { path } = await showForm()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await page.getByLabelText('Заглавие, немски').fill('Mein Titel')
  await page.getByRole('button', { name: 'Назад' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('Ако затворите сега, те се губят.')
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect.element(page.getByLabelText('Заглавие, немски')).toHaveValue('Mein Titel')
  expect(path()).toBe('/admin/news/new')
  await page.getByRole('button', { name: 'Назад' }).click()
  await question.getByRole('button', { name: 'Затвори въпреки това' }).click()
  await expect.poll(path).toBe('/admin')
})

test('who has saved a language goes on with the next item that lacks it', async () => {
  const { path } = await showForm()
  await page.getByLabelText('Заглавие, немски').fill('Mein Titel')
  server(200, mill)
  await page.getByRole('button', { name: 'Още начини за записване' }).click()
  await page.getByRole('menuitem', { name: 'Запази и отвори следващия' }).click()
  await expect.poll(path).toBe('/admin/news/item-b/translate')
})

test('the languages that are not chosen are those that need work', () => {
  expect(chosenLanguages(mill, {})).toEqual({ from: 'bg', to: 'en' })
  expect(chosenLanguages(mill, { to: 'bg' })).toEqual({ from: 'de', to: 'bg' })
  expect(chosenLanguages(mill, { from: 'en', to: 'en' })).toEqual({ from: 'en', to: 'de' })
})

test.each([
  ['<p>Две <strong>думи</strong>.</p><p>Още</p>', '<p>… <strong>…</strong>…</p><p>…</p>'],
  ['<ul><li>а</li><li>б</li></ul>', '<ul><li>…</li><li>…</li></ul>'],
  [
    '<p><img src="/x.jpg"></p><iframe src="https://x.example">y</iframe>',
    '<p><img src="/x.jpg"></p><iframe src="https://x.example">y</iframe>',
  ],
])('of %s its structure is %s', (html, structure) => {
  expect(structureOf(html)).toBe(structure)
  expect(isUnfinished(structure)).toBe(structure.includes('…'))
  expect(isUnfinished(html)).toBe(false)
})

test('an ellipsis within a sentence is no place of a word', () => {
  expect(isUnfinished('<p>И така нататък…</p>')).toBe(false)
})
