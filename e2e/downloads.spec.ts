import type { Page } from '@playwright/test'
import { expect, test, UNUSED_PRELOADS } from './fixtures.ts'

const documents = (page: Page) => page.getByRole('main').locator('a[href^="/documents/"]')
const isList = (page: Page) => expect(documents(page).first().locator('img')).toBeHidden()

test('the download centre lists catalogues, certificates and presentations', {
  tag: [
    '@DL-01',
    '@DL-02',
    '@DL-03',
    '@DL-04',
    '@DL-07',
    '@DL-08',
    '@DL-09',
    '@DL-16',
    '@ROUTE-15',
    '@ROUTE-20',
    '@AMB-04',
    '@AMB-10',
  ],
}, async ({ page, request }) => {
  await page.goto('/download-center')
  await expect(page).toHaveURL(/\/download-center\/catalogues$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogues')
  await expect(page.locator('[data-cover]')).toContainText('Download Center')
  await expect(documents(page)).toHaveCount(3)
  const menu = page.getByRole('navigation', { name: 'Section' })
  await expect(menu.getByRole('link')).toHaveText(['Catalogues', 'Certificates', 'Presentations', 'General Terms'])

  await menu.getByRole('link', { name: 'Presentations' }).click()
  await expect(page).toHaveURL(/\/presentations$/)
  await expect(page).toHaveTitle(/^Presentations/)
  await expect(documents(page)).toHaveCount(8)
  await expect(documents(page).first()).toContainText('Company presentation 2025')
  await expect(documents(page).last()).toContainText('2017')

  await menu.getByRole('link', { name: 'Certificates' }).click()
  await expect(documents(page)).toHaveCount(12)
  const first = documents(page).first()
  await expect(first).toHaveAccessibleName(
    /^ISO 27001 Information security PDF, \d+.kB, 1 page Sample \(opens in a new tab\)$/,
  )
  await expect(first.locator('img')).toBeVisible()
  await expect(first.locator('img')).toHaveJSProperty('complete', true)
  expect(await first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeVisible()

  const answer = await request.get((await first.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const opened = page.context().waitForEvent('page')
  await first.click()
  await (await opened).close()
})

test(
  'the layout is chosen, remembered, and always a list on small screens',
  { tag: ['@DL-05', '@DL-06'] },
  async ({ page }, testInfo) => {
    testInfo.annotations.push(UNUSED_PRELOADS, {
      type: 'expected',
      description: 'Failed to fetch dynamically imported module',
    })
    await page.goto('/download-center/certificates')
    const list = page.getByRole('button', { name: 'List' })
    await expect(page.getByRole('button', { name: 'Thumbnails' })).toHaveAttribute('aria-pressed', 'true')
    await expect(documents(page).first().locator('img')).toBeVisible()
    await list.focus()
    await page.keyboard.press('Enter')
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await isList(page)
    await page.reload()
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await isList(page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/download-center/certificates', { waitUntil: 'commit' })
    await expect(documents(page).first()).toBeVisible()
    await isList(page)
    await page.unroute('**/*.js')
    await page.reload()

    await page.getByRole('button', { name: 'Thumbnails' }).click()
    await page.setViewportSize({ width: 999, height: 800 })
    await isList(page)
    await expect(list).toBeHidden()
    for (const width of [768, 390, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(documents(page).first().locator('img')).toBeVisible()
  },
)

test('the general terms have twelve sections with anchors below their contents', {
  tag: ['@DL-11', '@DL-12', '@DL-13', '@DL-14', '@DL-15'],
}, async ({ page }) => {
  await page.goto('/download-center/generalterms')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveCount(12)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 2 })).toHaveCount(12)
  for (const constant of [
    '01.01.2021',
    'Incoterms 2010',
    'plus or minus 10 percent',
    'more than 2 weeks',
    '24 months',
    '14 calendar days',
    'more than 3 months',
    '8 percent a year',
    'within 7 calendar days',
    'within 30 days',
    '3 years after its last use',
    'limited to the contract value',
    'Bulgarian courts',
    'Bulgarian law',
  ])
    await expect(article).toContainText(constant)
  await contents.getByRole('link', { name: 'Warranty' }).click()
  await expect(page).toHaveURL(/#warranty$/)
  await expect(page.locator('#warranty')).toBeFocused()
})
