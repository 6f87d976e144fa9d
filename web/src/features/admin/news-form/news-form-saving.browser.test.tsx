import type { NewsItem, StaffNews } from 'api/contract/news'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering } from '#features/admin/testing/answering.ts'
import { expectAccessible } from '#features/admin/testing/expect-accessible.ts'
import { renderStaff } from '#features/admin/testing/render-staff.tsx'
import { editedNews } from './edited-news.ts'
import { NewsForm } from './news-form.tsx'

const empty = { title: '', contentOne: '', contentTwo: '' }
const news: NewsItem = {
  ...{ _id: 'a0000000-0000-4000-8000-000000000001', url: 'results-2024', date: '2026-03-12', cover: 'cover-16x9.jpg' },
  ...{ gallery: [], isMediaNews: false, alt: {}, updatedAt: '2026-03-12T07:05:00.000000Z' },
  content: { bg: { ...empty, title: 'Резултати' }, en: { ...empty, title: 'Results' }, de: empty, it: empty },
}
const desk: StaffNews['desk'] = {
  ...{ status: 'published', state: 'published', visibleFrom: null, visibleUntil: null, waiting: {} },
  ...{ updatedBy: 'boris', draft: null },
}
const SAVE = /^POST .api.news.updateTexts.results-2024$/

/** Nothing that visitors have read has changed: no question. */
const UNASKED: Parameters<typeof answering>[0] = [[/^POST .api.admin.news.*.word-changes$/, () => ({ changes: [] })]]

const showForm = () =>
  renderStaff((leave) => <NewsForm item={editedNews({ news, desk })} isMedia={false} onSaved={leave} onClose={leave} />)
const title = page.getByLabelText('Заглавие', { exact: true })
const save = page.getByRole('button', { name: 'Публикувай' })
const dialog = page.getByRole('alertdialog')

test('a save that fails says so, keeps everything and can be tried again', { tags: ['ADM-15'] }, async () => {
  let isDown = true
  const asked = answering([
    ...UNASKED,
    [SAVE, () => (isDown ? Response.json({ error: 'unavailable' }, { status: 503 }) : { ok: true, news, desk })],
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

test('who has published leaves no draft behind, also when the page is put aside while the list is on its way', async () => {
  const asked = answering([...UNASKED, [SAVE, () => ({ ok: true, news, desk })], [/^GET .api.marker$/, () => ({})]])
  const saved = vi.fn()
  await renderStaff((leave) => (
    <NewsForm item={editedNews({ news, desk })} isMedia={false} onSaved={saved} onClose={leave} />
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
        if (!isFirst) return { ok: true, news: theirs, desk }
        return Response.json({ error: 'changed', current: theirs, desk }, { status: 412 })
      },
    ],
  ])
  const { path } = await showForm()
  await title.fill('Mine')
  await save.click()
  await expect.element(dialog).toMatchTextContent('boris записа промени')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Запази избраното' }).click()
  await expect.poll(path).toBe('/admin')
  expect(asked.findLast(({ what }) => SAVE.test(what))?.body).toMatchObject({
    content: { bg: { title: 'Резултати, допълнени' }, en: { title: 'Mine' } },
  })
})
