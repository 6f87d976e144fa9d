import { expect, test } from './fixtures.ts'

test('a page the browser has kept still runs when the server has rendered it again meanwhile', async ({
  page,
  request,
}) => {
  const visit = await page.goto('/news')
  const kept = await visit?.text()
  // A rendered page lives for two seconds; the next has scripts of its own.
  await expect.poll(async () => (await request.get('/news')).text()).not.toBe(kept)
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
