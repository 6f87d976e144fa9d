import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newPublication, openSettings, tenPictures } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { heavyPicture, hugePicture } from './make-pictures.ts'

const gallery = (page: Page) => page.getByRole('list', { name: 'Галерия' })
const add = (page: Page) => page.getByLabel('Добави снимки')

/** The names of the stored pictures of an item, the cover first. */
async function storedPictures(site: string, url: string): Promise<string[]> {
  const { news } = (await (await fetch(`${site}/api/news/${url}`)).json()) as {
    news: [{ cover: string; gallery: string[] }]
  }
  return [news[0].cover, ...news[0].gallery]
}

test('the browser makes a JPEG of a photograph of an iPhone, by a decoder of our own site, and shrinks what is too large in bytes or pixels; a line that breaks costs one picture of five, which is sent again alone; the article has all, with captions and crops', {
  tag: ['@ADM-18', '@AMB-46'],
  annotation: { type: 'expected', description: 'no connection' },
}, async ({ editor, page, site, expectAccessible }) => {
  const sent: string[] = []
  let isCut = true
  await editor.route('/api/admin/pictures', (route) => {
    const name = route.request().headers()['x-file-name'] ?? ''
    sent.push(name)
    return name === 'gallery-2.png' && isCut ? route.abort('connectionreset') : route.fallback()
  })
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

  await add(editor).setInputFiles([
    ...tenPictures.slice(0, 3),
    heavyPicture('heavy.png', 11 * 1024 * 1024),
    hugePicture('huge.png', 8000, 6500),
  ])
  const shrunk = gallery(editor).getByText(/^Намалена от \d+(,\d)? на \d(,\d)? MB$/)
  // Millions of pixels are encoded behind everything else the machine has to do.
  for (const place of [0, 1]) await shrunk.nth(place).waitFor({ timeout: 0 })
  await expect(gallery(editor).getByText('Връзката прекъсна')).toBeVisible()
  const foot = editor.getByText('1 снимка не е качена.')
  await expect(foot).toBeVisible()
  await expectAccessible(editor)

  const details = (name: string) => editor.getByRole('dialog', { name: `${name}: описание, надпис, кадър` })
  await editor.getByRole('button', { name: 'Основна снимка: Описание и кадър' }).click()
  await details('Основна снимка').getByLabel('Описание на снимката (EN)').fill('The press line')
  await details('Основна снимка')
    .locator('div:has(> i)')
    .click({ position: { x: 4, y: 60 } })
  await expect(details('Основна снимка').getByLabel('Отляво надясно')).toHaveValue('0')
  const next = editor.getByRole('button', { name: 'Следваща снимка' })
  await next.click()
  await details('Снимка 1').getByLabel('Надпис под снимката (EN)').fill('The first coil')
  await next.click()
  await details('Снимка 2').getByLabel('Само украса').check()
  await editor.getByRole('button', { name: 'Готово' }).click()
  await expect(details('Снимка 2')).toHaveCount(0)

  // Publishing tries once more, and says which picture keeps it.
  await editor.getByLabel('Заглавие', { exact: true }).fill('Five over a broken line')
  await openSettings(editor)
  await editor.getByLabel('Адрес на страницата').fill('five-over-a-broken-line')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor.getByRole('alert')).toContainText('затова публикацията още не е записана')
  await expect(editor.getByRole('button', { name: 'Опитай отново: Снимка 3' })).toBeFocused()
  isCut = false
  await editor.keyboard.press('Enter')
  await expect(foot).toBeHidden()
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  expect(await storedPictures(site.url, 'five-over-a-broken-line')).toEqual([
    expect.stringMatching(/-640x480\.jpg$/),
    ...Array.from({ length: 3 }, () => expect.stringMatching(/-480x320\.png$/)),
    expect.stringMatching(/-400x300\.jpg$/),
    expect.stringMatching(/-2560x2080\.jpg$/),
  ])
  expect(sent.filter((name) => name === 'gallery-2.png')).toHaveLength(3)
  expect(sent.filter((name) => name === 'gallery-1.png')).toHaveLength(1)

  await test.step('what is most important stays in every crop, a caption is read, a decoration is not described', async () => {
    await page.goto('/news/five-over-a-broken-line')
    await expect(page.locator('p:visible', { hasText: 'The first coil' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'The press line' })).toHaveCSS('object-position', /^0% /)
    const stripes = page.locator('img[src*=".png?w="]').first()
    await expect(stripes, 'what is transparent lies on white').toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expectAccessible(page, 'article')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByText('2/5')).toBeVisible()
    await expect(page.locator('[aria-roledescription="carousel"] button img')).toHaveAttribute('alt', '')
  })
})
