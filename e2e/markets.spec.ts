import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

test('choosing a section scrolls smoothly to 100 px above it and gives it the focus; the menu follows the scroll to the last one, and an address with a section opens there', {
  tag: ['@MKT-02'],
}, async ({ page }) => {
  await page.goto('/markets/automotive')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  const rails = menu(page).getByRole('link', { name: 'Roof rails' })
  const atOnce = await rails.evaluate((link: HTMLElement) => {
    link.click()
    return window.scrollY
  })
  expect(atOnce, 'a jump would be over').toBe(0)
  await expect.poll(() => top(page, 'roof-rails')).toBe(100)
  await expect(menu(page).getByRole('link', { name: 'Roof rails' })).toHaveAttribute('aria-current', 'true')
  await expect(menu(page).locator('[aria-current]')).toHaveCount(1)
  await expect(page).toHaveURL(/\/markets\/automotive#roof-rails$/)
  await expect(page.locator('#roof-rails')).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/products')
  await page.goto('/markets/automotive#decorative-trims')
  await expect.poll(() => top(page, 'decorative-trims')).toBe(100)
  const current = menu(page).locator('[aria-current]')
  await expect(current).toHaveText('Decorative trims')
  await page.locator('#roof-rails').evaluate((section) => section.scrollIntoView())
  await expect(current).toHaveText('Roof rails')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(current).toHaveText('Heat exchangers')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(current).toHaveText('Overview')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is a bar that toggles; a choice closes it and scrolls to 90 px above the section', {
    tag: ['@MKT-02', '@MKT-03'],
  }, async ({ page, expectAccessible }) => {
    await page.goto('/markets/automotive')
    const bar = page.getByRole('button', { name: 'Show sections' })
    await expect(bar).toContainText('Automotive 1 / 6')
    await expect(menu(page)).toBeHidden()
    await bar.click()
    await expect(menu(page)).toBeVisible()
    await expectAccessible(page)
    await bar.click()
    await expect(menu(page)).toBeHidden()
    await bar.click()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(bar).toBeFocused()
    await bar.click()
    await menu(page).getByRole('link', { name: 'Automotive finstock' }).click()
    await expect(menu(page)).toBeHidden()
    await expect.poll(() => top(page, 'automotive-finstock')).toBe(90)
    await expect(bar).toContainText('Automotive 3 / 6')
    await expect(bar).toContainText('Automotive finstock')
    const figure = await page.locator('#automotive-finstock figure').boundingBox()
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(figure?.y).toBeGreaterThanOrEqual(bottom)

    // It is at the top while the header is away, and below it when it comes back.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const scrolled = async (by: number) => {
      await page.mouse.wheel(0, by)
      return bar.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    }
    await expect.poll(() => scrolled(400)).toBe(0)
    await expect.poll(() => scrolled(-40)).toBe(64)
  })
})
