import type { Correction } from 'api/contract/corrections'
import type { NewsItem, StaffNews } from 'api/contract/news'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editedNews } from '#features/admin/news-form/edited-news.ts'
import { NewsForm } from '#features/admin/news-form/news-form.tsx'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'

const empty = { title: '', contentOne: '', contentTwo: '' }
const ID = 'a0000000-0000-4000-8000-000000000001'
const news: NewsItem = {
  ...{ _id: ID, url: 'casthouse', date: '2026-06-18', cover: 'cover-16x9.jpg' },
  ...{ gallery: [], isMediaNews: false, alt: {}, updatedAt: '2026-06-18T07:05:00.000000Z' },
  content: { bg: empty, en: { ...empty, title: 'Casthouse' }, de: empty, it: empty },
}
const staffOnly: StaffNews['staffOnly'] = {
  ...{ status: 'published', state: 'published', visibleFrom: null, visibleUntil: null, inTranslation: {} },
  ...{ updatedBy: 'anna', draft: null },
}
const paragraphs = [
  [
    { change: 'removed' as const, text: '3900' },
    { change: 'added' as const, text: '3300' },
    { change: 'same' as const, text: ' tonnes' },
  ],
]
const QUESTION = /^POST .api.admin.news.*.word-changes$/
const SAVE = /^POST .api.news.updateTexts.casthouse$/

const showForm = (item: NewsItem = news) =>
  renderStaff((leave) => (
    <NewsForm item={editedNews({ news: item, staffOnly })} isMedia={false} onSaved={leave} onClose={leave} />
  ))
const settings = page.getByRole('tab', { name: 'Настройки' })
const title = page.getByLabelText('Заглавие', { exact: true })
const save = page.getByRole('button', { name: 'Публикувай' })
const dialog = page.getByRole('dialog')
const reason = dialog.getByLabelText('Причина, едно изречение на английски (по желание)')
/** What was published; a draft is kept by itself after each pause. */
const saves = (asked: ReturnType<typeof answering>) =>
  asked.filter(({ what, body }) => SAVE.test(what) && !Object(body).isAutomatic)

const answered = () =>
  answering([
    [QUESTION, () => ({ changes: [{ language: 'en', paragraphs, more: 1 }] })],
    [SAVE, () => ({ ok: true, news, staffOnly })],
  ])

test('who changes words that visitors have read is asked once, sees what they would see, and says why', async () => {
  const asked = answered()
  const { path } = await showForm()
  await title.fill('Casthouse, 3300 tonnes')
  await save.click()
  await expect.element(dialog).toMatchTextContent('Поправка или дребна грешка?')
  await expect.element(dialog).toMatchTextContent('Сега3300 tonnesПреди3900 tonnesИ още 1 променен абзац.')
  await expectAccessible()
  await reason.fill('A figure was wrong.')
  await dialog.getByRole('button', { name: 'Поправка', exact: true }).click()
  await expect.poll(path).toBe('/admin')
  expect(saves(asked).map(({ body }) => body)).toEqual([
    expect.objectContaining({ correction: { en: 'A figure was wrong.' } }),
  ])
})

test('a slip is saved without a notice; who closes the question has saved nothing and keeps what was typed', async () => {
  const asked = answered()
  const { path } = await showForm()
  await title.fill('Casthouse.')
  await save.click()
  await reason.fill('Kept')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(save).toBeEnabled()
  expect(saves(asked)).toEqual([])
  await save.click()
  await expect.element(reason).toHaveValue('Kept')
  await dialog.getByRole('button', { name: 'Дребна грешка' }).click()
  await expect.poll(path).toBe('/admin')
  expect(saves(asked)[0]?.body).toMatchObject({ correction: null })
})

test('what changes no words is asked nothing', async () => {
  const asked = answered()
  const { path } = await showForm()
  await settings.click()
  await page.getByRole('textbox', { name: /^Дата/ }).fill('19-06-2026')
  await save.click()
  await expect.poll(path).toBe('/admin')
  expect(asked.some(({ what }) => QUESTION.test(what))).toBe(false)
  expect(saves(asked)[0]?.body).not.toHaveProperty('correction')
})

test('a notice is withdrawn after a question that shows what it tells', async () => {
  const correction: Correction = { id: ID, at: '2026-06-22T06:40:00Z', language: 'en', reason: '', paragraphs, more: 0 }
  const asked = answering([[/^DELETE .*corrections/, () => ({ ok: true, news, staffOnly })]])
  await showForm({ ...news, corrections: [correction] })
  await settings.click()
  await page.getByRole('button', { name: 'Оттегли: 22-06-2026, 09:40, английски' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect.element(confirm).toMatchTextContent('Преди3900 tonnes')
  await expectAccessible()
  await confirm.getByRole('button', { name: 'Оттегли' }).click()
  await expect.element(page.getByText('Под текста няма поправки.')).toBeVisible()
  expect(asked.map(({ what }) => what)).toContain(`DELETE /api/admin/news/${ID}/corrections/${ID}`)
})
