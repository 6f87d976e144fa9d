import { filterByMissing, publishSlip, row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { publishNews } from './news-texts.ts'

const WORD = 'Змейгрод'
const GERMAN = 'Drachenburg'

test('an item is translated beside its source, shown when it is ready, and marked when the source has changed', async ({
  signedIn: editor,
  request,
  token,
  site,
}) => {
  const address = 'zmeygrad-2100'
  await publishNews(request, token, address, { bg: { title: `${WORD} до 2100 мм`, one: 'Първи месец.', two: 'Край.' } })
  await editor.goto('/admin')

  // "What is there not in German?"
  await filterByMissing(editor, 'DE')
  await expect(editor).toHaveURL(/missing=de/)
  await row(editor, WORD)
    .getByRole('link', { name: /^DE, отвори превода/ })
    .click()
  await editor.getByLabel('Заглавие, немски').fill(`${GERMAN} bis 2100 mm`)
  await editor.getByRole('textbox', { name: 'Текст преди галерията, немски' }).fill('Erster Monat.')
  await editor.getByRole('textbox', { name: 'Текст след галерията, немски' }).fill('Ende.')
  await expect(editor.getByText('Всичко е преведено')).toBeVisible()
  await editor.getByRole('button', { name: 'Запази превода' }).click()
  await expect(editor.getByText('се вижда само от екипа')).toBeVisible()
  const read = async () => (await fetch(`${site.url}/news/${address}?lang=de`)).text()
  expect(await read()).not.toContain(GERMAN)

  // No one but staff sees it, and they see it as the page will show it, while they write.
  await editor.setViewportSize({ width: 1440, height: 900 })
  await editor.getByRole('button', { name: 'Преглед' }).click()
  const pane = editor.getByRole('region', { name: 'Преглед' })
  const shown = pane.frameLocator('iframe').getByRole('heading', { level: 1, includeHidden: true })
  await expect(shown).toHaveText(`${GERMAN} bis 2100 mm`)
  await editor.getByLabel('Заглавие, немски').fill(`${GERMAN} bis 2150 mm`)
  await expect(shown).toHaveText(`${GERMAN} bis 2150 mm`)
  await editor.getByLabel('Заглавие, немски').fill(`${GERMAN} bis 2100 mm`)
  await editor.getByRole('button', { name: 'Преглед' }).click()
  await expect(pane).toHaveCount(0)

  await editor.getByRole('button', { name: 'Още начини за записване' }).click()
  await editor.getByRole('menuitem', { name: 'Запази и покажи на сайта' }).click()
  await expect(editor.getByText('Преводът е записан и е на сайта.')).toBeVisible()
  await expect.poll(read).toContain(GERMAN)

  await editor.getByRole('button', { name: 'Назад към публикацията' }).click()
  await editor.getByRole('tab', { name: /^BG/ }).click()
  await editor.getByLabel('Заглавие', { exact: true }).fill(`${WORD} до 2200 мм`)
  await publishSlip(editor)
  await row(editor, WORD)
    .getByRole('link', { name: /^DE, отвори превода/ })
    .click()
  const title = editor.getByRole('region', { name: /^Заглавие/ })
  await expect(title.locator('del, ins')).toHaveText(['2100', '2200'])
  await title.getByRole('button', { name: 'Преводът е верен' }).click()
  await editor.getByRole('button', { name: 'Запази превода' }).click()
  await expect(editor.getByText('Преводът е записан и е на сайта.')).toBeVisible()
  await expect(title.getByText('Променено след превода')).toHaveCount(0)
})
