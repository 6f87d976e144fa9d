import { expect, test } from './fixtures.ts'
import { readyToPrint } from './printed-pages.ts'

const article = 'new-cut-to-length-line'
const title = 'New cut-to-length line delivers flatter'

test('a visitor opens the news: a banner with the latest, company news with excerpts and pictures, and a toggle to the media about us', {
  tag: [
    '@NEWS-01',
    '@NEWS-02',
    '@NEWS-03',
    '@NEWS-04',
    '@NEWS-06',
    '@NEWS-07',
    '@NEWS-08',
    '@NEWS-09',
    '@NEWS-18',
    '@ROUTE-10',
    '@AMB-11',
  ],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Balkalum News' })).toBeVisible()
  const latest = page.getByRole('list', { name: 'Latest news' })
  await expect(latest.getByRole('listitem')).toHaveCount(5)
  await expect(latest).toContainText('12-11-2026')
  await expect(page.getByRole('heading', { level: 2, name: 'Latest news' })).toBeVisible()

  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(8)
  await expect(page.getByText('Technical Horizon')).toHaveCount(0)
  await expect(page.getByText('Дванадесет стипендии')).toHaveCount(0)
  const excerpts = await items.locator('p').allTextContents()
  expect(excerpts.length).toBeGreaterThan(0)
  for (const excerpt of excerpts) expect(excerpt.replace(/…$/, '').length).toBeLessThanOrEqual(120)
  // In the width they are shown in, with their size known beforehand.
  const picture = items.first().locator('img')
  await expect(picture).toHaveAttribute(
    'srcset',
    /\/uploads\/news\/\S+\?w=480 480w, .*\?w=960 960w, .*\?w=1200 1200w, .*\?w=1600 1600w/,
  )
  for (const name of ['width', 'height', 'sizes']) await expect(picture).toHaveAttribute(name, /\d/)

  await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Medias about us' }).click()
  await expect(page).toHaveURL(/\/news\?medias=true$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Medias about us' })).toBeVisible()
  await expect(items).toHaveCount(5)
  const list = page.locator('#news-list')
  await expect.poll(async () => Math.round((await list.boundingBox())?.y ?? -1)).toBe(100)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a Select news dropdown replaces the toggle and scrolls to the list, 90 px below the top', {
    tag: ['@NEWS-05', '@NEWS-06'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/news')
    const select = page.getByText('Select news')
    await select.click()
    await page.getByRole('link', { name: 'Medias about us' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/medias=true/)
    const list = page.locator('#news-list')
    await expect.poll(async () => Math.round((await list.boundingBox())?.y ?? -1)).toBe(90)
  })
})

test('an article has a cover with title and date, two texts around its gallery, which wraps around and opens on the full screen', {
  tag: ['@ROUTE-11', '@NEWS-10', '@NEWS-11', '@NEWS-12', '@NEWS-13', '@NEWS-14', '@NEWS-15'],
}, async ({ page, expectAccessible }) => {
  await page.goto(`/news/${article}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByText('12-11-2026').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  const order = await page.getByRole('main').evaluate((main) => {
    const gallery = main.querySelector('[aria-roledescription="carousel"]')
    const texts = [...main.querySelectorAll('[data-rich-text]')]
    const isBefore = (a: Element | null | undefined, b: Element | null | undefined) =>
      Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
    return [isBefore(texts[0], gallery), isBefore(gallery, texts[1])]
  })
  expect(order).toEqual([true, true])

  const gallery = page.locator('[aria-roledescription="carousel"]')
  await expect(gallery).toContainText('1/5')
  await gallery.getByRole('button', { name: 'Previous image' }).click()
  await expect(gallery).toContainText('5/5')
  await gallery.getByRole('button', { name: 'Next image' }).click()
  await expect(gallery).toContainText('1/5')

  const opener = gallery.getByRole('button', { name: /full screen/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/1\s*\/\s*5/)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText(/5\s*\/\s*5/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a missing item is said to be missing, with status 404 and a way to the list', {
  tag: ['@NEWS-16', '@AMB-30'],
}, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  const response = await page.goto('/news/never-written')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  // The page is one for all missing items, and is hydrated as such; the address bar keeps what was asked for.
  await expect(page).toHaveURL(/\/news\/never-written$/)
  expect(calls).toEqual([])
  await expect(page.getByText('This news is not available.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click()
  await expect(page).toHaveURL(/\/news$/)
})

test('an unknown path answers 404 and becomes /404', { tag: ['@ROUTE-19', '@LEG-09', '@AMB-08'] }, async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect(page.getByText('There is nothing here')).toBeVisible()
  // The server's page is one for all; the browser adds what was asked for.
  await expect(page.getByText('We have no page at /no/such/page.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All pages are in the sitemap' }).click()
  await expect(page).toHaveURL(/\/sitemap$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/404$/)
})

test('another spelling of an address leads to the one that it has, with its query and anchor', async ({ page }) => {
  for (const [asked, shown] of [
    ['/News/?medias=true', '/news?medias=true'],
    [`/NEWS//${article}#x`, `/news/${article}#x`],
    ['/Contacts/Sales-Department?region=Germany', '/contacts/sales-department?region=Germany'],
  ] as const) {
    await page.goto(asked)
    await expect(page).toHaveURL(shown)
  }
})

test('a first visit asks the API for nothing: the page brings its data along', async ({ page, site }) => {
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
  expect(calls).toEqual([])
})

test('an article prints without menus, forms and buttons, dark on white', async ({ page }) => {
  await page.goto(`/news/${article}`)
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
