import { expect, test } from './fixtures.ts'

/** One of each kind; `every-page.full.spec.ts` looks at all. */
const KINDS = [
  '/',
  '/about-the-company/about-us',
  '/careers/open-positions',
  '/contacts/factory-location',
  '/contacts/sales-department',
  '/contacts/sales-department/milena-tsoneva',
  '/download-center/certificates',
  '/investors/calendar',
  '/news/new-cut-to-length-line',
  '/personal-data',
  '/products',
  '/products/extruded/profiles-for-building-and-architecture',
]

test('a page of each kind is accessible on a desktop and on a telephone, and none scrolls sideways', {
  tag: ['@SHELL-21'],
}, async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of KINDS)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`)
          .toBe(width)
        await expectAccessible(page)
      }
    })
})
