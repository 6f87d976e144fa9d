import type { Page } from '@playwright/test'
import { expect, test, UNUSED_PRELOADS } from './fixtures.ts'

const documents = (page: Page) => page.getByRole('main').locator('a[href^="/documents/"]')
const isList = (page: Page) => expect(documents(page).first().locator('img')).toBeHidden()

test(
  'the layout is chosen, remembered, and always a list on small screens',
  { tag: ['@DL-05', '@DL-06'] },
  async ({ page, expectAccessible }, testInfo) => {
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
    await expectAccessible(page)
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(documents(page).first().locator('img')).toBeVisible()
  },
)
