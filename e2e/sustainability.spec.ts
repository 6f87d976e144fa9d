import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pages = {
  environment: 'Environment & Recycling',
  'health-and-safety': 'Health and safety',
  responsibility: 'Responsibility',
  'sustainability-reports': 'Sustainability Reports',
}
const policies = [
  'Environment policy',
  'Sustainability policy',
  'Social responsibility policy',
  'Business conduct policy',
  'Anti-bribery policy',
  'Complaints policy',
  "Suppliers' code",
  'Health and safety policy',
]

const files = (page: Page) => page.getByRole('main').locator('a[href$=".pdf"]')
const coverHeight = (page: Page) => page.locator('[data-cover]').evaluate((cover) => cover.clientHeight)

test('the side menu leads through the four pages; responsibility has the large cover', {
  tag: ['@SUS-01', '@SUS-02'],
}, async ({ page }) => {
  const heights = new Map<string, number>()
  await page.goto('/sustainability/environment')
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Section' })
  await expect(menu.getByRole('link')).toHaveText(Object.values(pages))
  for (const [name, title] of Object.entries(pages)) {
    await menu.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/sustainability/${name}`)
    await expect(menu.locator('[aria-current]')).toHaveText(title)
    await expect(page.locator('[data-cover]')).toContainText(title)
    heights.set(name, await coverHeight(page))
  }
  const { responsibility = 0, ...others } = Object.fromEntries(heights)
  for (const height of Object.values(others)) expect(height).toBeLessThan(responsibility * 0.6)
})

test('a report for each year from 2024 back to 2019', { tag: ['@SUS-03'] }, async ({ page }) => {
  await page.goto('/sustainability/sustainability-reports')
  await expect(files(page)).toHaveCount(6)
  for (const [index, link] of (await files(page).all()).entries()) {
    await expect(link).toContainText(`Sustainability report ${2024 - index}`)
    await expect(link).toHaveAttribute('href', `/documents/sustainability/sustainability-report-${2024 - index}.pdf`)
  }
})

test('policies and certificates are files that open in a new tab and say so', {
  tag: ['@SUS-04', '@SUS-05', '@SUS-06'],
}, async ({ page }) => {
  await page.goto('/sustainability/responsibility')
  await expect(page.getByRole('region', { name: 'Policies' }).getByRole('strong')).toHaveText(policies)
  await expect(page.getByRole('region', { name: 'Independent certification' }).getByRole('term')).toHaveText([
    'EN ISO 14001:2015',
    'ISO 45001:2018',
    'ASI Performance Standard V2',
  ])
  await expect(page.getByText('certified since 2019')).toBeVisible()
  await expect(files(page)).toHaveCount(8 + 3 + 3)
  for (const link of await files(page).all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
})

test('a phone has a list of the pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sustainability/environment')
  await page.getByRole('main').locator('summary', { hasText: 'Environment & Recycling' }).click()
  await page.getByRole('navigation', { name: 'Select page' }).getByRole('link', { name: 'Responsibility' }).click()
  await expect(page).toHaveURL(/\/sustainability\/responsibility$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsibility')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the reports and the way to the other pages are there', async ({ page }) => {
    await page.goto('/sustainability/sustainability-reports')
    await expect(files(page)).toHaveCount(6)
    await page.getByRole('main').getByRole('link', { name: 'Health and safety' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and safety')
  })
})
