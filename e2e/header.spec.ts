import type { Page } from '@playwright/test'
import { expect, settled, stopClock, test } from './fixtures.ts'

const item = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
const panel = (page: Page, name: string) => page.locator(`[data-dropdown]:has-text("${name}")`)
const marketsPanel = (page: Page) => panel(page, 'Foil, strip, sheet and profiles by use.')
const productsPanel = (page: Page) => panel(page, 'Household foil')

/** The pointer goes to where nothing opens. */
async function leave(page: Page) {
  await page.mouse.move(700, 880)
  await settled(page)
}

test.describe('dropdowns', () => {
  test('hovering opens a dropdown with the links of its section and closes the other, in both menus; it closes 2 s after the pointer has left; the keyboard opens, enters, walks and leaves it; a click leads to its first page', {
    tag: [
      '@SHELL-03',
      '@SHELL-04',
      '@SHELL-05',
      '@SHELL-06',
      '@SHELL-07',
      '@SHELL-08',
      '@SHELL-11',
      '@SHELL-13',
      '@AMB-05',
    ],
  }, async ({ page, expectAccessible }) => {
    await stopClock(page)
    await page.goto('/terms-of-use')
    await expect(marketsPanel(page)).toBeHidden()
    await item(page, 'Markets').hover()
    const link = marketsPanel(page).getByRole('link', { name: 'Packaging' })
    await expect(link).toBeVisible()
    await leave(page)
    await page.clock.runFor(1900)
    await link.hover()
    await settled(page)
    await page.clock.runFor(5000)
    await expect(marketsPanel(page)).toBeVisible()

    await leave(page)
    await page.clock.runFor(1900)
    await expect(marketsPanel(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(marketsPanel(page)).toBeHidden()

    await item(page, 'Home').focus()
    await page.keyboard.press('Tab')
    await expect(item(page, 'Markets')).toBeFocused()
    await expect(marketsPanel(page)).toBeVisible()
    await expect(item(page, 'Markets')).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(marketsPanel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(marketsPanel(page).getByRole('link', { name: 'Automotive' })).toBeFocused()
    await page.clock.runFor(10_000)
    await expect(marketsPanel(page)).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')
    await expect(marketsPanel(page)).toBeHidden()
    await expect(item(page, 'Markets')).toBeFocused()

    await page.keyboard.press('ArrowRight')
    await expect(item(page, 'Products')).toBeFocused()
    await expect(productsPanel(page)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(productsPanel(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/markets/packaging')
    await expect(marketsPanel(page)).toBeHidden()

    await item(page, 'Markets').hover()
    await expect(marketsPanel(page)).toBeVisible()
    await expect(marketsPanel(page).getByRole('link', { name: 'Responsibility' })).toHaveAttribute(
      'href',
      '/sustainability/responsibility',
    )
    await expect(marketsPanel(page).getByRole('link', { name: 'Location' })).toHaveAttribute(
      'href',
      '/contacts/factory-location',
    )
    await item(page, 'Products').hover()
    await expect(productsPanel(page)).toBeVisible()
    await expect(marketsPanel(page)).toBeHidden()
    await expect(productsPanel(page).getByRole('link')).toHaveCount(15 + 3 + 2)
    await expect(productsPanel(page).getByRole('textbox', { name: 'What do you need?' })).toBeVisible()

    await page.getByRole('button', { name: 'Follow us' }).click()
    await expect(productsPanel(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: /LinkedIn/ })).toBeVisible()
    await page.getByRole('button', { name: 'Website language EN' }).click()
    await expect(page.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', 'https://it.balkalum.example')
    await expect(page.getByRole('banner').getByRole('link', { name: /LinkedIn/ })).toBeHidden()
    await expectAccessible(page, 'header')

    await item(page, 'About us').hover()
    await expect(page.getByRole('link', { name: 'Mission and values' }).first()).toBeVisible()
    await item(page, 'About us').click()
    await expect(page).toHaveURL('/about-the-company/about-us')
    await expect(panel(page, 'Mission and values')).toBeHidden()
    await item(page, 'Markets').click()
    await expect(page).toHaveURL('/markets/packaging')
    await expect(marketsPanel(page)).toBeHidden()
  })

  test('the first tap of a finger opens, the second leads on, a tap elsewhere closes', { tag: ['@AMB-05'] }, async ({
    browser,
    site,
    hydrated,
  }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      hasTouch: true,
      viewport: { width: 1180, height: 820 },
    })
    const page = await context.newPage()
    await page.goto('/terms-of-use')
    await hydrated(page)
    await item(page, 'Markets').tap()
    await expect(marketsPanel(page)).toBeVisible()
    await expect(page).toHaveURL('/terms-of-use')
    await page.touchscreen.tap(500, 780)
    await expect(marketsPanel(page)).toBeHidden()
    await item(page, 'Products').tap()
    await expect(productsPanel(page)).toBeVisible()
    await item(page, 'Products').tap()
    await expect(page).toHaveURL('/products')
    await context.close()
  })
})

test('the header turns solid with the first pixel and knows the direction', {
  tag: ['@SHELL-09', '@SHELL-10', '@AMB-44'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(601)
  await expect(header).toHaveAttribute('data-direction', 'down')
  await page.mouse.wheel(0, -100)
  await expect(header).toHaveAttribute('data-direction', 'up')

  // On a phone the bar leaves on the way down and is back on the way up, and stays while it has the focus.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const logo = page.getByRole('banner').getByRole('link', { name: 'Balkalum, home' })
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 500)
  await expect(logo).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(logo).toBeInViewport()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(logo).toBeFocused()
  await page.mouse.wheel(0, 500)
  await expect(page.getByRole('banner')).toHaveAttribute('data-direction', 'down')
  await expect(logo).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu has one section open at a time and closes with every change of page and with Escape', {
    tag: ['@SHELL-15', '@SHELL-16', '@SHELL-08'],
  }, async ({ page, expectAccessible }) => {
    await page.goto('/terms-of-use')
    await page.getByLabel('Open the menu').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Markets').click()
    await expect(menu.getByRole('link', { name: 'Automotive', exact: true })).toBeVisible()
    await menu.getByText('Sustainability', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Automotive', exact: true })).toBeHidden()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /LinkedIn/ })
        .last(),
    ).toBeVisible()
    await expectAccessible(page, 'header')

    await menu.getByText('Markets').click()
    await menu.getByRole('link', { name: 'Automotive', exact: true }).click()
    await expect(page).toHaveURL('/markets/automotive')
    await expect(menu).toBeHidden()
    await page.getByLabel('Open the menu').click()
    await expect(menu.getByRole('link', { name: 'Packaging', exact: true })).toBeHidden()
    await page.getByLabel('Close the menu').click()

    // Three taps lead to what investors and applicants look for.
    for (const [section, name, path] of [
      ['Investors', 'Calendar for investors', '/investors/calendar'],
      ['Careers', 'Open positions', '/careers/open-positions'],
    ] as const) {
      await page.getByLabel('Open the menu').click()
      await menu.getByText(section, { exact: true }).click()
      await menu.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
    }

    // It keeps the focus inside, and Escape closes it.
    await page.goto('/terms-of-use')
    const button = page.locator('summary', { has: page.locator('xpath=self::*[@aria-label]') }).first()
    await button.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /Instagram/ })
        .last(),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})
