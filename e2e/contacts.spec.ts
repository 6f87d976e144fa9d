import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

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
const choose = (page: Page, name: string, option: string) => filter(page, name).selectOption({ label: option })
/** A profile from the moment on in which Escape closes it. */
const openProfile = (page: Page) => page.locator('dialog:modal')
const country = (page: Page, name: string) => page.getByRole('link', { name: `Show contacts for ${name}`, exact: true })

test('two filters combine, and "Show all" takes each back; a country of the map narrows the list, is marked, and scrolls to the filters; the map is enlarged around it until its card is closed', {
  tag: [
    '@CONT-03',
    '@CONT-04',
    '@CONT-06',
    '@CONT-08',
    '@CONT-09',
    '@CONT-10',
    '@CONT-11',
    '@CONT-12',
    '@CONT-13',
    '@CONT-14',
    '@CONT-15',
    '@SHELL-21',
  ],
}, async ({ page, expectAccessible }) => {
  await page.goto(SALES)
  await test.step('two filters', async () => {
    const options = filter(page, 'Region').getByRole('option')
    await expect(options).toHaveCount(41)
    await expect(options.first()).toHaveText('Show all')
    await choose(page, 'Region', 'Italy')
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
    await expectNoSidewaysScroll(page)
    await choose(page, 'Region', 'Show all')
    await expect(count(page)).toContainText('Region cleared. All regions are shown.')
    await expect(page).toHaveURL(/sales-department\?product=Extruded$/)
    await choose(page, 'Products', 'Show all')
    await expect(people(page)).toHaveCount(20)
    await expect(page).toHaveURL(/sales-department$/)

    // By the keyboard alone.
    await filter(page, 'Region').focus()
    await page.keyboard.type('Pol')
    await expect(filter(page, 'Region')).toHaveValue('Poland')
    await expect(page).toHaveURL(/region=Poland/)
    await page.keyboard.press('Home')
    await expect(filter(page, 'Region')).toHaveValue('')
    await expect(filter(page, 'Region')).toBeFocused()
  })

  const map = page.getByRole('group', { name: 'Map of Europe, choose a country' })
  const ground = map.locator('> g')
  const wide = async () => (await country(page, 'Switzerland').boundingBox())?.width ?? 0
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')

  await test.step('under the pointer or with the focus it shows its name and how many people it has', async () => {
    await expect(map.getByText('people')).toHaveCount(0)
    await country(page, 'Poland').hover()
    await expect(map.getByText('Poland', { exact: true })).toBeVisible()
    await expect(map.getByText('5 people')).toBeVisible()
  })

  await expect(ground).toHaveCSS('transition-duration', '0.48s')
  await expect(page).toHaveURL(/sales-department$/)
  // The country before was left a moment ago.
  await expect.poll(() => ground.evaluate((one) => one.getAnimations().length)).toBe(0)
  const whole = await wide()
  await country(page, 'Switzerland').click()
  await expect.poll(wide).toBeCloseTo(whole * 2.6, 0)
  await page.getByRole('region', { name: 'Contacts for Switzerland' }).getByRole('button', { name: 'Close' }).click()
  await expect.poll(wide).toBeCloseTo(whole, 0)

  await country(page, 'Germany').click()
  await expect(page).toHaveURL(/\?region=Germany#filters$/)
  await expect(filter(page, 'Region')).toHaveValue('Germany')
  const side = page.getByRole('main').getByRole('link', { name: 'Sales Department', exact: true })
  await expect(side.first()).toHaveAttribute('aria-current', 'page')
  await expect(country(page, 'Germany')).toHaveAttribute('aria-current', /true|page/)
  await expect(page.locator('.germany-m')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { name: 'Main contacts' })).toHaveCount(0)
  await expect
    .poll(() => page.locator('#filters').evaluate((one) => Math.round(one.getBoundingClientRect().top)))
    .toBe(100)

  await test.step('of the people it counts those for the chosen products; the header covers no country', async () => {
    await page.goto(`${SALES}?product=Rolled`)
    await country(page, 'Poland').focus()
    await expect(map.getByText('3 people')).toBeVisible()
    const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
    const norway = await country(page, 'Norway').boundingBox()
    expect(norway?.y).toBeGreaterThanOrEqual(header.y + header.height)
  })

  await test.step('with reduced motion it is enlarged at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${SALES}?region=Switzerland`)
    await expect(ground).not.toHaveCSS('transition-duration', '0.48s')
    await expect.poll(wide).toBeCloseTo(whole * 2.6, 0)
  })
})

test('whom do I call in Poland? The map names one person for each family, with telephone and e-mail at once', async ({
  page,
  expectAccessible,
}) => {
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

test('the map is worked with the keyboard; that of another page leads to the sales staff of the country', {
  tag: ['@CONT-02', '@CONT-04', '@CONT-11', '@CONT-28'],
}, async ({ page }) => {
  await page.goto('/contacts/supply-chains')
  const map = page.getByRole('group', { name: 'Map of Europe' })
  const sizes = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(page.getByRole('link', { name: /Rumyana Staykova/ }), 'it leaves room').toBeInViewport({ ratio: 1 })
  }
  await expect(map.locator('a:not([tabindex="-1"])'), 'the tab key stops once').toHaveCount(1)
  await country(page, 'Ukraine').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(country(page, 'UK')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sales-department\?region=UK#filters$/)
  await expect(filter(page, 'Region')).toHaveValue('UK')
  for (const shape of ['.uk-m', '.northern-ireland-m'])
    await expect(page.locator(shape)).toHaveCSS('fill', 'rgb(255, 255, 255)')
})

test('a profile opens over the list and keeps the focus; Escape, cross and backdrop close it, and Back leads to before the list', {
  tag: ['@CONT-19', '@CONT-22', '@CONT-24', '@CONT-25', '@AMB-20'],
}, async ({ page }) => {
  await page.goto('/terms-of-use')
  await page.goto(`${SALES}?region=Germany`)
  const card = page.getByRole('link', { name: /Desislava Koleva/ }).last()
  const profile = page.getByRole('dialog')
  const closings = [
    () => profile.getByRole('link', { name: 'Close the profile' }).click(),
    () => page.mouse.click(5, 400),
    () => page.keyboard.press('Escape'),
  ]
  for (const [index, close] of closings.entries()) {
    await card.click()
    await expect(profile.getByRole('heading')).toBeFocused()
    if (index === 0) {
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
          ),
        ).toBe(true)
      }
      await expect(page).toHaveURL(/sales-department\/desislava-koleva\?region=Germany$/)
      await expect(page).toHaveTitle(/^Desislava Koleva, Sales Manager/)
      await expect(profile.locator('.austria-m')).toHaveCSS('fill', 'rgb(0, 71, 133)')
    }
    await close()
    await expect(profile).toHaveCount(0)
    await expect(page).toHaveURL(/sales-department\?region=Germany$/)
    await expect(page).toHaveTitle(/^Sales department/)
    await expect(card).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/terms-of-use$/)
})

test('a red notice leads to the deputy in the same dialog; who has no address opens without changing it', {
  tag: ['@CONT-23', '@CONT-25', '@AMB-23', '@AMB-24'],
}, async ({ page, expectAccessible }) => {
  await page.goto(`${SALES}/milena-tsoneva`)
  await expect(openProfile(page)).toBeVisible()
  const deputy = page.getByRole('dialog').getByRole('link', { name: /^Open the profile of/ })
  await expect(deputy.locator('xpath=ancestor::p')).toHaveCSS('color', 'rgb(179, 32, 27)')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const name = (await deputy.textContent())?.replace('Open the profile of ', '')
  await deputy.click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/sales-department$/)

  const unlinked = people(page).getByRole('button').first()
  await unlinked.click()
  await expect(openProfile(page)).toBeVisible()
  await expect(page).toHaveURL(/sales-department$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(unlinked).toBeFocused()
})

test('"Connect with us" opens a form that needs a category and an address, a question is stored before it counts as sent; the map of the service comes only after a click', {
  tag: ['@CONT-29', '@CONT-32', '@INQ-01', '@INQ-03', '@INQ-05', '@INQ-06', '@INQ-07', '@INQ-08', '@INQ-09', '@INQ-19'],
}, async ({ page, context, site, expectAccessible }) => {
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'map' }),
  )
  test.info().annotations.push({ type: 'expected', description: 'https://www.openstreetmap.org/' })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('openstreetmap')) asked += 1
  })
  await page.goto('/contacts/factory-location')
  const connect = page.getByRole('button', { name: 'Connect with us' })
  await connect.click()
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  await expect(connect).toBeFocused()
  await connect.click()
  const form = page.getByRole('form', { name: 'Connect with us' })
  const category = form.getByRole('combobox')
  await expect(category.locator('option')).toHaveCount(9)
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
  await expectAccessible(page, 'main form')
  expect(await stored()).toEqual([])
  await category.selectOption('Events')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ida@holm.example')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you. It is with us. .*B-20\d\d-\w{6}$/ })).toBeFocused()
  await expect(form).toHaveCount(0)
  expect(await stored()).toEqual([{ category: 'events', name: 'Ida Holm' }])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  for (const [index, width] of [1440, 390].entries())
    await test.step(`the map at ${width} pixels`, async () => {
      if (index > 0) await page.reload()
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('img', { name: /plant in the industrial zone/ })).toBeVisible()
      expect(asked).toBe(index)
      await page.getByRole('button', { name: 'Load the map' }).click()
      const frame = page.locator('iframe:visible')
      await expect(frame).toHaveCount(1)
      await expect(frame).toHaveAttribute('src', /marker=43\.283393%2C27\.011365/)
      await expect(frame.contentFrame().locator('body')).toHaveText('map')
      expect(asked).toBe(index + 1)
    })
})
