import type { NewsItem, StaffNews } from 'api/contract/news'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { keepSession } from '#lib/session.ts'
import { editedNews } from './edited-news.ts'
import { NewsForm } from './news-form.tsx'

beforeEach(() => localStorage.clear())

const empty = { title: '', contentOne: '', contentTwo: '' }
const news: NewsItem = {
  ...{ _id: 'a0000000-0000-4000-8000-000000000001', url: 'results-2024', date: '2026-03-12', cover: 'cover-16x9.jpg' },
  ...{ gallery: [], isMediaNews: false, alt: {}, updatedAt: '2026-03-12T07:05:00.000000Z' },
  content: { bg: { ...empty, title: 'Резултати' }, en: { ...empty, title: 'Results' }, de: empty, it: empty },
}
const staffOnly: StaffNews['staffOnly'] = {
  ...{ status: 'published', state: 'published', visibleFrom: null, visibleUntil: null, inTranslation: {} },
  ...{ updatedBy: 'boris', draft: null },
}
const SAVE = /^POST .api.news.updateTexts.results-2024$/

/** Nothing that visitors have read has changed: no question. */
const UNASKED: Parameters<typeof answering>[0] = [[/^POST .api.admin.news.*.word-changes$/, () => ({ changes: [] })]]

const showForm = () =>
  renderStaff((leave) => (
    <NewsForm item={editedNews({ news, staffOnly })} isMedia={false} onSaved={leave} onClose={leave} />
  ))
const title = page.getByLabelText('Заглавие', { exact: true })
const save = page.getByRole('button', { name: 'Публикувай' })
const dialog = page.getByRole('alertdialog')

test('a save that fails says so, keeps everything and can be tried again', { tags: ['ADM-15'] }, async () => {
  let isDown = true
  const asked = answering([
    ...UNASKED,
    [SAVE, () => (isDown ? Response.json({ error: 'unavailable' }, { status: 503 }) : { ok: true, news, staffOnly })],
  ])
  const { path } = await showForm()
  await title.fill('Kept through a failure')
  await save.click()
  await expect.element(page.getByRole('alert').first()).toMatchTextContent('Не успяхме да запишем')
  await expect.element(title).toHaveValue('Kept through a failure')
  await expectAccessible()
  isDown = false
  await save.click()
  await expect.poll(path).toBe('/admin')
  expect(asked.findLast(({ what }) => SAVE.test(what))?.body).toMatchObject({
    content: { en: { title: 'Kept through a failure' } },
  })
})

test('a save for which the session had ended fails no more once an account has signed in again', {
  tags: ['ADM-15'],
}, async () => {
  answering([...UNASKED, [SAVE, () => Response.json({ error: 'authentication required' }, { status: 401 })]])
  await showForm()
  await title.fill('Kept through a sign-in')
  await save.click()
  await expect.element(page.getByText('Не успяхме да запишем')).toBeVisible()
  keepSession({ user: { id: 'elena', username: 'elena', roles: ['administrator'] }, token: 'another.token.of-tests' })
  await expect.element(page.getByText('Не успяхме да запишем')).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('Kept through a sign-in')
})

test('who has published leaves no draft behind, also when the page is put aside while the list is on its way', async () => {
  const asked = answering([
    ...UNASKED,
    [SAVE, () => ({ ok: true, news, staffOnly })],
    [/^GET .api.marker$/, () => ({})],
  ])
  const saved = vi.fn()
  await renderStaff((leave) => (
    <NewsForm item={editedNews({ news, staffOnly })} isMedia={false} onSaved={saved} onClose={leave} />
  ))
  await title.fill('Published, not kept')
  await save.click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  await expect.element(save).toBeEnabled()
  document.dispatchEvent(new Event('visibilitychange'))
  await fetch('/api/marker')
  expect(asked.filter(({ what }) => SAVE.test(what))).toHaveLength(1)
})

test('of two editors the one who saves second is shown both versions and chooses', async () => {
  const theirs = {
    ...news,
    content: { ...news.content, bg: { ...empty, title: 'Резултати, допълнени' } },
    updatedAt: '2026-03-12T07:06:00.000000Z',
  }
  let version = news.updatedAt
  const asked = answering([
    ...UNASKED,
    [
      SAVE,
      () => {
        const isFirst = version === news.updatedAt
        version = theirs.updatedAt
        if (!isFirst) return { ok: true, news: theirs, staffOnly }
        return Response.json({ error: 'changed', current: theirs, staffOnly }, { status: 412 })
      },
    ],
  ])
  const { path } = await showForm()
  await title.fill('Mine')
  await save.click()
  await expect.element(dialog).toMatchTextContent('boris записа промени на 12-03-2026 в 09:06')
  await expectAccessible()
  const versionOf = (field: string, name: string) =>
    dialog.getByRole('group', { name: field }).getByRole('radio', { name })
  await expect.element(versionOf('Заглавие EN', 'Вашата версия')).toBeChecked()
  const theirTitle = versionOf('Заглавие BG', 'Записаната версия')
  await expect.element(theirTitle).toBeChecked()
  await expect.element(theirTitle).toHaveAccessibleDescription('Резултати, допълнени')
  theirTitle.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(versionOf('Заглавие BG', 'Вашата версия')).toBeChecked()
  await dialog.getByRole('button', { name: 'Продължи с избраното' }).click()
  await expect.poll(path).toBe('/admin')
  expect(asked.findLast(({ what }) => SAVE.test(what))?.body).toMatchObject({
    content: { bg: { title: 'Резултати' }, en: { title: 'Mine' } },
  })
})

describe('what is written is kept by itself', { tags: ['AMB-59'] }, () => {
  const draft = (body: unknown) => {
    const { date, cover, gallery, isMediaNews, alt } = news
    const saved = {
      visibleFrom: null,
      visibleUntil: null,
      updatedAt: 'draft 1',
      updatedBy: 'elena',
      basedOn: news.updatedAt,
    }
    return { date, cover, gallery, isMediaNews, alt, content: (body as NewsItem).content, ...saved }
  }
  const leave = page.getByRole('button', { name: 'Затвори', exact: true })
  const publish = page.getByRole('button', { name: 'Публикувай промените' })

  test('Ctrl+S keeps and stays; what is not public is counted, named, and discarded after a question', async () => {
    const asked = answering([
      ...UNASKED,
      [SAVE, ({ body }) => ({ ok: true, news, staffOnly: { ...staffOnly, draft: draft(body) } })],
      [/^DELETE .api.admin.news.*.draft$/, () => ({ ok: true, news, staffOnly })],
    ])
    const { path } = await showForm()
    await expect.element(page.getByText('Няма непубликувани промени')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'На сайта: Видимост…' })).toBeVisible()
    await expect.element(publish).not.toBeInTheDocument()
    await title.fill('Results, corrected')
    await expect.element(page.getByText('Записва се…')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText(/^Записано в \d\d:\d\d$/)).toBeVisible()
    expect(path()).toBe('/admin/news/new')
    await expect.element(title).toHaveFocus()
    expect(asked.findLast(({ what }) => SAVE.test(what))?.body).toMatchObject({ status: 'draft' })
    await expect.element(publish).toBeEnabled()

    await page.getByRole('button', { name: '1 непубликувана промяна' }).click()
    const which = page.getByRole('dialog', { name: 'Непубликувани промени' })
    await expect.element(which).toMatchTextContent('Заглавие EN')
    await expect.element(which).toMatchTextContent('Results, corrected')
    await expectAccessible()
    await which.getByRole('button', { name: 'Затвори' }).click()

    await page.getByRole('button', { name: 'Отхвърли промените' }).click()
    await dialog.getByRole('button', { name: 'Отхвърли промените' }).click()
    await expect.poll(path).toBe('/admin')
    expect(asked.some(({ what }) => what.startsWith('DELETE'))).toBe(true)
  })

  test('who closes at once has all of it on the server, without a question', async () => {
    const asked = answering([
      [SAVE, ({ body }) => ({ ok: true, news, staffOnly: { ...staffOnly, draft: draft(body) } })],
    ])
    const { path } = await showForm()
    await title.fill('Written in the last second')
    await leave.click()
    await expect.poll(path).toBe('/admin')
    expect(asked.findLast(({ what }) => SAVE.test(what))?.body).toMatchObject({
      content: { en: { title: 'Written in the last second' } },
      status: 'draft',
    })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test.for([
    [404, 'Записът вече е изтрит.'],
    [503, 'Сървърът не записа промените.'],
  ] as const)('an answer of %i is said in the foot, and the browser keeps what is written', async ([status, words]) => {
    answering([[SAVE, () => Response.json({ error: 'no' }, { status })]])
    await showForm()
    await title.fill('Not taken')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(title).toHaveValue('Not taken')
  })

  test('without a connection the browser keeps it, which the foot says, and closing asks nothing', async () => {
    answering([[SAVE, () => Response.error()]])
    const { path } = await showForm()
    await title.fill('Written on the train')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText(/^Няма връзка\. Промените се пазят в този браузър/)).toBeVisible()
    await leave.click()
    await expect.poll(path).toBe('/admin')
    await showForm()
    await expect.element(page.getByText('Има текст, който не успя да се запише')).toBeVisible()
  })
})

test('a link to a picture without a description opens the picture, in the language that lacks it', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(history.state, '', before))
  history.replaceState(history.state, '', `#bg/alt:${news.cover}`)
  await showForm()
  await expect.element(page.getByRole('dialog', { name: 'Основна снимка: описание, надпис, кадър' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Описание на снимката (BG)' })).toHaveFocus()
  await page.getByRole('button', { name: 'Готово' }).click()
  await expect.element(page.getByRole('tab', { name: /^BG/ })).toHaveAttribute('aria-selected', 'true')
})
