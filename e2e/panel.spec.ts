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
