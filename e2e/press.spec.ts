import { expect, test } from './fixtures.ts'

const article = '/news/new-cut-to-length-line'

test('a journalist finds below an item whom to call and write to, and its pictures as large as they are kept', async ({
  page,
}) => {
  await page.goto(article)
  const press = page.getByRole('region', { name: 'Press contact' })
  await expect(press).toContainText('Communications Manager')
  await expect(press.getByRole('link', { name: '+359 54 000 056' })).toHaveAttribute('href', 'tel:+35954000056')
  for (const address of ['d.vucheva@balkalum.example', 'press@balkalum.example'])
    await expect(press.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  const pictures = press.getByRole('link', { name: /^Picture \d/ })
  await expect(pictures).toHaveCount(5)
  await expect(pictures.first()).toHaveAccessibleName('Picture 1 1600 × 750 px')
  const downloaded = page.waitForEvent('download')
  await pictures.first().click()
  expect((await downloaded).suggestedFilename()).toMatch(/^[\w-]+-1600x750\.jpg$/)
  await press.getByRole('link', { name: 'Detelina Vucheva' }).click()
  await expect(page).toHaveURL('/contacts/other-contacts/detelina-vucheva')
})

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
