import type { Locator } from '@playwright/test'
import { expect, settled, test } from './fixtures.ts'

/** What of an element tells that it is chosen where the system has its own colours. */
function looks(element: Locator): Promise<string> {
  return element.evaluate((one) => {
    const own = getComputedStyle(one)
    const before = getComputedStyle(one, '::before')
    return [own.outlineStyle, own.outlineWidth, own.backgroundColor, before.backgroundColor].join(' ')
  })
}

test('with the colours of the system what is chosen can be told apart, and the field that has the focus', async ({
  page,
}) => {
  const section = page.getByRole('navigation', { name: 'Section' })
  const named = (name: string) => page.getByRole('button', { name })
  const CHOICES: [path: string, ...pairs: [chosen: Locator, other: Locator][]][] = [
    [
      '/products/rolled-foils/household-foil',
      [named('Metric'), named('Imperial')],
      [
        page.locator('main button[aria-pressed="true"]:has(img)').first(),
        page.locator('main button[aria-pressed="false"]:has(img)').first(),
      ],
    ],
    ['/investors/calendar', [named('Agenda'), named('Month')]],
    ['/download-center/certificates', [named('Thumbnails'), named('List')]],
    ['/investors/shares', [section.locator('[aria-current]'), section.locator('a:not([aria-current])').first()]],
    [
      '/',
      [
        page.locator('button[aria-current="true"]').first(),
        page.locator('[aria-roledescription="carousel"] li button:not([aria-current])').first(),
      ],
    ],
  ]
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [path, ...pairs] of CHOICES) {
    await page.goto(path)
    for (const [chosen, other] of pairs) expect(await looks(chosen), path).not.toBe(await looks(other))
  }
  await page.goto('/contacts/factory-location')
  await page.getByRole('button', { name: 'Connect with us' }).click()
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.focus()
  await expect(field).toHaveCSS('outline-style', 'solid')
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing stays over what is read', async ({ page }) => {
    for (const path of [
      '/products/rolled-foils/household-foil',
      '/markets/automotive',
      '/about-the-company/about-us',
    ]) {
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
      expect(covered, path).toEqual([])
    }
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
    .locator('[data-cover] section')
    .evaluateAll((halves) => halves.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(widths).toEqual([720, 720])
})
