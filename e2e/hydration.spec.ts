import { expect, test } from './fixtures.ts'
import { openBeforeScripts } from './late-scripts.ts'

test('a visitor who scrolls before the page is hydrated stays there', { tag: ['@ROUTE-21'] }, async ({
  page,
  hydrated,
}) => {
  const letCome = await openBeforeScripts(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  letCome()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('the search opens before the page is hydrated, and answers what was typed as soon as it is', {
  tag: ['@SHELL-14', '@SRCH-01'],
}, async ({ page }) => {
  const letCome = await openBeforeScripts(page)
  const button = page.getByRole('button', { name: 'Search' }).first()
  const search = page.getByRole('dialog', { name: 'Search' })
  await button.click()
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(search).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(search.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('jar l')
  letCome()
  await expect(search.getByRole('status')).toBeVisible()
  await page.keyboard.type('id')
  await expect(search.getByRole('textbox')).toHaveValue('jar lid')
  await expect(search.getByRole('listitem').first()).toContainText('Omnia sheets')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('on a phone the menu opened before the page is hydrated stays open, and covers the page', {
  tag: ['@SHELL-08'],
}, async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letCome = await openBeforeScripts(page)
  await page.locator('header summary').first().click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  letCome()
  await hydrated(page)
  await expect(page.locator('header summary').first()).toHaveAccessibleName('Close the menu')
  await expect(menu).toBeVisible()
})

test('on a phone the inquiry opens before the page is hydrated, and is sent as soon as it is', {
  tag: ['@INQ-14'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letCome = await openBeforeScripts(page, '/products/rolled-foils/household-foil')
  await page.getByRole('main').getByRole('button', { name: 'Product inquiry' }).click()
  const form = page.getByRole('form', { name: 'Product inquiry' })
  await expect(page.getByRole('heading', { name: 'Product inquiry' })).toBeInViewport()
  await form.getByLabel('Name').fill('Early Visitor')
  await form.getByLabel('Phone').fill('+48 22 555 10 20')
  await form.getByLabel('E-mail').fill('early@firma.example')
  await form.getByLabel('Message').fill('Household foil, 12 micron.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  letCome()
  await expect(page.getByRole('heading', { name: /^Thank you. It is with us./ })).toBeVisible()
})
