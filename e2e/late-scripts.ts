import type { Page } from '@playwright/test'

/**
 * Shows a page with scripts that come when they are let, as on a slow connection. It has been parsed to its end, where a
 * script places the page: it waits for the style sheets, and before them a visitor sees nothing to scroll or press.
 */
export async function openBeforeScripts(page: Page, path = '/news'): Promise<() => void> {
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
