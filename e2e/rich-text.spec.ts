import { chooseCover, newPublication, openLanguage, tenPictures } from './administration.ts'
import { expect, test } from './fixtures.ts'

/** As the clipboard of Word Online brings it. */
const PASTED = `<p role="heading" aria-level="1">What is new</p>
<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>a six-high mill</p></li></ul></div>
<div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>two work rolls</p></li></ul></div>
<table><tbody><tr><td><b>Alloy</b></td><td><b>Temper</b></td><td><b>Thickness, mm</b></td><td><b>Width, mm</b></td></tr>
<tr><td>8011</td><td>O</td><td>0.2</td><td>2,200</td></tr></tbody></table>
<p>That is all.</p>`

test('what was pasted with its list and its table is read so on the site, in the list of news and in the feed', {
  tag: ['@ADM-36'],
}, async ({ editor, page, site, expectAccessible }) => {
  await newPublication(editor)
  await openLanguage(editor, 'EN')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Structwell keeps its structure')
  await editor.getByRole('textbox', { name: 'Текст преди галерията' }).click()
  await editor.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, PASTED)
  await chooseCover(editor)
  await editor.getByLabel('Добави снимки').setInputFiles(tenPictures.slice(0, 2))
  await expect(editor.getByText('2 от 10')).toBeVisible()
  await editor.getByRole('button', { name: 'Още форматиране' }).first().click()
  await editor.getByRole('button', { name: 'Снимка от галерията' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Снимка 2' }).click()
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByText('Новината е публикувана.')).toBeVisible()

  const address = '/news/structwell-keeps-its-structure'
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: 'What is new' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'two work rolls' }).last()).toHaveText('two work rolls')
  await expect(page.getByRole('columnheader', { name: 'Alloy' })).toBeVisible()
  const picture = page.locator('[data-rich-text] figure img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'article')

  const summaries = await (await fetch(`${site.url}/api/news?fields=summary`)).text()
  expect(summaries).toContain('"What is new a six-high mill two work rolls Alloy Temper Thickness, mm Width, mm 8011')
  expect(await (await fetch(`${site.url}/feed.xml`)).text()).toContain('two work rolls')
})
