import type { Locator, Page } from '@playwright/test'
import { expect, settled, test } from './fixtures.ts'

/** What of an element tells that it is chosen where the system has its own colours. */
function looks(element: Locator): Promise<string> {
  return element.evaluate((one) => {
    const own = getComputedStyle(one)
    const before = getComputedStyle(one, '::before')
    return [own.outlineStyle, own.outlineWidth, own.backgroundColor, before.backgroundColor].join(' ')
  })
}

test.describe('with the colours of the system', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  const PAIRS: [string, (page: Page) => [Locator, Locator]][] = [
    [
      '/products/rolled-foils/household-foil',
      (page) => [page.getByRole('button', { name: 'Metric' }), page.getByRole('button', { name: 'Inch and pound' })],
    ],
    [
      '/products/rolled-foils/household-foil',
      (page) => [
        page.locator('main button[aria-pressed="true"]:has(img)').first(),
        page.locator('main button[aria-pressed="false"]:has(img)').first(),
      ],
    ],
    [
      '/investors/calendar',
      (page) => [page.getByRole('button', { name: 'Agenda' }), page.getByRole('button', { name: 'Month' })],
    ],
    [
      '/download-center/certificates',
      (page) => [page.getByRole('button', { name: 'Thumbnails' }), page.getByRole('button', { name: 'List' })],
    ],
    [
      '/investors/shares',
      (page) => [
        page.getByRole('navigation', { name: 'Section' }).locator('[aria-current]'),
        page.getByRole('navigation', { name: 'Section' }).locator('a:not([aria-current])').first(),
      ],
    ],
    [
      '/',
      (page) => [
        page.locator('button[aria-current="true"]').first(),
        page.locator('[aria-roledescription="carousel"] li button:not([aria-current])').first(),
      ],
    ],
  ]
  for (const [path, pair] of PAIRS)
    test(`the chosen one of ${String(pair).match(/name: '(\w+)'/)?.[1] ?? 'the buttons'} on ${path} can be told apart`, async ({
      page,
    }) => {
      await page.goto(path)
      const [chosen, other] = pair(page)
      expect(await looks(chosen)).not.toBe(await looks(other))
    })

  test('a field that has the focus has a frame', async ({ page }) => {
    await page.goto('/contacts/factory-location')
    await page.getByRole('button', { name: 'Connect with us' }).click()
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.focus()
    await expect(field).toHaveCSS('outline-style', 'solid')
  })
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const path of ['/products/rolled-foils/household-foil', '/markets/automotive', '/about-the-company/about-us'])
    test(`nothing of ${path} stays over what is read`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
      await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1400)
      const covered = await page.evaluate(() => {
        const isStuck = (element: Element | null): boolean =>
          element !== null &&
          (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isStuck(element.parentElement))
        return [2, 40, 80, 128, 180, 220, 253].filter((y) => isStuck(document.elementFromPoint(160, y)))
      })
      expect(covered).toEqual([])
    })
})

test('a picture of the whole page shows the footer and both halves of the products', async ({ page }) => {
  await page.goto('/products')
  const footer = page.getByRole('contentinfo')
  expect(await footer.evaluate((one) => getComputedStyle(one).contentVisibility)).toBe('visible')
  // Taking a picture of a whole page, Chromium lays it out narrow before it is wide again.
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const widths = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((halves) => halves.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(widths).toEqual([720, 720])
})
