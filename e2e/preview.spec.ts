import { chooseCover, newPublication, openLanguage, writeTexts } from './administration.ts'
import { expect, test } from './fixtures.ts'

test('the page stands beside the form with what is typed, in each language, as large as on a phone, too', async ({
  editor,
  site,
  request,
  expectAccessible,
}) => {
  await editor.setViewportSize({ width: 1440, height: 900 })
  await newPublication(editor)
  const pane = editor.getByRole('region', { name: 'Преглед' })
  await expect(pane.getByText('Прегледът се появява, щом напишете заглавие.')).toBeVisible()
  await expectAccessible(editor)

  await writeTexts(editor, 'EN', { title: 'Plimworth opens', one: 'A hall of glass.', two: '' })
  const frame = pane.frameLocator('iframe')
  const title = frame.getByRole('heading', { level: 1, includeHidden: true })
  await expect(title).toHaveText('Plimworth opens')
  await expect(frame.getByText('A hall of glass.')).toBeVisible()
  await chooseCover(editor)
  const cover = frame.locator('[data-cover] img')
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await editor.getByLabel('Заглавие', { exact: true }).fill('Plimworth closes')
  await expect(title).toHaveText('Plimworth closes')
  await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(1440)

  // Nothing in it takes the focus or leads away.
  await frame.locator('header a').first().click({ force: true })
  await expect(title).toHaveText('Plimworth closes')

  await openLanguage(editor, 'BG')
  await editor.getByLabel('Заглавие', { exact: true }).fill('Плимуърт отваря')
  await expect(title).toHaveText('Плимуърт отваря')
  await pane.getByLabel('Език на прегледа').selectOption('en')
  await expect(title).toHaveText('Plimworth closes')
  await pane.getByRole('button', { name: 'Телефон' }).click()
  await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(390)

  // Only this page may be framed, only by this site, and it says nothing by itself.
  const address = (await pane.locator('iframe').getAttribute('src')) ?? ''
  const answer = await request.get(site.url + address)
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(await answer.text()).not.toContain('Plimworth')
  const panel = await request.get(`${site.url}/admin`)
  expect(panel.headers()['content-security-policy']).toContain("frame-ancestors 'none'")

  // On a phone it is a tab of its own.
  await editor.setViewportSize({ width: 390, height: 844 })
  await expect(pane).toHaveCount(0)
  await editor.getByRole('tab', { name: 'Преглед' }).click()
  await expect(pane.frameLocator('iframe').getByText('Плимуърт отваря').first()).toBeVisible()
  await expectAccessible(editor)
})
