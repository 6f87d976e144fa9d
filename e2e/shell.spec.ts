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
  await expect(
    page
      .getByRole('link', { name: /LinkedIn/ })
      .locator('visible=true')
      .first(),
  ).toHaveAttribute('href', /sharing\/share-offsite\/\?url=/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await share.click()
  await page.getByRole('button', { name: 'Copy link' }).locator('visible=true').click()
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
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
    await expect(page.getByRole('heading', { level: 2, name: 'Mission and values' })).toBeVisible()
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

  test('sections and old names lead to their pages', { tag: ['@AMB-03', '@AMB-06'] }, async ({ request }) => {
    const ways = {
      '/markets': '/markets/packaging',
      '/contacts': '/contacts/sales-department',
      '/careers': '/careers/career',
      '/investors': '/investors/management',
      '/sustainability': '/sustainability/environment',
      '/download-center': '/download-center/catalogues',
      '/products/rolled-foils': '/products/rolled-foils/household-foil',
      '/contacts/locations': '/contacts/factory-location',
    }
    for (const [from, to] of Object.entries(ways)) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([301, 302], from).toContain(answer.status())
      expect(new URL(answer.headers().location ?? '', 'http://x').pathname, from).toBe(to)
    }
  })

  test('the sitemap links every section', { tag: ['@LEG-01', '@LEG-02', '@LEG-03', '@LEG-04', '@LEG-05'] }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/sitemap')
    await expect(page).toHaveTitle('Sitemap | Balkalum')
    for (const name of ['Mission and values', 'Packaging', 'Medias about us', 'Shares', 'Locations', 'Internships'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('search engines find every page, and not the administration', async ({ request, site }) => {
    const map = await request.get('/sitemap.xml')
    expect(map.headers()['content-type']).toContain('application/xml')
    const pages = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(pages.length).toBe(new Set(pages).size)
    expect(pages).toContain(`${site.url}/products/extruded/industrial-profiles`)
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
    expect(robots).toContain('Disallow: /admin')
    const security = await request.get('/.well-known/security.txt')
    expect([security.status(), security.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const [, expires = ''] = /^Expires: (.+)$/m.exec(await security.text()) ?? []
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(100 * 86_400_000)
  })
})

test('the site is in English and asks no visitor to sign in', { tag: ['@ROUTE-01', '@SHELL-22'] }, async ({
  request,
}) => {
  for (const address of ['/', '/products', '/news', '/markets/packaging', '/about-the-company/about-us', '/sitemap']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    expect(html, address).toContain('<html lang="en"')
    expect(html, address).not.toMatch(/type="password"|\/admin/)
  }
})

test('the footer is drawn before one scrolls to it, so that a capture of the whole page has it', async ({ page }) => {
  await page.goto('/terms-of-use')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })
  const isDrawn = () => link.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isDrawn).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the footer has all links, the legal ones, the copyright and both banners', {
  tag: ['@FOOT-01', '@FOOT-02', '@FOOT-03', '@FOOT-04', '@FOOT-05'],
}, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Financial statements' })).toHaveAttribute(
    'href',
    '/investors/financial-statements',
  )
  for (const name of ['Sitemap', 'Disclosure policy', 'Terms of use'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer.getByText(/© \d{4} Balkalum AD/)).toBeVisible()
  await expect(footer.locator('[lang=bg]').getByText('Пази детето на пътя')).toBeVisible()
  await expect(footer.getByRole('link', { name: /Clean Shumen/ })).toBeVisible()
})
