import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { GONE, onDeploy } from './replaced-files.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('F40 after a deploy, whose old scripts are gone, a click loads the page again, once', async ({
  page,
  hydrated,
}, testInfo) => {
  for (const description of ['could not be loaded', 'dynamically imported module'])
    testInfo.annotations.push({ type: 'expected', description })
  const state = await onDeploy(page, /\/assets\/.*\.js$/, GONE)
  await page.goto('/')
  state.isReplaced = true
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect.poll(() => state.documents).toBe(2)
  await expect(page).toHaveURL('/sitemap')
  await hydrated(page)
  await expect(heading(page)).toHaveText('Sitemap')
  expect(state.documents).toBe(2)
})

test('F42 where the browser stores nothing, or its store is full, staff sign in and work all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    if (window.location.search.includes('full')) Storage.prototype.setItem = refuse
    else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  for (const address of ['/admin/login', '/admin/login?full']) {
    await page.goto(address)
    await page.getByLabel('Потребителско име').fill(site.admin.username)
    await page.getByLabel('Парола', { exact: true }).fill(site.admin.password)
    await page.getByRole('button', { name: 'Влез' }).click()
    await expect(page).toHaveURL(/\/admin(\?|$)/)
    await page.getByRole('link', { name: 'Нова публикация' }).click()
    await page.getByLabel('Заглавие', { exact: true }).fill('Written without a store')
    await expect(page.getByLabel('Заглавие', { exact: true })).toHaveValue('Written without a store')
  }
  await page.goto('/terms-of-use')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(heading(page)).toHaveText('Sitemap')
})
