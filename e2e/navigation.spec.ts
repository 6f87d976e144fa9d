import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
}
const place = (page: Page) => page.evaluate(() => window.scrollY)
const main = (page: Page) => page.getByRole('main')
/** It comes when a visitor does something. */
const announced = (page: Page) => page.locator('p[aria-live="polite"]').first()

test('the footer opens a page of the same section at its top, which is announced, and Back returns to the footer; the side menu keeps the place, another kind of page starts at the top', {
  tag: ['@ROUTE-21', '@AMB-07'],
}, async ({ page }) => {
  await page.goto('/about-the-company/about-us')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mission and values' })
  // To a place where a click finds the link: it would scroll once more.
  const before = await link.evaluate((one) =>
    Math.min(
      Math.round(one.getBoundingClientRect().top + window.scrollY - 450),
      document.documentElement.scrollHeight - window.innerHeight,
    ),
  )
  expect(before).toBeGreaterThan(500)
  await scrollTo(page, before)
  await page.keyboard.press('Shift')
  await expect(announced(page)).toHaveText('')
  await link.click()
  await expect(page).toHaveURL('/about-the-company/mission-and-values')
  await expect.poll(() => place(page)).toBe(0)
  await expect(announced(page)).toHaveText(/^Mission/)
  expect(await announced(page).textContent()).toBe(await page.title())
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).locator(':focus')).toHaveCount(1)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(before)

  await scrollTo(page, 500)
  await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Mission and values' }).click()
  await expect(page).toHaveURL('/about-the-company/mission-and-values')
  await expect(page.getByRole('heading', { level: 1, name: 'Mission and values' })).toBeVisible()
  await expect.poll(() => place(page)).toBe(500)
  await page.getByRole('banner').getByRole('link', { name: 'Markets', exact: true }).first().click()
  await expect(page).toHaveURL('/markets/packaging')
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/about-the-company/mission-and-values')
  await expect.poll(() => place(page)).toBe(500)
})

test('links in texts, the search and the menu of the header open the top', { tag: ['@AMB-07'] }, async ({ page }) => {
  await page.goto('/markets/packaging')
  const link = page.getByRole('main').locator('a[href^="/products/"]').filter({ hasText: /foil/i }).last()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page).toHaveURL(/\/products\/.+/)
  await expect.poll(() => place(page)).toBe(0)
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill('container foil')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Container foil/ })
    .first()
    .click()
  await expect(page).toHaveURL('/products/rolled-foils/container-foil')
  // The address is new before the page is, and the page before it is put at its top.
  await expect(announced(page)).toHaveText(/^Container foil/)
  await expect(main(page)).toBeFocused()
  await expect.poll(() => place(page)).toBe(0)

  await scrollTo(page, 1300)
  await page.mouse.wheel(0, -20)
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).first().hover()
  await page.getByRole('banner').getByRole('link', { name: 'Technical foil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technical foil')
  await expect.poll(() => place(page)).toBe(0)
})

test('in a side menu the focus stays on the chosen page, which is announced; a profile gives it back', async ({
  page,
}) => {
  await page.goto('/investors/management')
  const menu = page.getByRole('navigation', { name: 'Section' })
  await page.keyboard.press('Shift')
  await expect(announced(page)).toHaveText('')
  await menu.getByRole('link', { name: 'Shares' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/investors/shares')
  await expect(announced(page)).toHaveText(/^Shares/)
  expect(await announced(page).textContent()).toBe(await page.title())
  await expect(menu.getByRole('link', { name: 'Shares' })).toBeFocused()

  // A profile over a list takes the focus and gives it back, without an announcement of the list.
  await page.goto('/contacts/other-contacts')
  const card = page.getByRole('main').locator('[data-person]').first()
  await card.click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveAttribute('aria-label', /close/i)
  await page.keyboard.press('Enter')
  await expect(card).toBeFocused()
  await expect(announced(page)).toHaveText('')
})

test('the skip link moves the focus to the content; else it comes after few stops over the names of the menus', async ({
  page,
}) => {
  await page.goto('/careers/open-positions')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  let stops = 1
  do {
    await page.keyboard.press('Tab')
    stops += 1
  } while (stops < 40 && (await page.locator('main :focus').count()) === 0)
  expect(stops).toBeLessThan(20)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('header nav > ul > li > a:focus')).toHaveCount(1)
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
})
