import { expect, test } from './fixtures.ts'

test('responsibility has the large cover; a phone leads to it by a list of the pages', {
  tag: ['@SUS-02', '@SHELL-20'],
}, async ({ page }) => {
  const coverHeight = () => page.locator('[data-cover]').evaluate((cover) => cover.clientHeight)
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Section' })
  await page.goto('/sustainability/environment')
  const small = await coverHeight()
  await menu.getByRole('link', { name: 'Responsibility' }).click()
  await expect(heading).toHaveText('Responsibility')
  await expect.poll(async () => small / (await coverHeight())).toBeLessThan(0.6)

  await menu.getByRole('link', { name: 'Environment & Recycling' }).click()
  await expect(heading).toHaveText('Environment & Recycling')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('main').locator('summary', { hasText: 'Environment & Recycling' }).click()
  await page.getByRole('navigation', { name: 'Select page' }).getByRole('link', { name: 'Responsibility' }).click()
  await expect(page).toHaveURL(/\/sustainability\/responsibility$/)
  await expect(heading).toHaveText('Responsibility')
})
