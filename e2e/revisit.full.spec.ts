import { expect, test } from './fixtures.ts'

/** A rendered page lives for two seconds; after them the server renders it anew, with scripts of its own. */
const RENDERED_ANEW_MS = 2100

test('a page the browser has kept still runs when the server has rendered it anew meanwhile', async ({ page }) => {
  await page.goto('/news')
  await page.waitForTimeout(RENDERED_ANEW_MS)
  const revisit = await page.goto('/news')
  expect(revisit?.status()).toBe(200)
  const { transferSize, encodedBodySize } = await page.evaluate(() => {
    const [{ transferSize, encodedBodySize } = { transferSize: 0, encodedBodySize: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    return { transferSize, encodedBodySize }
  })
  expect(transferSize, 'answered from what the browser has kept').toBeLessThan(encodedBodySize)
  await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Medias about us' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Medias about us' })).toBeVisible()
})
