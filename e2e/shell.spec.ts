import { expect, test } from './fixtures.ts'

test('the arrow of the header leads to the content; the share control unfolds, and folds with a choice or Escape', {
  tag: ['@ABOUT-04', '@SHELL-21', '@AMB-14'],
}, async ({ page, context, expectAccessible }) => {
  // The arrow of the header leads to the content: smoothly, and at once with reduced motion.
  await page.goto('/about-the-company/about-us')
  const arrow = page.getByRole('link', { name: 'Go to content' })
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    // A smooth scroll that has not ended would go on after the next scroll to the top.
    const scrolled = await arrow.evaluate(async (link: HTMLElement) => {
      const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
      link.click()
      const atOnce = window.scrollY
      await ended
      return atOnce
    })
    expect(scrolled > 0, reducedMotion).toBe(reducedMotion === 'reduce')
    const placeOfContent = () =>
      arrow.evaluate((link: HTMLAnchorElement) => document.querySelector(link.hash)?.getBoundingClientRect().top ?? 900)
    await expect.poll(placeOfContent, reducedMotion).toBeLessThan(180)
  }

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/about-the-company/mission-and-values')
  const share = page.getByRole('button', { name: 'Share' }).first()
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const networks = page.getByRole('main').getByRole('link')
  for (const name of ['LinkedIn', 'Facebook', 'Youtube', 'Instagram'])
    await expect(networks.filter({ hasText: name })).toBeVisible()
  await expect(networks.filter({ hasText: 'LinkedIn' })).toHaveAttribute('href', /sharing\/share-offsite\/\?url=/)
  await expectAccessible(page, 'main')
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await share.click()
  await page.getByRole('button', { name: 'Copy link' }).locator('visible=true').click()
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the footer is drawn before one scrolls to it, and on a phone its groups are folded', {
  tag: ['@FOOT-01'],
}, async ({ page }) => {
  await page.goto('/terms-of-use')
  const footer = page.getByRole('contentinfo')
  // A capture of the whole page has it.
  const isDrawn = () =>
    footer
      .getByRole('link', { name: 'Sitemap' })
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isDrawn).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const statements = footer.getByRole('link', { name: 'Financial statements' })
  await expect(statements).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(statements).toBeHidden()
  await footer.locator('summary', { hasText: 'Investors' }).click()
  await expect(statements).toBeVisible()
})
