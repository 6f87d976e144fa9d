import type { Page } from '@playwright/test'
import { builtScript } from './built-files.ts'
import { expect, test } from './fixtures.ts'
import { startHaltingServer } from './halting-server.ts'

/**
 * Shows a page with scripts that come when they are let, as on a slow connection. It has been parsed to its end, where a
 * script places the page: it waits for the style sheets, and before them a visitor sees nothing to scroll or press.
 */
async function openDeaf(page: Page, path = '/news'): Promise<() => void> {
  let letCome = () => {}
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/assets/entry-client*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  return letCome
}

test('whoever scrolls before the page is hydrated stays there', { tag: ['@ROUTE-21'] }, async ({ page, hydrated }) => {
  const letCome = await openDeaf(page)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  letCome()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('the search opens before the page is hydrated, and answers what was typed as soon as it is', {
  tag: ['@SHELL-14', '@SRCH-01'],
}, async ({ page }) => {
  const letCome = await openDeaf(page)
  const button = page.getByRole('button', { name: 'Search' }).first()
  const search = page.getByRole('dialog', { name: 'Search' })
  await button.click()
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(search).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(search.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('jar l')
  letCome()
  await expect(search.getByRole('status')).toBeVisible()
  await page.keyboard.type('id')
  await expect(search.getByRole('textbox')).toHaveValue('jar lid')
  await expect(search.getByRole('listitem').first()).toContainText('Omnia sheets')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a search that was closed before the page is hydrated stays closed', async ({ page, hydrated }) => {
  const letCome = await openDeaf(page)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.keyboard.press('Escape')
  letCome()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a menu opened before the page is hydrated stays open', { tag: ['@SHELL-03'] }, async ({ page, hydrated }) => {
  const letCome = await openDeaf(page)
  const header = page.locator('header')
  const link = header.getByRole('link', { name: 'Sales department' }).filter({ visible: true })
  await header.getByRole('link', { name: 'Contacts', exact: true }).hover()
  await expect(link).toBeVisible()
  letCome()
  await hydrated(page)
  await expect(header.getByRole('link', { name: 'Contacts', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
})

test('on a phone the menu opened before the page is hydrated stays open, and covers the page', {
  tag: ['@SHELL-08'],
}, async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letCome = await openDeaf(page)
  await page.locator('header summary').first().click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  letCome()
  await hydrated(page)
  await expect(page.locator('header summary').first()).toHaveAccessibleName('Close the menu')
  await expect(menu).toBeVisible()
})

test('a word typed into the list of products before the page is hydrated narrows it down', async ({ page }) => {
  const letCome = await openDeaf(page, '/products')
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('jar lid')
  letCome()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Omnia sheets'])
})

test('on a phone the inquiry opens before the page is hydrated, and is sent as soon as it is', {
  tag: ['@INQ-14'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letCome = await openDeaf(page, '/products/rolled-foils/household-foil')
  await page.getByRole('article').getByRole('link', { name: 'Product inquiry' }).click()
  const form = page.getByRole('form', { name: 'Product inquiry' })
  await expect(page.getByRole('heading', { name: 'Product inquiry' })).toBeInViewport()
  await form.getByLabel('Name').fill('Early Visitor')
  await form.getByLabel('Phone').fill('+48 22 555 10 20')
  await form.getByLabel('E-mail').fill('early@firma.example')
  await form.getByLabel('Message').fill('Household foil, 12 micron.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  letCome()
  await expect(form.getByRole('status').filter({ hasText: 'arrived' })).toBeVisible()
})

test('the sharing of an item asked for before the page is hydrated opens as soon as it is', {
  tag: ['@SHELL-21'],
}, async ({ page }) => {
  const letCome = await openDeaf(page, '/news/results-2024')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'false')
  letCome()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'true')
})

test('an address sent before the page is hydrated is not lost', { tag: ['@FOOT-07'] }, async ({ page }) => {
  const letCome = await openDeaf(page)
  await page.getByLabel('Your e-mail').fill('early@firma.example')
  await page.keyboard.press('Enter')
  letCome()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Sent' })).toBeVisible()
  await expect(page).toHaveURL(/\/news$/)
})

for (const [path, name, value] of [
  ['/products/finder', 'Type alloy, temper, thickness and width', '8011A O 0.012 mm 1250'],
  ['/products/calculators?kind=sheet', 'Thickness, mm', '2.5'],
] as const)
  test(`what is typed at ${path} before the page is hydrated is kept, and answered`, async ({ page, hydrated }) => {
    const letCome = await openDeaf(page, path)
    const field = page.getByRole('textbox', { name })
    await field.fill(value)
    letCome()
    await hydrated(page)
    await expect(field).toHaveValue(value)
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(value))
  })

test('the product chosen for comparison before the page is hydrated is compared', async ({ page, hydrated }) => {
  const letCome = await openDeaf(page, '/products/compare')
  await page.getByLabel('Choose the first product').selectOption('household-foil')
  letCome()
  await hydrated(page)
  await expect(page.getByRole('columnheader', { name: 'Household foil' })).toBeVisible()
})

for (const [where, place] of [
  ['before the list of its modules', /<script type="application\/modules\+json">/],
  ['within the list of its modules', /(?<=<script type="application\/modules\+json">\["[^"]+)"/],
] as const)
  test(`a page painted while the line halts ${where} is hydrated when the rest has come`, async ({
    browser,
    site,
    hydrated,
  }) => {
    const server = await startHaltingServer(site.url, place)
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(error.error().message))
    await page.goto('/news', { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
    server.goOn()
    await hydrated(page)
    expect(await page.evaluate(modulesAskedAfter, builtScript('src/entry-client.tsx'))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
    await server.stop()
  })

/** Those modules of the page's lists that were not asked for, or after the entry, which then asks for them one by one. */
function modulesAskedAfter(entry: string): string[] {
  const begin = (path: string) =>
    performance.getEntriesByName(new URL(path, location.href).href)[0]?.startTime ?? Infinity
  return [...document.querySelectorAll('[type="application/modules+json"]')]
    .flatMap((list) => JSON.parse(list.textContent) as string[])
    .filter((path) => begin(path) > begin(entry))
}
