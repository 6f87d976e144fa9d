import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'

test('ROUTE-21 whoever scrolls before the page is hydrated stays there', async ({ page }) => {
  await page.route('**/assets/entry-client*.js', async (route) => {
    await wait(1500)
    await route.continue()
  })
  await page.goto('/news', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})
