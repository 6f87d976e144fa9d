import { openLanguage, publishSlip, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { publishNews } from './news-texts.ts'

test('of an item without an English title the panel says that no list shows it, until it has one', {
  tag: ['@ADM-16', '@AMB-11'],
}, async ({ signedIn: editor, request, token, expectAccessible }) => {
  await publishNews(request, token, 'in-bulgarian-only', { bg: { title: 'Само на български' } })
  await editor.goto('/admin')
  const item = row(editor, 'Само на български')
  await expect(item).toContainText('не е в списъка на сайта')
  await expectAccessible(editor)

  await item.getByRole('link').first().click()
  const note = editor.getByText('публикацията не влиза в списъка на сайта')
  await openLanguage(editor, 'BG')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Само на български, засега')
  await publishSlip(editor)
  await expect(editor.getByText('Промените са публикувани.')).toBeVisible()
  await expect(note).toBeVisible()

  await item.getByRole('link').first().click()
  const toSite = editor.getByRole('link', { name: 'Виж на сайта', exact: true })
  await expect(toSite).toHaveAttribute('href', '/news/in-bulgarian-only')
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('In English as well')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Промените са публикувани.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect(item).not.toContainText('не е в списъка на сайта')
})
