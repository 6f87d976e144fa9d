import { builtScript } from './built-files.ts'
import { expect, test } from './fixtures.ts'
import { startHaltingServer } from './halting-server.ts'
import { openBeforeScripts } from './late-scripts.ts'

test('a search that was closed before the page is hydrated stays closed', async ({ page, hydrated }) => {
  const letCome = await openBeforeScripts(page)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.keyboard.press('Escape')
  letCome()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a menu opened before the page is hydrated stays open', { tag: ['@SHELL-03'] }, async ({ page, hydrated }) => {
  const letCome = await openBeforeScripts(page)
  const header = page.locator('header')
  const link = header.getByRole('link', { name: 'Sales department' }).filter({ visible: true })
  await header.getByRole('link', { name: 'Contacts', exact: true }).hover()
  await expect(link).toBeVisible()
  letCome()
  await hydrated(page)
  await expect(header.getByRole('link', { name: 'Contacts', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
})

test('a word typed into the list of products before the page is hydrated narrows it down', async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/products')
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('jar lid')
  letCome()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Omnia sheets'])
})

test('the sharing of an item asked for before the page is hydrated opens as soon as it is', {
  tag: ['@SHELL-21'],
}, async ({ page }) => {
  const letCome = await openBeforeScripts(page, '/news/results-2024')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'false')
  letCome()
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'true')
})

test('an address sent before the page is hydrated is not lost', { tag: ['@FOOT-07'] }, async ({ page }) => {
  const letCome = await openBeforeScripts(page)
  await page.getByLabel('Your e-mail address').fill('early@firma.example')
  await page.keyboard.press('Enter')
  letCome()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Sent' })).toBeVisible()
  await expect(page).toHaveURL(/\/news$/)
})

for (const [path, name, value] of [
  ['/products/finder', 'Enter alloy, temper, thickness and width', '8011A O 0.012 mm 1250'],
  ['/products/calculators?kind=sheet', 'Thickness, mm', '2.5'],
] as const)
  test(`what is typed at ${path} before the page is hydrated is kept, and answered`, async ({ page, hydrated }) => {
    const letCome = await openBeforeScripts(page, path)
    const field = page.getByRole('textbox', { name })
    await field.fill(value)
    letCome()
    await hydrated(page)
    await expect(field).toHaveValue(value)
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(value))
  })

test('the product chosen for comparison before the page is hydrated is compared', async ({ page, hydrated }) => {
  const letCome = await openBeforeScripts(page, '/products/compare')
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
