import { chooseCover, newPublication, openLanguage, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './make-pictures.ts'

test('of an item without an English title the form and the panel say that no list shows it', {
  tag: ['@ADM-16', '@AMB-11'],
}, async ({ editor, expectAccessible }) => {
  await newPublication(editor)
  await chooseCover(editor, picture('cover.png', { width: 300, height: 200 }))
  await openLanguage(editor, 'BG')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Само на български')
  await expect(editor.getByText('Без заглавие на английски няма да е в списъка на сайта')).toBeVisible()
  await expect(editor.getByText('Липсва: свободен адрес.')).toBeVisible()
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
  await expect(editor.getByText('няма да е в списъка на сайта')).toHaveCount(0)
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Промените са записани.')).toBeVisible()
  await expect(editor.getByText('публикацията не влиза в списъка на сайта')).toHaveCount(0)
})

test('what is transparent in a picture of the news lies on white', async ({ page }) => {
  await page.goto('/news/in-bulgarian-only')
  const cover = page.locator('img[src*=".png?w="]').first()
  await expect(cover).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
