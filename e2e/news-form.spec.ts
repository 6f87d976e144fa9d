import { chooseCover, keepDraftsHere, newPublication, openLanguage, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { readNews, updateNewsTexts } from './news-texts.ts'
import { tokenOf } from './token.ts'

test('an expired session loses nothing: after the login the draft is offered', {
  tag: ['@AMB-32', '@ADM-24'],
  annotation: { type: 'expected', description: 'authentication required' },
}, async ({ editor, site }) => {
  await keepDraftsHere(editor)
  await newPublication(editor)
  await chooseCover(editor)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Written before the session ended')
  const address = editor.getByLabel('Адрес (URL)')
  await address.fill('')
  await address.pressSequentially('new-cut-to-length-line')
  await expect(editor.getByText('Вече има новина с този адрес')).toBeVisible()
  await address.fill('written-before')
  await expect(editor.getByText('Адресът е свободен')).toBeVisible()
  const token = await tokenOf(editor)
  await fetch(`${site.url}/api/admin/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin\/login/)
  await editor.getByLabel('Потребителско име').fill(site.admin.username)
  await editor.getByLabel('Парола', { exact: true }).fill(site.admin.password)
  await editor.getByRole('button', { name: 'Влез' }).click()
  await expect(editor).toHaveURL(/\/admin\/news\/new/)
  await editor.getByRole('button', { name: 'Продължи с черновата' }).click()
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Written before the session ended')
})

test('two editors: whoever saves second is shown both versions and chooses', {
  annotation: { type: 'expected', description: 'changed by somebody else in the meantime' },
}, async ({ editor, request, borrowNews, expectAccessible }) => {
  const item = await borrowNews('results-2024')
  await row(editor, 'Резултати за 2024').getByRole('link').first().click()
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Mine')
  item.content.bg.title = 'Резултати за 2024 г., допълнени'
  await updateNewsTexts(request, await tokenOf(editor), 'results-2024', item)

  await editor.getByRole('button', { name: 'Публикувай' }).click()
  const dialog = editor.getByRole('alertdialog').or(editor.getByRole('dialog'))
  await expect(dialog).toContainText('Някой друг записа преди Вас')
  await expectAccessible(editor)
  await dialog.getByRole('button', { name: 'Запази избраното' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const { content } = await readNews(request, 'results-2024')
  expect([content.en.title, content.bg.title]).toEqual(['Mine', 'Резултати за 2024 г., допълнени'])
})

test('a save that fails says so, keeps everything and can be tried again', {
  tag: ['@ADM-15'],
  annotation: { type: 'expected', description: 'no connection' },
}, async ({ editor, context, borrowNews }) => {
  await borrowNews('safety-year-in-the-extrusion-plant')
  await row(editor, 'Пресовият цех').getByRole('link').first().click()
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Kept through a failure')
  await context.setOffline(true)
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByRole('alert')).toContainText('Не успяхме да запишем')
  await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue('Kept through a failure')
  await context.setOffline(false)
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
})

test('every page of the administration fits 360 px', async ({ editor }) => {
  await editor.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    '/admin',
    '/admin?tab=careers',
    '/admin/news/new',
    '/admin/news/results-2024',
    '/admin/careers/new',
  ]) {
    await editor.goto(path)
    await expect(editor.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(editor.getByRole('button', { name: 'Изход' })).toBeVisible()
    expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})
