import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the newsletter takes an address without scripts, and a page says what comes next', { tag: ['@FOOT-07'] }, async ({
  page,
  site,
}) => {
  await page.goto('/news')
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/news')
  const address = `journalist${Math.random()}@paper.example`
  await email.fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter/asked')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please confirm your subscription')
  const { url, secretKey } = site.supabase
  const answer = await fetch(`${url}/rest/v1/newsletter?select=email&email=eq.${encodeURIComponent(address)}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  })
  expect(await answer.json()).toEqual([{ email: address }])
})

test('a product offers a letter in place of its form, and no button that does nothing', async ({ page }) => {
  await page.goto('/products/rolled-foils/household-foil')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').getByRole('link', { name: 'Product inquiry' })).toHaveAttribute(
    'href',
    '#inquiry',
  )
  const letter = main.getByRole('region', { name: 'Product inquiry' }).getByRole('link', { name: 'Product inquiry' })
  await expect(letter).toHaveAttribute('href', /^mailto:.+%0D%0A/)
  for (const button of await main.locator('button[type="button"]:visible').all())
    await expect(button.locator('img')).toHaveCount(1)
  await main.getByRole('combobox').selectOption('Poland')
  await main.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(main.getByRole('link', { name: 'Borislav Chakarov' }).first()).toBeVisible()
  await expect(page.locator('.no-scripts')).toBeVisible()
  await expect(page.locator('.no-scripts')).toContainText('JavaScript is switched off in this browser')
})

test('no page shows a button that does nothing without scripts', async ({ page }) => {
  for (const path of [
    '/',
    '/contacts/sales-department',
    '/contacts/factory-location',
    '/investors/calendar',
    '/news',
    '/download-center/certificates',
    '/about-the-company/key-figures',
  ]) {
    await page.goto(path)
    const buttons = page.locator('button[type="button"]:visible, [role="combobox"]:visible')
    for (const button of await buttons.all())
      await expect(
        button.locator('img, strong').or(page.locator('[aria-controls^="dropdown-"]')).first(),
        path,
      ).toBeAttached()
    await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0)
  }
})

test('hovering opens a menu of the header, and its links work', { tag: ['@SHELL-03'] }, async ({ page }) => {
  await page.goto('/terms-of-use')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Markets', exact: true }).first().hover()
  await header.getByRole('link', { name: 'Automotive' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/markets/automotive')
})
