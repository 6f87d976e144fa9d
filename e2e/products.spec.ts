import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

const building = '/products/extruded/profiles-for-building-and-architecture'

const contact = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your contact' })

const inquiry = (page: Page) => page.getByRole('form', { name: 'Product inquiry' })
const field = (page: Page, name: string) => inquiry(page).getByRole('textbox', { name })
const send = (page: Page) => inquiry(page).getByRole('button', { name: 'Send inquiry' })

async function openInquiry(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Product inquiry' }).last().click()
  await expect(inquiry(page)).toBeVisible()
}

async function fill(page: Page, message = 'Window profiles, 12 tons.') {
  await field(page, 'Name').fill('Erik Lind')
  await field(page, 'Phone').fill('+46 8 000 00 00')
  await field(page, 'E-mail').fill('erik.lind@glasmester.example')
  await field(page, 'Message').fill(message)
}

/** At 1440 by 900 a product shows its picture, its four figures and the one action before anyone scrolls. */
async function expectSeenAtOnce(page: Page): Promise<void> {
  const product = page.url()
  const article = page.getByRole('article')
  const figures = article.locator('dl').first().locator('dd')
  await expect(figures, product).toHaveCount(4)
  const action = article.locator('.btn:visible')
  const inView = []
  for (const shown of await action.all())
    inView.push(...(((await shown.boundingBox())?.y ?? 900) < 900 ? [await shown.textContent()] : []))
  expect(inView, product).toEqual(['Product inquiry'])
  for (const shown of [...(await figures.all()), action.first()])
    await expect(shown, product).toBeInViewport({ ratio: 1 })
  await expect(article.locator('img').first(), product).toBeInViewport({ ratio: 0.9 })
}

test('rolled products unfold, and anyone who knows a use or an alloy finds the product in the list of all', {
  tag: ['@PROD-02', '@PROD-03'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/products')
  const rolled = page.locator('summary', { hasText: 'Rolled products' })
  const foils = page.getByRole('main').getByRole('link', { name: /^Foils/ })
  await expect(foils).toBeHidden()
  await rolled.click()
  await expect(foils).toBeVisible()
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(15)
  const filter = page.getByRole('searchbox', { name: 'Filter by name, use or alloy' })
  await filter.fill('jar lid')
  await expect(rows).toHaveText(['Omnia sheets'])
  await expect(page.getByRole('status').filter({ hasText: 'product' })).toHaveText('1 product')
  await filter.fill('submarine')
  await expect(page.getByText('No product matches.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await rolled.click()
  await expect(foils).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Extruded products' }).click()
  await expect(page).toHaveURL(building)
})

test('how wide is a reel of container foil? The row and the drawing light up together and lead to each other', {
  tag: ['@PROD-20', '@SHELL-21'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/products/rolled-foils/container-foil')
  await expectSeenAtOnce(page)
  const row = page.getByRole('row', { name: 'Width' })
  const drawn = page.getByRole('link', { name: 'Width, 150 to 1400 mm' })
  await row.hover()
  await expect(drawn).toHaveAttribute('data-lit')
  await expect(page.getByRole('link', { name: /^Outer diameter,/ })).toHaveCSS('opacity', '0.38')
  await page.mouse.move(0, 0)
  await expect(drawn).not.toHaveAttribute('data-lit')
  await row.getByRole('link').focus()
  await expect(drawn).toHaveAttribute('data-lit')
  await page.keyboard.press('Enter')
  await expect(drawn).toBeFocused()
  await expect(row).toHaveAttribute('data-lit')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(row.getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Imperial' }).click()
  await expect(page.getByRole('link', { name: 'Width, 5.906 to 55.12 in' })).toBeVisible()
  await expect(page.getByText('5.906–55.12')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('what does a metre of this section weigh? The numbers are those of the chosen one, in both systems of units, which the tables of the plants share', {
  tag: ['@PROD-25'],
}, async ({ page }) => {
  await page.goto('/products/extruded/industrial-profiles')
  const tables = page.getByRole('region', { name: 'Specification' })
  const weight = tables.getByRole('row', { name: 'Weight' })
  const sections = page.getByRole('region', { name: 'Cross-sections' })
  await expect(sections.getByRole('table', { name: 'Slotted profile 40 × 40' })).toContainText('2.362 kg/m')
  await sections.getByRole('link', { name: 'Circumscribed circle', exact: true }).press('Enter')
  const circle = sections.getByRole('link', { name: 'Circumscribed circle, 56.2 mm' })
  await expect(circle).toBeFocused()
  await expect(circle).toHaveAttribute('data-lit', '')
  await expect(sections.getByRole('row', { name: /^Circumscribed circle/ })).toHaveAttribute('data-lit', '')
  await sections.getByRole('radio', { name: 'Slotted profile 40 × 40' }).focus()
  await page.keyboard.press('ArrowRight')
  const heatSink = sections.getByRole('table', { name: 'Heat sink 120 × 44' })
  await expect(heatSink).toContainText('5.100 kg/m')
  await expect(sections.getByRole('table')).toHaveCount(1)
  const fabrication = tables.getByRole('table', { name: 'Fabrication' })
  await expect(fabrication).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(fabrication).toBeHidden()
  await tables.getByText('6 more tables').click()
  await expect(fabrication).toBeVisible()
  await expect(heatSink, 'the link within has opened the fold').toBeVisible()
  await sections.getByText('3 sections with values and files').click()
  await expect(heatSink).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  const before = await tables.innerText()
  await page.getByRole('button', { name: 'Imperial' }).click()
  await expect(heatSink).toContainText('3.427 lb/ft')
  await page.reload()
  await expect(weight).toContainText('up to 6.05 lb/ft')
  await page.goto('/about-the-company/extrusion-plant')
  const plant = page.getByRole('region', { name: 'Specification' })
  await expect(plant.getByRole('row', { name: 'Weight' })).toContainText('up to 6.05 lb/ft')
  await expect(plant.getByRole('table', { name: 'Powder coating' })).toContainText('2.36 to 7.87 mil')
  await plant.getByRole('button', { name: 'Metric' }).click()
  await expect(plant.getByRole('table', { name: 'Powder coating' })).toContainText('60 to 200 µm')
  await page.goBack()
  await expect.poll(() => tables.innerText()).toBe(before)
  await sections.getByRole('radio', { name: 'Heat sink 120 × 44' }).check({ force: true })
  await sections.getByRole('link', { name: 'Calculate with 5.100 kg/m' }).click()
  await expect(page.getByRole('textbox', { name: 'Weight, kg/m' })).toHaveValue('5.1')
})

test('enlarged to 200 %, what stays in sight leaves the page four fifths of the window', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/products/rolled-foils/household-foil')
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await expect(page.getByRole('banner')).toHaveAttribute('data-direction', 'down')
  const covered = () => {
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || isStuck(element.parentElement))
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return lines.filter(isStuck).length / innerHeight
  }
  await expect.poll(() => page.evaluate(covered), 'when the header has left').toBeLessThanOrEqual(0.2)
})

test('a visitor chooses the country once, and every product names who serves it and why', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/rolled-foils/household-foil')
  await contact(page).getByLabel('Your contact for').selectOption('Poland')
  await expect(contact(page).getByRole('status')).toHaveText('Borislav Chakarov, for Poland, rolled products')
  await expect(contact(page).getByText('Speaks English, Polish, Czech')).toBeVisible()
  await expect(contact(page).getByRole('link', { name: '+359 54 000 018' })).toHaveAttribute('href', 'tel:+35954000018')
  await expect(page).toHaveURL('/products/rolled-foils/household-foil?region=Poland')
  await expectAccessible(page, 'main')
  await page.goto(building)
  await expect(contact(page).getByRole('link', { name: 'Lyubomir Hadzhiev' }).first()).toContainText(
    'for Poland, extruded products',
  )
  await contact(page).getByRole('link', { name: 'Contacts by country' }).click()
  await expect(page).toHaveURL('/contacts/sales-department?product=Extruded')
  await page.goBack()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Call Lyubomir Hadzhiev' }).last()).toBeVisible()
  const closed = page.getByRole('region', { name: 'Product inquiry' })
  await expect(closed.getByText('help us to reply'), 'what the closed form asks for stands above').toBeHidden()
  await closed.getByRole('button', { name: 'Product inquiry' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await closed.getByRole('button', { name: 'Close the inquiry' }).click()
  await expect(closed.getByRole('button', { name: 'Product inquiry' })).toBeFocused()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(closed.getByRole('button'), 'closed it stays at the lower edge').toBeInViewport({ ratio: 1 })
  await page.getByRole('article').getByText('More', { exact: true }).click()
  await expect(page.getByRole('article').getByRole('link', { name: 'Check your own section' })).toBeInViewport({
    ratio: 1,
  })
})

test('pictures are chosen, in the gallery too, and the next product slides in with its first', {
  tag: ['@PROD-17', '@PROD-18', '@PROD-19', '@PROD-21', '@PROD-22', '@PROD-24', '@AMB-18'],
}, async ({ page, expectAccessible }) => {
  await page.goto(building)
  await expectSeenAtOnce(page)
  const pictures = page.getByRole('region', { name: 'Pictures of the product' })
  await pictures.getByRole('button', { name: /^Show picture 3/ }).click()
  await expect(pictures.getByText('3 / 5')).toBeVisible()
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByText('1 / 5')).toBeVisible()
  await pictures.getByRole('button', { name: 'Previous picture' }).click()
  await expect(pictures.getByText('5 / 5')).toBeVisible()
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByText('1 / 5')).toBeVisible()

  await page.getByRole('button', { name: 'Open the gallery' }).click()
  const gallery = page.getByRole('dialog', { name: 'Gallery' })
  await expect(gallery.getByText('1 / 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(gallery.getByText('5 / 5')).toBeVisible()
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(gallery.getByText('1 / 5')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await gallery.getByRole('button', { name: 'All pictures' }).click()
  await expect(gallery.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page, 'dialog[open]')
  await gallery.getByRole('button', { name: /^Show picture 4/ }).click()
  await expect(gallery.getByText('4 / 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the gallery' })).toBeFocused()

  await page.getByRole('article').getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'true')
  await openInquiry(page)

  await page.getByRole('link', { name: 'Next product' }).click()
  await expect(page).toHaveURL('/products/extruded/profiles-for-automotive-and-transportation')
  await expect(page.getByRole('article')).toHaveAttribute('data-slide', 'later')
  await expect(pictures.getByText('1 / 4')).toBeVisible()
  await expect(inquiry(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await page.getByRole('link', { name: 'Previous product' }).click()
  await expect(page.getByRole('article')).toHaveAttribute('data-slide', 'earlier')
})

test('an inquiry: wrong fields are marked for 2000 ms, whatever fails the fields stay, and it is stored once', {
  tag: [
    '@INQ-02',
    '@INQ-04',
    '@INQ-05',
    '@INQ-07',
    '@INQ-08',
    '@INQ-09',
    '@INQ-10',
    '@INQ-11',
    '@INQ-12',
    '@INQ-13',
    '@INQ-14',
    '@INQ-19',
    '@PROD-23',
    '@AMB-27',
    '@AMB-48',
  ],
}, async ({ page, site, expectAccessible }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.clock.install()
  await page.goto(building)
  await openInquiry(page)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(inquiry(page).locator('.count')).toHaveCount(0)
  await field(page, 'Phone').fill('+46 8 000 00 00')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await send(page).click()
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name (up to 50 characters).')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid')
  await expect(inquiry(page).getByRole('status').filter({ hasText: 'The form has not been sent' })).toHaveCount(1)
  await page.clock.runFor(1900)
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(200)
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await expect(inquiry(page).getByText('Enter your name (up to 50 characters).')).toBeVisible()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name (up to 50 characters).')
  await field(page, 'Name').fill('Erik')
  await expect(inquiry(page).getByText('Enter your name (up to 50 characters).')).toHaveCount(0)
  await expect(inquiry(page).getByText('Enter a message (up to 500 characters).')).toBeVisible()
  await expect(field(page, 'Phone')).toHaveValue('+46 8 000 00 00')
  await page.clock.resume()

  await field(page, 'Phone').fill('+48 22 123 45 67')
  await expect(inquiry(page).getByText('16 / 20')).toHaveCSS('color', 'rgb(102, 113, 122)')
  await field(page, 'Phone').fill('+48 22 123 45 67 wew. 12 34')
  await expect(inquiry(page).getByText('27 / 20')).toHaveCSS('color', 'rgb(179, 32, 27)')
  await field(page, 'Message').fill('x'.repeat(522))
  await expect(inquiry(page).getByText('522 / 500')).toHaveCSS('color', 'rgb(179, 32, 27)')
  await page.getByRole('button', { name: 'Close the inquiry' }).click()
  await expect(inquiry(page)).toBeHidden()
  await openInquiry(page)
  await expect(field(page, 'Message')).toHaveValue('x'.repeat(522))
  await field(page, 'Message').fill('x'.repeat(399))
  await expect(inquiry(page).getByText('/ 500')).toHaveCount(0)
  expect(posts).toEqual([])

  const message = `Window profiles ${Math.random()}`
  const keys: (string | undefined)[] = []
  await test.step('whatever fails, a message and a letter show the way; a repeated try keeps its key', async () => {
    await fill(page, message)
    const failures = [{ abort: true }, { status: 503 }, { status: 429, retryAfter: '600' }] as const
    for (const failure of failures) {
      await page.route('/api/inquiries', (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if ('abort' in failure) return route.abort()
        const headers: Record<string, string> = 'retryAfter' in failure ? { 'retry-after': failure.retryAfter } : {}
        return route.fulfill({ status: failure.status, headers, json: { error: 'no' } })
      })
      await inquiry(page)
        .getByRole('button', { name: /Send inquiry|Try again/ })
        .click()
      await expect.poll(() => keys.length).toBe(failures.indexOf(failure) + 1)
      await expect(inquiry(page).getByRole('alert')).toContainText('Inquiry not sent')
      await expect(field(page, 'Message')).toHaveValue(message)
      await expect(field(page, 'Name')).toHaveValue('Erik Lind')
      await page.unroute('/api/inquiries')
    }
    await expect(inquiry(page).getByRole('alert')).toContainText('10 minutes')
    await expectAccessible(page, 'main form')
    const letter = inquiry(page).getByRole('link', { name: 'Send an e-mail' })
    await letter.focus()
    await expect(letter).toHaveAttribute('href', /^mailto:.+body=Window%20profiles/)
    expect(new Set(keys).size).toBe(1)
  })

  await test.step('loading, then a check mark for 3000 ms, then empty fields; the row is stored once', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    keys.length = 0
    await page.route('/api/inquiries', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await held
      await route.continue()
    })
    // The page's clock is a minute ahead, from the first time.
    await page.clock.pauseAt(new Date(Date.now() + 180_000))
    await inquiry(page).getByRole('button', { name: 'Try again' }).click()
    await expect(inquiry(page).getByRole('button', { name: 'Sending' })).toBeVisible()
    await inquiry(page).getByRole('button', { name: 'Sending' }).click({ force: true })
    answer()
    const receipt = page.getByRole('region', { name: /B-20\d\d-\w{6}/ })
    await expect(receipt.getByRole('button', { name: 'Sent' })).toBeVisible()
    await page.clock.runFor(2900)
    await expect(receipt.getByRole('button', { name: 'Sent' })).toBeVisible()
    await page.clock.runFor(200)
    await receipt.getByRole('button', { name: 'Write another inquiry' }).click()
    await expect(field(page, 'Message')).toHaveValue('')
    await expect(send(page)).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])

    const { url, secretKey } = site.supabase
    const stored = await fetch(
      `${url}/rest/v1/inquiries?select=products,name&message=eq.${encodeURIComponent(message)}`,
      {
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      },
    )
    expect(await stored.json()).toEqual([
      expect.objectContaining({ products: ['profiles-for-building-and-architecture'], name: 'Erik Lind' }),
    ])
  })
})

test('quantities of two products go with one inquiry; the list stays while one browses, and its number is told', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto('/products/rolled-foils/container-foil?region=Poland')
  await openInquiry(page)
  await inquiry(page).getByRole('button', { name: 'Add a drawing and quantities' }).click()
  const foil = inquiry(page).getByRole('group', { name: 'Container foil' })
  await foil.getByRole('textbox', { name: 'Quantity' }).fill('1,5')
  await foil.getByRole('combobox', { name: 'Alloy' }).fill('EN AW-3003')
  await expect(foil.getByText('35 to 200 µm')).toBeVisible()
  await foil.getByRole('textbox', { name: 'Thickness, µm' }).fill('-8')
  await expect(foil.getByText('Enter a number greater than 0.')).toBeVisible()
  await expectAccessible(page, 'main form')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })
  const message = 'Trays for airline meals, first delivery in March.'
  await fill(page)
  await field(page, 'Message').fill(message)
  await send(page).click()
  await expect(foil.getByRole('textbox', { name: 'Thickness, µm' }), 'nothing wrong is sent').toBeFocused()
  await foil.getByRole('textbox', { name: 'Thickness, µm' }).fill('80')

  await page.goto('/products/extruded/industrial-profiles')
  await openInquiry(page)
  await inquiry(page).getByRole('button', { name: 'Add a drawing and quantities' }).click()
  await expect(foil.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1,5')
  await expect(inquiry(page).getByRole('group', { name: 'Industrial profiles' })).toBeVisible()
  await expect(inquiry(page).getByRole('combobox', { name: 'Delivery country' })).toHaveValue('Poland')
  await inquiry(page).getByRole('button', { name: 'Hide drawing and quantities' }).click()
  await expect(inquiry(page).getByText('2 products will be sent with your message.')).toBeVisible()
  await fill(page)
  await field(page, 'Message').fill(message)
  await send(page).click()
  const receipt = page.getByRole('region', { name: /B-20\d\d-\w{6}/ })
  await expect(receipt.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(receipt.getByRole('heading', { level: 3 })).toBeInViewport()
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Container foil' })).toContainText('1.5 t')
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Container foil' })).toContainText('thickness 80 µm')
  await expect(receipt).toContainText('Sales Director, Rolled Products')
  await expect(receipt).toContainText('for all countries, rolled products')
  await expectAccessible(page, 'main')

  const { url, secretKey } = site.supabase
  const stored = await fetch(
    `${url}/rest/v1/inquiries?select=products,request&message=eq.${encodeURIComponent(message)}`,
    {
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    },
  )
  expect(await stored.json()).toEqual([
    {
      products: ['container-foil', 'industrial-profiles'],
      request: {
        lines: [
          {
            product: 'container-foil',
            quantity: { value: 1.5, unit: 't' },
            alloy: 'EN AW-3003',
            dimensions: [{ name: 'thickness', value: 80, unit: 'µm' }],
          },
          { product: 'industrial-profiles' },
        ],
        delivery: 'Poland',
      },
    },
  ])
})
