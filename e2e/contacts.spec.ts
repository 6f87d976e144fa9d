import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const SALES = '/contacts/sales-department'
const people = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('strong') })
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /people|person/ })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) })
const choose = async (page: Page, name: string, option: string) => {
  await filter(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** A profile from the moment on in which Escape closes it. */
const openProfile = (page: Page) => page.locator('dialog:modal')
const country = (page: Page, name: string) => page.getByRole('link', { name: `Show contacts for ${name}`, exact: true })

test('three lists have the map, the menu and their people; main contacts stand above the sales staff, each person once', {
  tag: ['@CONT-01', '@CONT-02', '@CONT-05', '@CONT-07', '@CONT-16', '@ROUTE-08', '@AMB-22'],
}, async ({ page }) => {
  for (const [path, heading, size] of [
    ['supply-chains', 'Supply Chain', 6],
    ['other-contacts', 'Other Contacts', 8],
    ['sales-department', 'Sales Department', 20],
  ] as const) {
    await page.goto(`/contacts/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact our team')
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    const current = page.locator('nav a[aria-current]').filter({ hasText: heading, visible: true })
    await expect(current.first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Map of Europe, choose a country' }).getByRole('link')).toHaveCount(39)
    await expect(people(page)).toHaveCount(size)
  }
  await expect(count(page)).toContainText('20 people')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Main contacts', 'Sales staff'])
  expect(new Set(await people(page).locator('strong').allTextContents()).size).toBe(20)
})

test('a country of the map narrows the list, is marked, and scrolls to the filters', {
  tag: ['@CONT-04', '@CONT-11'],
}, async ({ page }) => {
  await page.goto(SALES)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await country(page, 'Germany').click()
  await expect(page).toHaveURL(/\?region=Germany#filters$/)
  await expect(filter(page, 'Region')).toHaveText('Germany')
  const side = page.getByRole('main').getByRole('link', { name: 'Sales Department', exact: true })
  await expect(side.first()).toHaveAttribute('aria-current', 'page')
  await expect(country(page, 'Germany')).toHaveAttribute('aria-current', /true|page/)
  await expect(page.locator('.germany-m')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { name: 'Main contacts' })).toHaveCount(0)
  await expect
    .poll(() => page.locator('#filters').evaluate((one) => Math.round(one.getBoundingClientRect().top)))
    .toBe(100)
})

test('a country under the pointer or with the focus shows its name and how many people it has', async ({ page }) => {
  await page.goto(SALES)
  const map = page.getByRole('group', { name: 'Map of Europe, choose a country' })
  await expect(map.getByText('people')).toHaveCount(0)
  await country(page, 'Poland').hover()
  await expect(map.getByText('Poland', { exact: true })).toBeVisible()
  await expect(map.getByText('5 people')).toBeVisible()
  await page.goto(`${SALES}?product=Rolled`)
  await country(page, 'Poland').focus()
  await expect(map.getByText('3 people')).toBeVisible()
  const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
  const norway = await country(page, 'Norway').boundingBox()
  expect(norway?.y).toBeGreaterThanOrEqual(header.y + header.height)
})

test('whom do I call in Poland? The map names one person for each family, with telephone and e-mail at once', async ({
  page,
  request,
  expectAccessible,
}) => {
  const html = await (await request.get(`${SALES}?region=Serbia`)).text()
  expect(html, 'without scripts too').toContain('Milena Tsoneva is on leave.')
  await page.goto('/contacts/supply-chains')
  await country(page, 'Poland').click()
  const card = page.getByRole('region', { name: 'Contacts for Poland' })
  await expect(card.getByText('Borislav Chakarov')).toBeVisible()
  await expect(card.getByRole('link', { name: '+359 54 000 018' })).toHaveAttribute('href', 'tel:+35954000018')
  await expect(card.getByRole('link', { name: 'l.hadzhiev@' })).toHaveAttribute('href', /^mailto:l\.hadzhiev@/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(card).toHaveCSS('position', 'fixed')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
  await expect(country(page, 'Poland')).toBeFocused()
})

test('the map is enlarged around the chosen country until its card is closed, with reduced motion at once', async ({
  page,
}) => {
  await page.goto(SALES)
  const ground = page.getByRole('group', { name: 'Map of Europe, choose a country' }).locator('> g')
  const wide = async () => (await country(page, 'Switzerland').boundingBox())?.width ?? 0
  await expect(ground).toHaveCSS('transition-duration', '0.48s')
  const whole = await wide()
  await country(page, 'Switzerland').click()
  await expect.poll(wide).toBeCloseTo(whole * 2.6, 0)
  await page.getByRole('region', { name: 'Contacts for Switzerland' }).getByRole('button', { name: 'Close' }).click()
  await expect.poll(wide).toBeCloseTo(whole, 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${SALES}?region=Switzerland`)
  await expect(ground).not.toHaveCSS('transition-duration', '0.48s')
  expect(await wide()).toBeCloseTo(whole * 2.6, 0)
})

test('the map is worked with the keyboard; that of another page leads to the sales staff of the country', {
  tag: ['@CONT-02', '@CONT-04', '@CONT-11', '@CONT-28'],
}, async ({ page }) => {
  await page.goto('/contacts/supply-chains')
  await country(page, 'Ukraine').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(country(page, 'UK')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sales-department\?region=UK#filters$/)
  await expect(filter(page, 'Region')).toHaveText('UK')
  for (const shape of ['.uk-m', '.northern-ireland-m'])
    await expect(page.locator(shape)).toHaveCSS('fill', 'rgb(255, 255, 255)')
})

test('two filters combine, and "Show all" takes each back', {
  tag: [
    '@CONT-03',
    '@CONT-06',
    '@CONT-08',
    '@CONT-09',
    '@CONT-10',
    '@CONT-11',
    '@CONT-12',
    '@CONT-13',
    '@CONT-14',
    '@CONT-15',
  ],
}, async ({ page, expectAccessible }) => {
  await page.goto(SALES)
  await filter(page, 'Region').click()
  const options = page.getByRole('listbox', { name: 'Region' }).getByRole('option')
  await expect(options).toHaveCount(41)
  await expect(options.first()).toHaveText('Show all')
  await expectAccessible(page)
  await options.getByText('Italy', { exact: true }).click()
  await expect(page).toHaveURL(/region=Italy$/)
  await expect(people(page)).not.toHaveCount(20)
  const inItaly = await people(page).count()
  await expect(count(page)).toContainText(`${inItaly} people`)
  await choose(page, 'Products', 'Extruded')
  await expect(page).toHaveURL(/region=Italy&product=Extruded$/)
  await expect(people(page)).not.toHaveCount(inItaly)
  const both = await people(page).count()
  expect(both).toBeGreaterThan(0)
  expect(both).toBeLessThan(inItaly)
  await expectAccessible(page)
  await choose(page, 'Region', 'Show all')
  await expect(count(page)).toContainText('Region cleared. All regions are shown.')
  await expect(page).toHaveURL(/sales-department\?product=Extruded$/)
  await choose(page, 'Products', 'Show all')
  await expect(people(page)).toHaveCount(20)
  await expect(page).toHaveURL(/sales-department$/)
})

test('a region nobody has counts as none, and a filter is worked with the keyboard alone', {
  tag: ['@CONT-03', '@CONT-08'],
}, async ({ page }) => {
  await page.goto(`${SALES}?region=Mars&product=Gold`)
  await expect(people(page)).toHaveCount(20)
  await filter(page, 'Region').focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('listbox', { name: 'Region' })
  await expect(list).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(filter(page, 'Region')).toHaveText('Greece')
  await expect(list).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await expect(filter(page, 'Region')).toHaveText('Greece')
  await expect(filter(page, 'Region')).toBeFocused()
})

test('a profile opens over the list, with its facts, links and map', {
  tag: ['@CONT-19', '@CONT-20', '@CONT-21', '@CONT-22', '@ROUTE-09'],
}, async ({ page, expectAccessible }) => {
  await page.goto(SALES)
  await page.getByRole('link', { name: /Desislava Koleva/ }).click()
  await expect(page).toHaveURL(/sales-department\/desislava-koleva$/)
  await expect(page).toHaveTitle(/^Desislava Koleva, Sales Manager/)
  const profile = page.getByRole('dialog', { name: 'Desislava Koleva' })
  for (const text of ['Germany, Austria, Switzerland', 'Rolled', 'English, German'])
    await expect(profile).toContainText(text)
  await expect(profile.getByRole('link', { name: 'd.koleva@balkalum.example' })).toHaveAttribute(
    'href',
    /^mailto:d\.koleva/,
  )
  await expect(profile.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /^mailto:d\.koleva/)
  await expect(profile.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+35954000013')
  await expect(profile.locator('a[href="tel:+35954000002"]')).toHaveText('+359 54 000 002')
  await expect(profile.locator('[fill="#004785"] use')).toHaveCount(3)
  await expect(profile.locator('.austria-m')).toHaveCSS('fill', 'rgb(0, 71, 133)')
  await expectAccessible(page)
})

test('the focus stays in the profile and returns to the card; Escape, cross and backdrop close it', {
  tag: ['@CONT-24'],
}, async ({ page }) => {
  await page.goto(`${SALES}?region=Germany`)
  const card = page.getByRole('link', { name: /Desislava Koleva/ })
  const profile = page.getByRole('dialog')
  const closings = [
    () => page.keyboard.press('Escape'),
    () => profile.getByRole('link', { name: 'Close the profile' }).click(),
    () => page.mouse.click(5, 400),
  ]
  for (const close of closings) {
    await card.click()
    await expect(profile.getByRole('heading')).toBeFocused()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    await close()
    await expect(profile).toHaveCount(0)
    await expect(page).toHaveURL(/sales-department\?region=Germany$/)
    await expect(card).toBeFocused()
  }
})

test('Back after closing leads to where one was before the list', { tag: ['@CONT-24', '@AMB-20'] }, async ({
  page,
}) => {
  await page.goto('/news')
  await page.goto(SALES)
  await page.getByRole('link', { name: /Desislava Koleva/ }).click()
  await expect(openProfile(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/sales-department$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/news$/)
})

test('a profile is there when its address is opened, and closing it gives the list', { tag: ['@CONT-25'] }, async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${SALES}/mariya-ilieva`)).text()
  expect(html).toContain('<title>Mariya Ilieva, Sales Director, Rolled Products')
  expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  expect(html).toMatch(/<dialog[^>]* open/)
  const withFilter = await (await request.get(`${SALES}/mariya-ilieva?region=Germany`)).text()
  expect(withFilter).toMatch(
    /<a[^>]*aria-label="Close the profile"[^>]*href="\/contacts\/sales-department\?region=Germany"/,
  )
  await page.goto(`${SALES}/mariya-ilieva`)
  await expect(page.getByRole('dialog', { name: 'Mariya Ilieva' })).toBeVisible()
  await expect(openProfile(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/sales-department$/)
  await expect(page).toHaveTitle(/^Sales department/)
  await expect(page.getByRole('link', { name: /Mariya Ilieva/ })).toBeFocused()
})

test('a red notice names no reason and leads to the deputy, in the same dialog', {
  tag: ['@CONT-23', '@AMB-24'],
}, async ({ page, expectAccessible }) => {
  await page.goto(SALES)
  await page.getByRole('link', { name: /Milena Tsoneva/ }).click()
  const deputy = page.getByRole('dialog').getByRole('link', { name: /^Open the profile of/ })
  await expect(deputy.locator('xpath=ancestor::p')).toHaveCSS('color', 'rgb(179, 32, 27)')
  await expectAccessible(page)
  const name = (await deputy.textContent())?.replace('Open the profile of ', '')
  await deputy.click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/sales-department$/)
})

test('who has no address opens without changing it; a wrong list redirects; an unknown name gives the list', {
  tag: ['@AMB-23'],
}, async ({ page, request }) => {
  const moved = await request.get('/contacts/supply-chains/mariya-ilieva', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([
    302,
    expect.stringMatching(/sales-department\/mariya-ilieva$/),
  ])
  await page.goto(`${SALES}/nobody-at-all`)
  await expect(page).toHaveURL(/sales-department$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const card = people(page).getByRole('button').first()
  await card.click()
  await expect(openProfile(page)).toBeVisible()
  await expect(page).toHaveURL(/sales-department$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
})

test.describe('factory location', () => {
  test('the box has company, address, coordinates, e-mail and phone', { tag: ['@CONT-30', '@CONT-31'] }, async ({
    page,
  }) => {
    await page.goto('/contacts/factory-location')
    const main = page.getByRole('main')
    await expect(main.getByText('Balkalum AD')).toBeVisible()
    await expect(main.getByText('Industrial zone, Shumen, Bulgaria')).toBeVisible()
    await expect(main.getByRole('link', { name: /43\.283393, 27\.011365/ })).toHaveAttribute(
      'href',
      /query=43\.283393,27\.011365/,
    )
    await expect(main.locator('a[href="mailto:office@balkalum.example"]')).toBeVisible()
    await expect(main.locator('a[href="tel:+35954000000"]')).toBeVisible()
  })

  test('"Connect with us" opens a form that needs a category and an address; a question is stored before it counts as sent', {
    tag: ['@CONT-32', '@INQ-01', '@INQ-03', '@INQ-05', '@INQ-06', '@INQ-07', '@INQ-08', '@INQ-09', '@INQ-19'],
  }, async ({ page, site, expectAccessible }) => {
    await page.goto('/contacts/factory-location')
    const connect = page.getByRole('button', { name: 'Connect with us' })
    await connect.click()
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await expect(connect).toBeFocused()
    await connect.click()
    const form = page.getByRole('form', { name: 'Connect with us' })
    const category = form.getByRole('combobox')
    await expect(category.locator('option')).toHaveText([
      'Select Support Category*',
      'General question',
      'Packaging',
      'Building & Construction',
      'Transportation',
      'Industrial Design',
      'Events',
      'Support',
      'Other question',
    ])
    for (const placeholder of ['Name*', 'Phone*', 'e-mail*', 'Message*'])
      await expect(form.getByPlaceholder(placeholder, { exact: true })).toBeVisible()
    const message = `Trays ${Math.random()}`
    await form.getByRole('textbox', { name: 'Name' }).fill('Ida Holm')
    await form.getByRole('textbox', { name: 'Phone' }).fill('+45 00 00 00')
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ida@')
    await form.getByRole('textbox', { name: 'Message' }).fill(message)
    const stored = async () => {
      const { url, secretKey } = site.supabase
      const answer = await fetch(
        `${url}/rest/v1/inquiries?select=category,name&message=eq.${encodeURIComponent(message)}`,
        { headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } },
      )
      return answer.json()
    }
    await form.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(category).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    expect(await stored()).toEqual([])
    await category.selectOption('Events')
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ida@holm.example')
    await form.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(form.getByRole('button', { name: 'Sent' })).toBeVisible()
    expect(await stored()).toEqual([{ category: 'events', name: 'Ida Holm' }])
    await expectAccessible(page)
  })

  for (const [variant, width] of [
    ['desktop', 1440],
    ['mobile', 390],
  ] as const)
    test(`the ${variant} map of the service comes only after a click`, { tag: ['@CONT-29'] }, async ({
      page,
      context,
    }) => {
      await context.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'map' }),
      )
      test.info().annotations.push({ type: 'expected', description: 'https://www.openstreetmap.org/' })
      await page.setViewportSize({ width, height: 900 })
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('openstreetmap') && asked.push(request.url()))
      await page.goto('/contacts/factory-location')
      await expect(page.getByRole('img', { name: /plant in the industrial zone/ })).toBeVisible()
      expect(asked).toEqual([])
      await page.getByRole('button', { name: 'Load the map' }).click()
      const frame = page.locator('iframe:visible')
      await expect(frame).toHaveCount(1)
      await expect(frame).toHaveAttribute('src', /marker=43\.283393%2C27\.011365/)
      await expect(frame.contentFrame().locator('body')).toHaveText('map')
      expect(asked).toHaveLength(1)
    })
})
