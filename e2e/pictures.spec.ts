import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooseCover, newPublication, tenPictures } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture, pictureOf } from './make-pictures.ts'

const gallery = (page: Page) => page.getByRole('list', { name: 'Галерия' })
const add = (page: Page) => page.getByLabel('Добави снимки')

/** The names of the stored pictures of an item, the cover first. */
async function storedPictures(site: string, url: string): Promise<string[]> {
  const { news } = (await (await fetch(`${site}/api/news/${url}`)).json()) as {
    news: [{ cover: string; gallery: string[] }]
  }
  return [news[0].cover, ...news[0].gallery]
}

test('the browser makes a JPEG of a photograph of an iPhone, by a decoder of our own site, and shrinks what is too large in bytes or pixels', {
  tag: ['@AMB-46'],
}, async ({ editor, site }) => {
  const asked: string[] = []
  editor.on('request', (request) => asked.push(request.url()))
  await newPublication(editor)
  expect(asked.filter((url) => url.includes('heic'))).toEqual([])
  const photograph = readFileSync(new URL('photo.heic', import.meta.url))
  await editor
    .getByLabel('Избери основна снимка')
    .setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: photograph }])
  await expect(editor.getByText('Превърната от HEIC в JPEG')).toBeVisible()
  const shown = editor.getByAltText('Избрана основна снимка')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual([])

  const heavy = pictureOf('heavy.png', 2000, 2000, () => randomBytes(2000 * 3))
  expect(heavy.buffer.length).toBeGreaterThan(11 * 1024 * 1024)
  await add(editor).setInputFiles([heavy, picture('huge.png', { width: 8000, height: 6500 })])
  // Millions of pixels are encoded behind everything else the machine has to do.
  for (const shrunk of [
    gallery(editor)
      .getByText(/^Намалена от/)
      .first(),
    gallery(editor)
      .getByText(/^Намалена от/)
      .nth(1),
  ])
    await shrunk.waitFor({ timeout: 0 })
  await expect(
    gallery(editor)
      .getByText(/^Намалена от \d+(,\d)? на \d(,\d)? MB$/)
      .first(),
  ).toBeVisible()

  await editor.getByLabel('Заглавие', { exact: true }).fill('Taken by telephone')
  await editor.getByLabel('Адрес (URL)').fill('taken-by-telephone')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await editor.waitForURL(/\/admin(\?|$)/, { timeout: 0 })
  expect(await storedPictures(site.url, 'taken-by-telephone')).toEqual([
    expect.stringMatching(/-640x480\.jpg$/),
    expect.stringMatching(/-2000x2000\.jpg$/),
    expect.stringMatching(/-2560x2080\.jpg$/),
  ])
})

test('a line that breaks costs one picture of ten, which is sent again alone; the article has all, with captions and crops', {
  tag: ['@ADM-18'],
  annotation: { type: 'expected', description: 'no connection' },
}, async ({ editor, page, site, expectAccessible }) => {
  const sent: string[] = []
  let isCut = true
  await editor.route('/api/admin/pictures', (route) => {
    const name = route.request().headers()['x-file-name'] ?? ''
    sent.push(name)
    return name === 'gallery-3.png' && isCut ? route.abort('connectionreset') : route.fallback()
  })
  await newPublication(editor)
  await chooseCover(editor)
  await add(editor).setInputFiles(tenPictures)
  await expect(gallery(editor).getByText('Връзката прекъсна')).toBeVisible()
  const foot = editor.getByText('1 снимка не е качена.')
  await expect(foot).toBeVisible()
  await expectAccessible(editor)

  await editor.getByLabel('Основна снимка: Описание на снимката (EN)').fill('The press line')
  const details = (name: string) => editor.getByRole('group', { name: `${name}: Надпис и кадър` })
  await editor.getByRole('button', { name: 'Основна снимка: Надпис и кадър' }).click()
  await details('Основна снимка')
    .locator('div:has(> i)')
    .click({ position: { x: 4, y: 60 } })
  await expect(details('Основна снимка').getByLabel('Отляво надясно')).toHaveValue('0')
  await editor.getByRole('button', { name: 'Снимка 1: Надпис и кадър' }).click()
  await details('Снимка 1').getByLabel('Надпис под снимката').fill('The first coil')
  await editor.getByRole('button', { name: 'Снимка 2: Надпис и кадър' }).click()
  await details('Снимка 2').getByLabel('Само за украса').check()

  // Publishing tries once more, and says which picture keeps it.
  await editor.getByLabel('Заглавие', { exact: true }).fill('Ten over a broken line')
  await editor.getByLabel('Адрес (URL)').fill('ten-over-a-broken-line')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByRole('alert')).toContainText('затова публикацията още не е записана')
  await expect(editor.getByRole('button', { name: 'Опитай отново: Снимка 4' })).toBeFocused()
  isCut = false
  await editor.keyboard.press('Enter')
  await expect(foot).toBeHidden()
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  expect(await storedPictures(site.url, 'ten-over-a-broken-line')).toHaveLength(11)
  expect(sent.filter((name) => name === 'gallery-3.png')).toHaveLength(3)
  expect(sent.filter((name) => name === 'gallery-4.png')).toHaveLength(1)

  await test.step('what is most important stays in every crop, a caption is read, a decoration is not described', async () => {
    await page.goto('/news/ten-over-a-broken-line')
    await expect(page.locator('p:visible', { hasText: 'The first coil' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'The press line' })).toHaveCSS('object-position', /^0% /)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next image' }).click()
    await expect(page.getByText('2/10')).toBeVisible()
    await expect(page.locator('[aria-roledescription="carousel"] button img')).toHaveAttribute('alt', '')
  })
})
