import { chooseCover, newPublication, openLanguage, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'

test('of an item without an English title the panel says that no list shows it, until it has one', {
  tag: ['@ADM-16', '@AMB-11'],
}, async ({ editor, expectAccessible }) => {
  await newPublication(editor)
  await chooseCover(editor, picture('cover.png', { width: 300, height: 200 }))
  await openLanguage(editor, 'BG')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Само на български')
  await editor.getByLabel('Адрес (URL)').fill('in-bulgarian-only')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Новината е публикувана.')).toBeVisible()
  await expect(editor.getByText('публикацията не влиза в списъка на сайта')).toBeVisible()
  await expectAccessible(editor)

  await row(editor, 'Само на български').getByRole('link').first().click()
  const toSite = editor.getByRole('link', { name: 'Виж на сайта', exact: true })
  await expect(toSite).toHaveAttribute('href', '/news/in-bulgarian-only')
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('In English as well')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Промените са записани.')).toBeVisible()
  await expect(editor.getByText('публикацията не влиза в списъка на сайта')).toHaveCount(0)

  await editor.goto('/news/in-bulgarian-only')
  const cover = editor.locator('img[src*=".png?w="]').first()
  await expect(cover, 'what is transparent lies on white').toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
