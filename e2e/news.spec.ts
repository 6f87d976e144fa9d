import { expect, test } from './fixtures.ts'
import { readyToPrint } from './printed-pages.ts'

const article = 'new-cut-to-length-line'

test('the toggle to the media about us scrolls to the list, 100 px below the top, and 90 on a phone by a dropdown', {
  tag: ['@NEWS-04', '@NEWS-05', '@NEWS-06'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/news')
  const list = page.locator('#news-list')
  const top = async () => Math.round((await list.boundingBox())?.y ?? -1)
  const items = page.getByRole('main').getByRole('article')
  await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Medias about us' }).click()
  await expect(page).toHaveURL(/\/news\?medias=true$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Medias about us' })).toBeVisible()
  await expect(items).toHaveCount(5)
  await expect.poll(top).toBe(100)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news')
  await page.getByText('Select news').click()
  await page.getByRole('link', { name: 'Medias about us' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/medias=true/)
  await expect.poll(top).toBe(90)
})

test('the gallery of an article wraps around and opens on the full screen; on paper there are no menus, forms and buttons', {
  tag: ['@NEWS-13', '@NEWS-14', '@NEWS-15'],
}, async ({ page, expectAccessible }) => {
  await page.goto(`/news/${article}`)
  const gallery = page.locator('[aria-roledescription="carousel"]')
  await expect(gallery).toContainText('1/5')
  await gallery.getByRole('button', { name: 'Previous picture' }).click()
  await expect(gallery).toContainText('5/5')
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(gallery).toContainText('1/5')

  const opener = gallery.getByRole('button', { name: /full screen/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/1\s*\/\s*5/)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText(/5\s*\/\s*5/)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  const press = page.getByRole('region', { name: 'Press contact' })
  await press.getByText('Press contact').click()
  const downloaded = page.waitForEvent('download')
  await press
    .getByRole('link', { name: /^Picture \d/ })
    .first()
    .click()
  expect((await downloaded).suggestedFilename()).toMatch(/^[\w-]+-1600x750\.jpg$/)

  await readyToPrint(page)
  await page.emulateMedia({ media: 'print' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('color', 'rgb(20, 27, 34)')
  await expect(page.getByRole('link', { name: 'Balkalum, home' }).first()).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.getByText('All rights reserved').filter({ visible: true })).toHaveCount(1)
})

test('a missing item keeps its address and leads to the list, one whose call failed offers another try; an unknown path becomes /404 and names what was asked for', {
  tag: ['@NEWS-16', '@AMB-30', '@ROUTE-19', '@LEG-09', '@AMB-08'],
  annotation: { type: 'expected', description: 'the database is away' },
}, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  expect((await page.goto('/news/never-written'))?.status()).toBe(404)
  // The page is one for all missing items, and is hydrated as such; the address bar keeps what was asked for.
  await expect(page).toHaveURL(/\/news\/never-written$/)
  expect(calls).toEqual([])
  await expect(page.getByText('This news item is not available.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click()
  await expect(page).toHaveURL(/\/news$/)

  await test.step('an item whose call failed', async () => {
    await page.route('**/api/news/*', (route) =>
      route.request().url().endsWith('/latest')
        ? route.continue()
        : route.fulfill({ status: 503, json: { error: 'the database is away' } }),
    )
    const main = page.getByRole('main')
    await main.getByRole('article').first().getByRole('link').click()
    await expect(main.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    await main.getByRole('link', { name: 'All news' }).click()
    await expect(page).toHaveURL('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'Balkalum News' })).toBeVisible()
    await page.unroute('**/api/news/*')
  })

  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  // The server's page is one for all; the browser adds what was asked for.
  await expect(page.getByText('We have no page at /no/such/page.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See all pages in the sitemap' }).click()
  await expect(page).toHaveURL(/\/sitemap$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
})

test('a first visit asks the API for nothing, and another spelling of an address leads to the one that it has, with its anchor', async ({
  page,
  site,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  for (const path of ['/', '/news', `/news/${article}`]) {
    // A stale page, which a busy server sends, has its data renewed.
    await expect.poll(async () => (await fetch(site.url + path)).headers.get('x-stale-since')).toBeNull()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`/NEWS//${article}#x`)
  await expect(page).toHaveURL(`/news/${article}#x`)
  expect(calls).toEqual([])
})
