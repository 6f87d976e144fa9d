import { row } from './administration.ts'
import { expect, test } from './fixtures.ts'

test('the news are searched in every language; nothing found leads back', async ({ editor, expectAccessible }) => {
  const search = editor.getByRole('searchbox', { name: 'Търсене в заглавията' })
  const fair = row(editor, 'Три дни в Дюселдорф')
  await expect(fair).toBeVisible()
  const all = await editor.locator('main').getByRole('listitem').count()

  for (const words of ['ТРИ ДНИ в дюсел', ' 210 Meetings ']) {
    await search.fill(words)
    await expect(editor.getByText('Намерена е 1 публикация')).toBeVisible()
    await expect(fair).toBeVisible()
  }
  await expectAccessible(editor)

  await search.fill('никой не пише това')
  await expect(editor.getByRole('heading', { name: 'Няма съвпадения за „никой не пише това“' })).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Изчисти търсенето' }).click()
  await expect(editor.locator('main').getByRole('listitem')).toHaveCount(all)
})

test('ADM-14 the list is read again when a form is left without saving', async ({ editor, site }) => {
  await row(editor, 'Надзорният одит по ASI').getByRole('link').first().click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).not.toBeEmpty()
  const address = '/api/news/updateTexts/asi-surveillance-audit-2026'
  const found = await editor.request.get('/api/news/asi-surveillance-audit-2026')
  const { news } = (await found.json()) as { news: [{ content: { bg: { title: string } } }] }
  const token = await editor.evaluate(() => localStorage.getItem('adminToken'))
  news[0].content.bg.title = 'Одитът по ASI приключи'
  const theirs = await editor.request.post(address, {
    headers: { authorization: `Bearer ${token}`, origin: site.url },
    data: news[0],
  })
  expect(theirs.status()).toBe(200)

  await editor.getByRole('button', { name: 'Отказ' }).click()
  await expect(row(editor, 'Одитът по ASI приключи')).toBeVisible()
  await expect(row(editor, 'Надзорният одит по ASI')).toHaveCount(0)
})

test('on a phone the tab one is at is whole in view, also when the phone is turned', async ({ editor }) => {
  const inquiries = editor.getByRole('tab', { name: /^Запитвания/ })
  await editor.setViewportSize({ width: 390, height: 740 })
  await editor.goto('/admin?tab=inquiries')
  await expect(inquiries, 'its count comes late').toHaveText(/\d/)
  for (const width of [390, 740, 360]) {
    await editor.setViewportSize({ width, height: 740 })
    await expect(inquiries).toBeInViewport({ ratio: 1 })
  }
  const news = editor.getByRole('tab', { name: /^Новини/ })
  await news.click()
  await expect(news).toBeInViewport({ ratio: 1 })
})
