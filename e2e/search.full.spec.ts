import { expect, test } from './fixtures.ts'
import { openSearch, rows, visit } from './search-dialog.ts'

test('nothing is cut off from 360 to 1920 px, axe is content in every state, and on a phone the search opens from the bar', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { search, input, status } = await openSearch(page)
  expect(await search.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  for (const [typed, answer] of [
    ['', ''],
    ['foil', 'search results'],
    ['timeline', 'search results'],
    ['container foil zanzibar', /^Nothing for/],
    ['qxzqxz-vkwvkw-'.repeat(4), /^no results for/],
  ] as const) {
    await input.fill(typed)
    await expect(status).toHaveText(answer)
    for (const width of [360, 768, 1000, 1440, 1920, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const [content, visible] = await search.evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth])
      expect(content, `${typed} ${width}`).toBe(visible)
      if ([390, 1440].includes(width)) await expectAccessible(page, 'dialog')
    }
  }
  await input.fill('finstok')
  await visit(page, '/products/rolled-foils/finstock', () => rows(page, 'Pages, documents and news').first().click())
})

test('a search that is closed before the titles of the news have come does not ask for them again', {
  tag: ['@SRCH-13'],
}, async ({ page }) => {
  let calls = 0
  const closed = Promise.withResolvers<void>()
  await page.route('**/api/search', async (route) => {
    calls += 1
    await closed.promise
    await route.continue()
  })
  const first = await openSearch(page)
  await expect.poll(() => calls).toBe(1)
  await page.keyboard.press('Escape')
  await expect(first.search).toHaveCount(0)
  closed.resolve()
  await page.getByRole('button', { name: 'Search' }).first().click()
  await first.input.fill('cut-to-length line')
  await expect(rows(page, 'Pages, documents and news').filter({ hasText: 'New cut-to-length line' })).toContainText(
    'News',
  )
  expect(calls).toBe(1)
})
