import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('the share control unfolds, and folds with a choice or Escape', {
  tag: ['@ABOUT-04', '@SHELL-21', '@AMB-14'],
}, async ({ page, context, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/about-the-company/about-us')
  const share = page.getByRole('button', { name: 'Share' }).first()
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const networks = page.getByRole('main').getByRole('link')
  for (const name of ['LinkedIn', 'Facebook', 'Youtube', 'Instagram'])
    await expect(networks.filter({ hasText: name })).toBeVisible()
  await expect(networks.filter({ hasText: 'LinkedIn' })).toHaveAttribute('href', /sharing\/share-offsite\/\?url=/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await share.click()
  await page.getByRole('button', { name: 'Copy link' }).locator('visible=true').click()
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the arrow of a header leads to the content: smoothly, and at once with reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about-the-company/about-us')
    const arrow = page.getByRole('link', { name: 'To the content' })
    const scrolled = await arrow.evaluate((link: HTMLElement) => {
      link.click()
      return window.scrollY
    })
    expect(scrolled > 0, reducedMotion).toBe(reducedMotion === 'reduce')
    await expect.poll(() => page.evaluate(() => window.scrollY), reducedMotion).toBeGreaterThan(300)
  }
})

test.describe('ways', () => {
  const markets = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Markets', exact: true }).first()

  test('another kind of page starts at the top, another page of the company keeps the place, Back restores it', {
    tag: ['@ROUTE-21', '@AMB-07'],
  }, async ({ page }) => {
    await page.goto('/about-the-company/about-us')
    await page.evaluate(() => window.scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
    await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Mission and values' }).click()
    await expect(page).toHaveURL('/about-the-company/mission-and-values')
    await expect(page.getByRole('heading', { level: 1, name: 'Mission and values' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)

    await markets(page).click()
    await expect(page).toHaveURL('/markets/packaging')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/about-the-company/mission-and-values')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  })

  test('canonical and shared addresses are the public ones, by whatever name the server is reached', async ({
    browser,
    site,
    hydrated,
  }) => {
    const context = await browser.newContext({ baseURL: site.url.replace('127.0.0.1', 'localhost') })
    const page = await context.newPage()
    await page.goto('/about-the-company/about-us')
    await hydrated(page)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${site.url}/about-the-company/about-us`)
    await markets(page).click()
    await expect(page).toHaveURL('/markets/packaging')
    await expect(canonical).toHaveAttribute('href', `${site.url}/markets/packaging`)
    await context.close()
  })

  test('the sitemap links every section', { tag: ['@LEG-01', '@LEG-02', '@LEG-03', '@LEG-04', '@LEG-05'] }, async ({
    page,
  }) => {
    await page.goto('/sitemap')
    await expect(page).toHaveTitle('Sitemap | Balkalum')
    const main = page.getByRole('main')
    for (const name of ['Mission and values', 'Packaging', 'Medias about us', 'Shares', 'Locations', 'Internships'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of ['Disclosure policy', 'Terms of use', 'Personal data'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await main.getByRole('link', { name: 'Terms of use' }).click()
    await expect(page).toHaveURL('/terms-of-use')
  })
})

test('the footer has all links, the legal ones, the copyright and both banners, drawn before one scrolls to it', {
  tag: ['@FOOT-01', '@FOOT-02', '@FOOT-03', '@FOOT-04', '@FOOT-05'],
}, async ({ page }) => {
  await page.goto('/terms-of-use')
  const footer = page.getByRole('contentinfo')
  const sitemap = footer.getByRole('link', { name: 'Sitemap' })
  // A capture of the whole page has it.
  const isDrawn = () => sitemap.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isDrawn).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(footer.getByRole('link', { name: 'Financial statements' })).toHaveAttribute(
    'href',
    '/investors/financial-statements',
  )
  for (const name of ['Sitemap', 'Disclosure policy', 'Terms of use'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer.getByText(/© \d{4} Balkalum AD/)).toBeVisible()
  await expect(footer.locator('[lang=bg]').getByText('Пази детето на пътя')).toBeVisible()
  await expect(footer.getByRole('link', { name: /Clean Shumen/ })).toBeVisible()

  // On a phone its groups are folded.
  const statements = footer.getByRole('link', { name: 'Financial statements' })
  await expect(statements).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(statements).toBeHidden()
  await footer.locator('summary', { hasText: 'Investors' }).click()
  await expect(statements).toBeVisible()
})
