import type { NewsItem, StaffNews } from 'api/contract/news'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stubFetch } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { editedNews } from './edited-news.ts'
import { NewsForm } from './news-form.tsx'

beforeEach(() => localStorage.clear())

const text = (title: string) => ({ title, contentOne: '', contentTwo: '' })
const news: NewsItem = {
  _id: 'a0000000-0000-4000-8000-000000000001',
  url: 'mill',
  date: '2026-03-12',
  cover: 'cover-1600x900.jpg',
  gallery: [],
  isMediaNews: false,
  content: { bg: text('Стан'), en: text('Mill'), de: text(''), it: text('') },
  alt: {},
  updatedAt: 'public 1',
}
const staffOnly: StaffNews['staffOnly'] = {
  status: 'published',
  state: 'published',
  visibleFrom: null,
  visibleUntil: null,
  updatedBy: 'elena',
  inTranslation: {},
  draft: null,
}
const titled = (title: string) => ({ content: { ...news.content, en: text(title) } })
function draftOf(title: string, updatedBy: string, more = {}): NonNullable<StaffNews['staffOnly']['draft']> {
  const { date, cover, gallery, isMediaNews, alt } = news
  const saved = { visibleFrom: null, visibleUntil: null, updatedAt: 'draft 1', updatedBy, basedOn: 'public 1', ...more }
  return { date, cover, gallery, isMediaNews, alt, ...titled(title), ...saved }
}

/** Answers saves one after the other, the last answer for all that follow; gives what was sent. */
function server(...answers: [number, object][]) {
  const saves: { version: string | null; data: { status?: string; basedOn?: string; title: string } }[] = []
  stubFetch(async (path, { body, headers } = {}) => {
    if (String(path).includes('/presence/')) return Response.json({ others: [] })
    if (String(path).endsWith('/word-changes')) return Response.json({ changes: [] })
    if (!String(path).includes('/api/news/update')) return Response.json({}, { status: 404 })
    const { status, basedOn, content } = JSON.parse(String(body))
    const data = { ...(status && { status }), ...(basedOn && { basedOn }), title: content.en.title }
    saves.push({ version: new Headers(headers).get('if-match'), data })
    const [code, answer] = answers.length > 1 ? (answers.shift() ?? [500, {}]) : (answers[0] ?? [500, {}])
    return Response.json(answer, { status: code })
  })
  return saves
}
const refusal = (item: Partial<NewsItem>, more: Partial<StaffNews['staffOnly']>): [number, object] => [
  412,
  { error: 'changed', code: 'versionConflict', current: { ...news, ...item }, staffOnly: { ...staffOnly, ...more } },
]

const showForm = (item: StaffNews) =>
  renderStaff((leave) => <NewsForm item={editedNews(item)} isMedia={false} onSaved={leave} onClose={leave} />)
const title = page.getByLabelText('Заглавие', { exact: true })
const dialog = page.getByRole('alertdialog')
/** Saves what is written at once, as when the connection is back. */
const keepNow = () => window.dispatchEvent(new Event('online'))

test('F39 who publishes after a colleague has published chooses between both, and nothing is lost', async () => {
  const mine = draftOf('Of Elena', 'elena')
  const theirs = { ...titled('Of Petya'), updatedAt: 'public 2' }
  const after = { news: { ...news, ...titled('Of Petya'), updatedAt: 'public 3' }, staffOnly }
  const saves = server(
    [200, { ok: true, news, staffOnly: { ...staffOnly, draft: mine } }],
    refusal(theirs, { updatedBy: 'petya', draft: mine }),
    [200, { ok: true, ...after }],
  )
  const { path } = await showForm({ news, staffOnly })
  await title.fill('Of Elena')
  keepNow()
  await expect.element(page.getByText(/^Записано в/)).toBeVisible()
  // Petya publishes. Elena has not heard of it, and publishes, too.
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect.element(dialog).toMatchTextContent('petya записа промени')
  await expectAccessible()
  // Nothing is kept over what is being compared, and the comparison stays.
  keepNow()
  await dialog.getByRole('group', { name: 'Заглавие EN' }).getByRole('radio', { name: 'Записаната версия' }).click()
  await dialog.getByRole('button', { name: 'Продължи с избраното' }).click()
  await expect.poll(path).toBe('/admin')
  expect(saves).toEqual([
    { version: '"public 1"', data: { status: 'draft', title: 'Of Elena' } },
    { version: '"draft 1"', data: { status: 'published', title: 'Of Elena' } },
    { version: '"draft 1"', data: { status: 'published', basedOn: 'public 2', title: 'Of Petya' } },
  ])
})

test('F39 who is writing is told at once that a colleague was first, and publishes nothing before it is compared', async () => {
  const theirs = draftOf('Of Petya', 'petya', { updatedAt: 'draft 9' })
  const saves = server(refusal({}, { draft: theirs }), [
    200,
    { ok: true, news, staffOnly: { ...staffOnly, draft: theirs } },
  ])
  await showForm({ news, staffOnly })
  await title.fill('Of Elena')
  keepNow()
  const note = page.getByRole('alert').filter({ hasText: 'petya записа промени' })
  await expect.element(note).toBeVisible()
  await expect.element(page.getByText('Пази се в този браузър. Първо изберете между двете версии.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await title.fill('Of Elena, longer')
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Отказ' }).click()
  await note.getByRole('button', { name: 'Сравни и избери' }).click()
  await dialog.getByRole('button', { name: 'Продължи с избраното' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(saves).toHaveLength(1)
  keepNow()
  await expect.poll(() => saves.length).toBe(2)
  expect(saves[1]).toEqual({ version: '"draft 9"', data: { status: 'draft', title: 'Of Elena, longer' } })
})

test('F39 a save in between of which no field differs is no question', async () => {
  const same = { ...titled('Of both'), updatedAt: 'public 2' }
  const saves = server(refusal(same, {}), [200, { ok: true, news, staffOnly }])
  const { path } = await showForm({ news, staffOnly })
  await title.fill('Of both')
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect.poll(path).toBe('/admin')
  expect(saves.map(({ version }) => version)).toEqual(['"public 1"', '"public 2"'])
})

test('F39 an item that was hidden meanwhile is not put back without a word', async () => {
  const hidden = { status: 'hidden', state: 'hidden', updatedBy: 'petya' } as const
  server(refusal({ updatedAt: 'public 2' }, hidden))
  await showForm({ news, staffOnly })
  await title.fill('Of Elena')
  await page.getByRole('button', { name: 'Публикувай промените' }).click()
  await expect.element(dialog).toMatchTextContent('Междувременно публикацията е: Скрита.')
})

test('the unpublished changes of a colleague are gone on with only by choice, and named before they are published', async () => {
  const saves = server([200, { ok: true, news, staffOnly }])
  const unpublished = { news, staffOnly: { ...staffOnly, draft: draftOf('UNFINISHED', 'petya') } }
  const { path } = await showForm(unpublished)
  await expect.element(page.getByText('Има непубликувани промени', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/petya, \d/)).toBeVisible()
  const publish = page.getByRole('button', { name: 'Публикувай промените' })
  await expect.element(publish).toBeDisabled()
  await expectAccessible()
  await page.getByRole('button', { name: 'Продължи с тях' }).click()
  await expect.element(title).toHaveValue('UNFINISHED')
  await publish.click()
  await expect.element(dialog).toMatchTextContent('Да се публикуват ли и промените на petya?')
  await expect.element(dialog).toMatchTextContent('Заглавие EN')
  await expectAccessible()
  expect(saves).toEqual([])
  await dialog.getByRole('button', { name: 'Публикувай' }).click()
  await expect.poll(path).toBe('/admin')
  expect(saves).toEqual([{ version: '"draft 1"', data: { status: 'published', title: 'UNFINISHED' } }])
})

test('who starts from what is public overwrites the changes of a colleague only once something is written', async () => {
  const saves = server([200, { ok: true, news, staffOnly: { ...staffOnly, draft: draftOf('Mill, again', 'elena') } }])
  await showForm({ news, staffOnly: { ...staffOnly, draft: draftOf('UNFINISHED', 'petya') } })
  await page.getByRole('button', { name: 'Започни от публикуваното' }).click()
  await expect.element(title).toHaveValue('Mill')
  keepNow()
  await title.fill('Mill, again')
  keepNow()
  await expect.element(page.getByText(/^Записано в/)).toBeVisible()
  expect(saves).toEqual([{ version: '"draft 1"', data: { status: 'draft', title: 'Mill, again' } }])
})
