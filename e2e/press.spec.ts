import { expect, test } from './fixtures.ts'

test('an item whose call failed offers another try and the way to the list', { tag: ['@NEWS-16'] }, async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expected', description: 'the database is away' })
  await page.goto('/news')
  await page.route('**/api/news/*', (route) =>
    route.request().url().endsWith('/latest')
      ? route.continue()
      : route.fulfill({ status: 503, json: { error: 'the database is away' } }),
  )
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  await main.getByRole('link', { name: 'All news' }).click()
  await expect(page).toHaveURL('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Balkalum News' })).toBeVisible()
})
