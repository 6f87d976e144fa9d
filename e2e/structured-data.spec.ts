import { expect, test } from './fixtures.ts'

test('in the browser the head keeps what crawlers read and names the public address, by whatever name the server is reached', async ({
  browser,
  site,
  hydrated,
}) => {
  const context = await browser.newContext({ baseURL: site.url.replace('127.0.0.1', 'localhost') })
  const page = await context.newPage()
  await page.goto('/products/rolled-foils/household-foil')
  await hydrated(page)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['BreadcrumbList', 'Product'])
  await page.getByRole('main').getByRole('link', { name: 'Container foil' }).first().click()
  await expect(page).toHaveURL(/container-foil$/)
  await expect(page).toHaveTitle(/Container foil/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site.url}/products/rolled-foils/container-foil`,
  )
  await context.close()
})
