import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooseCover, newPublication, row, tenPictures } from './administration.ts'
import { expect, test } from './fixtures.ts'
import { picture, pictureOf } from './make-pictures.ts'

const gallery = (page: Page) => page.getByRole('list', { name: 'Галерия' })
const add = (page: Page) => page.getByLabel('Добави снимки')
const heic = { name: 'IMG_5678.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') }
const note = { name: 'notes.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('x') }

test('a bad picture is named with its remedy, and the good ones beside it are taken', {
  tag: ['@ADM-18', '@ADM-19', '@AMB-46'],
}, async ({ editor, expectAccessible }) => {
  await newPublication(editor)
  await add(editor).setInputFiles([tenPictures[0], note, tenPictures[1], tenPictures[2]].filter((file) => !!file))
  await expect(gallery(editor).getByRole('img')).toHaveCount(3)
  const alert = editor.getByRole('alert')
  await expect(alert).toContainText('Разрешени са само изображения (.jpg, .jpeg, .png, .gif): „notes.docx“')
  await expectAccessible(editor)
  await add(editor).setInputFiles([heic])
  await expect(alert).toContainText('„IMG_5678.HEIC“ не е взета: файлът е непълен и не може да се превърне в JPEG.')
  await expect(alert).toContainText('Settings → Camera → Formats → Most Compatible')
  await expect(gallery(editor).getByRole('img')).toHaveCount(3)
  await expectAccessible(editor)

  await add(editor).setInputFiles([...tenPictures.slice(3), picture('eleven.png'), picture('twelve.png')])
  await expect(editor.getByText('10 от 10')).toBeVisible()
  await expect(alert).toHaveText('Може да качите до 10 снимки. Останаха „eleven.png“, „twelve.png“.')
})

test('photographs too large in bytes or in pixels are shrunk by the browser, and saved', { tag: ['@AMB-46'] }, async ({
  editor,
  site,
}) => {
  await newPublication(editor)
  const heavy = pictureOf('heavy.png', 2000, 2000, () => randomBytes(2000 * 3))
  expect(heavy.buffer.length).toBeGreaterThan(11 * 1024 * 1024)
  await editor.getByLabel('Избери основна снимка').setInputFiles([heavy])
  const shrunk = editor.getByText(/^Намалена от \d+(,\d)? на \d(,\d)? MB$/)
  // Millions of pixels are encoded behind everything else the machine has to do.
  await shrunk.waitFor({ timeout: 0 })
  const huge = picture('huge.png', { width: 8000, height: 6500 })
  await add(editor).setInputFiles([tenPictures[0], huge].filter((file) => !!file))
  await gallery(editor).getByText('Намалена от').waitFor({ timeout: 0 })
  await expect(gallery(editor).getByRole('img')).toHaveCount(2)

  await editor.getByLabel('Заглавие', { exact: true }).fill('Shrunk pictures')
  await editor.getByLabel('Адрес (URL)').fill('shrunk-pictures')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await editor.waitForURL(/\/admin(\?|$)/, { timeout: 0 })
  const { news } = (await (await fetch(`${site.url}/api/news/shrunk-pictures`)).json()) as {
    news: [{ cover: string; gallery: string[] }]
  }
  expect(news[0].cover).toMatch(/-2000x2000\.jpg$/)
  expect(news[0].gallery[1]).toMatch(/-2560x2080\.jpg$/)
})

test('a photograph of an iPhone becomes a JPEG in the browser, by a decoder of our own site that is loaded only then', async ({
  editor,
  site,
}) => {
  const asked: string[] = []
  editor.on('request', (request) => asked.push(request.url()))
  await newPublication(editor)
  expect(asked.filter((url) => url.includes('heic'))).toEqual([])
  await editor
    .getByLabel('Избери основна снимка')
    .setInputFiles([
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: readFileSync(new URL('photo.heic', import.meta.url)) },
    ])
  await expect(editor.getByText('Превърната от HEIC в JPEG')).toBeVisible()
  const shown = editor.getByAltText('Избрана основна снимка')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual([])
  await editor.getByLabel('Заглавие', { exact: true }).fill('Taken by telephone')
  await editor.getByLabel('Адрес (URL)').fill('taken-by-telephone')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const { news } = (await (await fetch(`${site.url}/api/news/taken-by-telephone`)).json()) as {
    news: [{ cover: string }]
  }
  expect(news[0].cover).toMatch(/-640x480\.jpg$/)
})

test('a line that breaks costs one picture of ten, which is sent again alone; the article has all in their order', {
  tag: ['@ADM-18'],
  annotation: { type: 'expected', description: 'no connection' },
}, async ({ editor, site, expectAccessible }) => {
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
  const { news } = (await (await fetch(`${site.url}/api/news/ten-over-a-broken-line`)).json()) as {
    news: [{ gallery: string[] }]
  }
  expect(news[0].gallery).toHaveLength(10)
  expect(sent.filter((name) => name === 'gallery-3.png')).toHaveLength(3)
  expect(sent.filter((name) => name === 'gallery-4.png')).toHaveLength(1)
})

test('a removed picture comes back where it was, with its description; so does the cover', async ({
  editor,
  expectAccessible,
}) => {
  await newPublication(editor)
  await chooseCover(editor)
  await add(editor).setInputFiles(tenPictures.slice(0, 3))
  await editor.getByLabel('Описание на снимка 2 (EN)').fill('The second one')
  const sources = () =>
    gallery(editor)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  const before = await sources()
  await editor.getByRole('button', { name: 'Премахни снимка 2' }).click()
  await expect(editor.getByText('Снимката е премахната.')).toBeVisible()
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Върни' }).click()
  await expect(editor.getByRole('button', { name: 'Премахни снимка 2' })).toBeFocused()
  expect(await sources()).toEqual(before)
  await expect(editor.getByLabel('Описание на снимка 2 (EN)')).toHaveValue('The second one')

  await editor.getByRole('button', { name: 'Премахни основната снимка' }).click()
  await expect(editor.getByText('Основната снимка е премахната.')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Върни' })).toBeFocused()
  await editor.keyboard.press('Enter')
  await expect(editor.getByAltText('Избрана основна снимка')).toBeVisible()
})

test('a picture goes to the first place, and a stored one becomes the cover, in one press each', async ({
  editor,
  site,
}) => {
  const stored = async () => {
    const answer = await fetch(`${site.url}/api/news/covers-swapped`)
    const { news } = (await answer.json()) as { news: [{ cover: string; gallery: string[] }] }
    return news[0]
  }
  await newPublication(editor)
  await chooseCover(editor)
  await add(editor).setInputFiles([
    picture('a.png', { width: 300, height: 200 }),
    picture('b.png', { width: 310 }),
    picture('c.png', { width: 320 }),
  ])
  await editor.getByRole('button', { name: 'Снимка 3: Премести най-отпред' }).click()
  await editor.getByLabel('Заглавие', { exact: true }).fill('Covers swapped')
  await editor.getByLabel('Адрес (URL)').fill('covers-swapped')
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const sizes = (files: string[]) => files.map((file) => /-(\d+)x/.exec(file)?.[1])
  expect(sizes((await stored()).gallery)).toEqual(['320', '300', '310'])

  await row(editor, 'Covers swapped').getByRole('link').first().click()
  await editor.getByRole('button', { name: 'Снимка 2: Направи основна' }).click()
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)
  const { cover, gallery: pictures } = await stored()
  expect(sizes([cover, ...pictures])).toEqual(['300', '320', '1600', '310'])
})

test('what is most important in a picture stays in every crop, its caption is read, and a decoration is not described', async ({
  editor,
  page,
  expectAccessible,
}) => {
  await newPublication(editor)
  await chooseCover(editor)
  await add(editor).setInputFiles([picture('a.png', { width: 300, height: 200 }), picture('b.png', { width: 310 })])
  await editor.getByLabel('Заглавие', { exact: true }).fill('Captioned pictures')
  await editor.getByLabel('Адрес (URL)').fill('captioned-pictures')
  const missing = (words: string) => editor.getByRole('button', { name: words })
  await missing('3 снимки са без описание').click()
  await expect(editor.getByLabel('Основна снимка: Описание на снимката (EN)')).toBeFocused()
  await editor.keyboard.type('The press line')

  await editor.getByRole('button', { name: 'Основна снимка: Надпис и кадър' }).click()
  const cover = editor.getByRole('group', { name: 'Основна снимка: Надпис и кадър' })
  await cover.getByLabel('Отляво надясно').focus()
  await editor.keyboard.press('ArrowLeft')
  await editor.keyboard.press('ArrowLeft')
  await cover.locator('div:has(> i)').click({ position: { x: 4, y: 60 } })
  await expect(cover.getByLabel('Отляво надясно')).toHaveValue('0')
  await editor.getByRole('button', { name: 'Снимка 1: Надпис и кадър' }).click()
  await editor
    .getByRole('group', { name: 'Снимка 1: Надпис и кадър' })
    .getByLabel('Надпис под снимката')
    .fill('The first coil')
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Снимка 2: Надпис и кадър' }).click()
  await editor.getByRole('group', { name: 'Снимка 2: Надпис и кадър' }).getByLabel('Само за украса').check()
  await expect(editor.getByLabel('Описание на снимка 2 (EN)')).toBeDisabled()
  await expect(missing('1 снимка е без описание')).toBeVisible()
  await editor.getByRole('button', { name: 'Публикувай' }).click()
  await expect(editor).toHaveURL(/\/admin(\?|$)/)

  await page.goto('/news/captioned-pictures')
  await expect(page.locator('p:visible', { hasText: 'The first coil' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The press line' })).toHaveCSS('object-position', /^0% /)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect(page.getByText('2/2')).toBeVisible()
  await expect(page.locator('[aria-roledescription="carousel"] button img')).toHaveAttribute('alt', '')
  await page.goto('/news')
  await expect(page.getByRole('img', { name: 'The press line' })).toHaveCSS('object-position', /^0% /)
})
