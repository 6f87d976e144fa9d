import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CARD_HEIGHT, CARD_MAX_BYTES, CARD_WIDTH, cardFile } from '#lib/social-card.ts'
import { productPath, productUrls } from './catalogue.ts'
import { sitePages } from './site-pages.ts'

const folder = join(import.meta.dirname, '../../public')

test('every page has its card, a small JPEG of 1200 × 630 pixels, and no card is left over', async () => {
  const paths = [...sitePages.map(({ path }) => path.replace(/\?.*/, '')), ...productUrls.map(productPath)]
  const files = [...new Set(paths.map(cardFile))].sort()
  expect(
    globSync('cards/**/*.jpg', { cwd: folder })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .sort(),
  ).toEqual(files)
  for (const file of files) {
    const { format, width, height } = await sharp(join(folder, file)).metadata()
    expect({ format, width, height }, file).toEqual({ format: 'jpeg', width: CARD_WIDTH, height: CARD_HEIGHT })
    expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(CARD_MAX_BYTES)
  }
})

test.each([
  ['favicon.ico', undefined],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable.png', 512],
] as const)('the icon %s is there', async (file, side) => {
  expect(statSync(join(folder, file)).size).toBeGreaterThan(100)
  if (side)
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
})
