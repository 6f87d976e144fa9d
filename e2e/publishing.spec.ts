import { chooseCover, newPublication, openLanguage, row } from './administration.ts'
import { expectNothingOnSite } from './administration-states.ts'
import { expect, test } from './fixtures.ts'

const WORD = 'Qwyxthorp'

test('a draft without a cover is kept for the team, planned, shown and hidden again', {
  tag: ['@ADM-16'],
}, async ({ editor, site, expectAccessible }) => {
  await newPublication(editor)
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill(`${WORD} opens a new hall`)
  await editor.getByRole('button', { name: 'Още начини за записване' }).click()
  await expect(editor.getByRole('menuitem', { name: 'Запази като чернова' })).toBeFocused()
  await expectAccessible(editor)
  await editor.keyboard.press('Enter')
  await expect(editor.getByText('Черновата е записана.')).toBeVisible()
  await expect(row(editor, WORD)).toContainText('Чернова')
  await expectNothingOnSite(site.url, WORD)

  // A colleague at another computer goes on with it.
  await editor.getByRole('button', { name: /^Чернови/ }).click()
  await expect(editor).toHaveURL(/show=draft/)
  await expectAccessible(editor)
  await row(editor, WORD).getByRole('link').first().click()
  await expect(editor.getByText('Чернова. Записано на')).toBeVisible()
  await chooseCover(editor)
  await editor.getByRole('button', { name: 'Предложи от заглавието' }).click()
  await editor.getByRole('button', { name: 'Още начини за записване' }).click()
  await editor.getByRole('menuitem', { name: 'Планирай…' }).click()
  await expect(editor.getByLabel('Час', { exact: true })).toHaveValue('09:00')
  await expect(editor.getByText('българско време')).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Планирай', exact: true }).click()
  await expect(editor.getByText(/Новината ще се покаже на .* в 09:00\./)).toBeVisible()
  await expectNothingOnSite(site.url, WORD)
  // The picture of what visitors may not see yet is there for staff.
  const picture = row(editor, WORD).getByRole('presentation', { includeHidden: true }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await row(editor, WORD).getByRole('link').first().click()
  await editor.getByLabel('Веднага').check()
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Промените са записани.')).toBeVisible()
  expect(await (await fetch(`${site.url}/news`)).text()).toContain(WORD)

  await row(editor, WORD).getByRole('link').first().click()
  await editor.getByRole('button', { name: 'Още начини за записване' }).click()
  await editor.getByRole('menuitem', { name: 'Запази и скрий от сайта' }).click()
  await expect(editor.getByText('Записано. На сайта не се вижда.')).toBeVisible()
  await expect(row(editor, WORD)).toContainText('Скрита')
  await expectNothingOnSite(site.url, WORD)
})
