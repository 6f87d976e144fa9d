import { expect, settled, test } from './fixtures.ts'
import { openSearch, rows, visit } from './search-dialog.ts'

test('the search covers the whole page, keeps it from scrolling, and searches again with every key press', {
  tag: [
    '@SHELL-14',
    '@SRCH-01',
    '@SRCH-02',
    '@SRCH-03',
    '@SRCH-05',
    '@SRCH-07',
    '@SRCH-08',
    '@SRCH-09',
    '@SRCH-11',
    '@SRCH-12',
    '@AMB-19',
  ],
}, async ({ page }) => {
  const { search, input, status } = await openSearch(page)
  expect(await search.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await expect(input).toHaveAttribute('placeholder', 'Type here to search')
  await page.mouse.move(700, 600)
  const turned = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', () => requestAnimationFrame(resolve), { once: true })),
  )
  await page.mouse.wheel(0, 800)
  await turned
  await settled(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await input.pressSequentially('   ')
  await expect(status).toBeEmpty()
  await expect(search.getByRole('heading', { name: 'Suggested searches' })).toBeVisible()
  await input.pressSequentially('omn')
  await expect(status).toHaveText('search results')
  await expect(rows(page, 'Products').first()).toContainText('Omnia sheets')
  await input.pressSequentially('zzz <b>')
  await expect(status).toHaveText('no results for "omnzzz <b>"')
  await expect(search.getByRole('heading', { name: 'Pages, documents and news' })).toHaveCount(0)
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press('Backspace')
  await expect(status).toHaveText('search results')

  // Escape and Close give the focus back; empty it offers all products and what is asked for most.
  const opener = page.getByRole('button', { name: 'Search' }).first()
  await input.fill('foil')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('')
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(search).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(search.getByRole('link', { name: 'Heat shields' })).toBeVisible()
  await test.step('products come first, then contacts and the site; a colour, Cyrillic words, a typing error and a part of the words are enough', async () => {
    const first = search.getByRole('listitem').first()
    await input.fill('  hoUsehold FOIL ')
    await expect(status).toHaveText('search results')
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText([
      'Products',
      'Contacts',
      'Pages, documents and news',
    ])
    const product = rows(page, 'Products').first()
    await expect(product).toContainText('Household foil')
    await expect(product).toContainText(
      'Soft aluminium foil on jumbo reels for rewinding into kitchen and catering rolls',
    )
    await expect(product.locator('mark')).toHaveText(['Household foil'])
    const contact = rows(page, 'Contacts').first()
    await expect(contact).toContainText('Petya Dimitrova')
    await expect(contact).toContainText('Key Account Manager, Foil')

    await input.fill('champagne')
    await expect(first).toContainText('Profiles for building and architecture')
    await input.fill('household foil 12 micron')
    await expect(first).toContainText('Household foil')
    await input.fill('домакинско фолио')
    await expect(first).toContainText('Household foil')

    await input.fill('container foil zanzibar')
    await expect(status).toHaveText('Nothing for "container foil zanzibar" exactly. Close to it:')
    await expect(search.getByRole('heading', { name: 'Partial matches' })).toBeVisible()
    await expect(first).toContainText('Container foil')

    await test.step('pages, documents and news', async () => {
      await input.fill('timelnie')
      await expect(rows(page, 'Pages, documents and news').first()).toContainText('Timeline')
      await input.fill('cut-to-lenght line')
      const news = rows(page, 'Pages, documents and news').filter({ hasText: 'New cut-to-length line' })
      await expect(news).toContainText('News')
      await input.fill('qualicoat')
      await expect(rows(page, 'Pages, documents and news').filter({ hasText: 'Document' }).first()).toHaveAttribute(
        'href',
        '/documents/certificates/qualicoat.pdf',
      )
    })

    await test.step('past the first screen, too, whose last the arrows reach at once', async () => {
      const results = search.getByRole('listitem').getByRole('link')
      await input.fill('o')
      await input.press('ArrowUp')
      expect(await results.count()).toBeGreaterThan(40)
      await expect(results.last()).toBeFocused()
      await input.fill('a')
      await expect.poll(() => results.count()).toBeGreaterThan(40)
    })
    await input.fill('')
  })
  await search.getByRole('link', { name: 'Open positions' }).click()
  await expect(page).toHaveURL('/careers/open-positions')
  await expect(search, 'nothing behind it takes the focus before').toHaveCount(0)
  await expect(page.getByRole('main'), 'the new page begins here for the keyboard').toBeFocused()

  await test.step('the keyboard alone: arrows go through the results, Enter opens, letters go to the input', async () => {
    await page.getByRole('button', { name: 'Search' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(input).toBeFocused()
    await page.keyboard.type('heat shield')
    const results = page.getByRole('dialog').getByRole('listitem').getByRole('link')
    await expect(rows(page, 'Pages, documents and news').first()).toBeVisible()
    // Of the first letters there are others.
    await expect(results.first().locator('mark').first()).toHaveText(/heat shield/i)
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(input).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(results.last()).toBeFocused()
    await page.keyboard.type('s')
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('heat shields')
    await expect(results.first().locator('mark').first()).toHaveText(/heat shields/i)
    await page.keyboard.press('Enter')
    await expect(results.first()).toBeFocused()
    await visit(page, '/products/rolled-sheets-and-strips/heat-shields', () => page.keyboard.press('Enter'))
  })
})

test('once a country is chosen, every product names who serves it', async ({ page }) => {
  const { input } = await openSearch(page, '/markets/packaging?region=Poland')
  await input.fill('industrial profiles')
  await expect(rows(page, 'Products').first()).toContainText(
    'Lyubomir Hadzhiev, for Poland, extruded products, +359 54 000 024',
  )
})

test('a result leads to its page and the search is gone; Back leads to the page before, where it opens empty, scrolled or not', {
  tag: ['@SHELL-14', '@SRCH-04', '@SRCH-06', '@SRCH-12', '@AMB-20'],
}, async ({ page }) => {
  const { search, input, status } = await openSearch(page)
  await input.fill('kosher')
  await visit(page, '/products/rolled-foils/household-foil', () => rows(page, 'Products').first().click())
  await expect(search).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-of-use$/)

  // The strip of the header is out of sight.
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(page.locator('header[data-scrolled]')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).last().click()
  await expect(input).toHaveValue('')
  await expect(status).toBeEmpty()
  await expect(search.getByRole('heading', { name: 'Suggested searches' })).toBeVisible()
  await input.fill('sweden')
  await visit(page, '/contacts/sales-department/radostina-petkova', () => rows(page, 'Contacts').first().click())
  await expect(search).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-of-use$/)
})

test('the search loads when it is first wanted, and calls the API once in a visit', {
  tag: ['@SRCH-13', '@AMB-52'],
}, async ({ page }) => {
  const calls: string[] = []
  const assets: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
    if (/\/assets\/search/.test(pathname)) assets.push(pathname)
  })
  await page.goto('/terms-of-use')
  await page.waitForLoadState('networkidle')
  expect(assets).toEqual([])
  const button = page.getByRole('button', { name: 'Search' }).first()
  for (const typed of ['foil', 'sales', 'zzz']) {
    await button.click()
    await page.getByRole('dialog').getByRole('textbox').pressSequentially(typed)
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(assets.length).toBeGreaterThan(0)
  expect(calls).toEqual(['/api/search'])
})

test('what is typed while the search is loading is searched; Escape gives it up', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/terms-of-use')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const typed = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await typed.promise
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Search' }).first()
  const field = page.getByRole('textbox', { name: 'Search', exact: true })
  await button.click()
  await expect(field).toBeFocused()
  await page.keyboard.type('timel')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('kosher')
  await expect(field).toHaveValue('kosher')
  const found = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  await expect(found.first(), 'the server answers until then').toContainText('Household foil')
  const early = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expectAccessible(page, 'dialog[open]')
  const titles = Promise.withResolvers<void>()
  await page.route('**/api/search', async (route) => {
    await titles.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/search')
  await page.evaluate(noteFocusOfSearch)
  typed.resolve()
  await asked
  await expect(field, 'what stands there is not replaced by less').toBeFocused()
  titles.resolve()
  const input = page.getByRole('textbox', { name: 'Search the site' })
  await expect(input).toBeFocused()
  expect(await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(early)
  expect(await page.evaluate('hadFocusAtOnce'), 'no key can come between the two fields').toBe(true)
  await page.keyboard.type(' foil')
  await expect(input).toHaveValue('kosher foil')
})

/** Runs in the page: notes whether the search has the focus in the same turn of the loop in which its field appears. */
function noteFocusOfSearch(): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector('input[aria-label="Search the site"]')
    if (!field) return
    observer.disconnect()
    Reflect.set(window, 'hadFocusAtOnce', document.activeElement === field)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test(
  'without the titles of the news the rest is found, and the failure is only logged',
  { tag: ['@API-16'] },
  async ({ page }, info) => {
    info.annotations.push({ type: 'expected', description: 'ApiError' })
    await page.route('**/api/search', (route) => route.fulfill({ status: 503, json: { error: 'away' } }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'))
    const { search, input, status } = await openSearch(page)
    await logged
    await input.fill('timeline')
    await expect(status).toHaveText('search results')
    await expect(rows(page, 'Pages, documents and news').first()).toContainText('Timeline')
    await expect(search.getByText('away')).toHaveCount(0)
  },
)
