import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a page, and on it the search. */
export async function openSearch(page: Page, path = '/terms-of-use') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  const input = search.getByRole('textbox', { name: 'Search the site' })
  await expect(input).toBeFocused()
  return { search, input, status: search.getByRole('status') }
}

/** Waits until the page has been at an address, also when it went on from there. */
export async function visit(page: Page, path: string, act: () => Promise<void>) {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await act()
  await expect.poll(() => visited).toContain(path)
}

/** The rows of a group of results. */
export const rows = (page: Page, group: string) =>
  page
    .getByRole('dialog')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: group }) })
    .getByRole('link')
