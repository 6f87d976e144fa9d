import { expect, test } from './fixtures.ts'
import { printPages } from './printed-pages.ts'

const day = () => {
  const now = new Date()
  return [now.getUTCDate(), now.getUTCMonth() + 1, now.getUTCFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

for (const path of ['/careers/open-positions', '/contacts/other-contacts'])
  test(`an open dialog of ${path} is printed whole and once, without the page behind it`, async ({ page, site }) => {
    await page.goto(path)
    await page.getByRole('main').locator('[data-person], [data-position]').first().click()
    const dialog = page.locator('dialog:modal')
    const title = (await dialog.getByRole('heading', { level: 2 }).innerText()).trim()
    expect(title).not.toBe('')
    const words = (await dialog.innerText()).replace(/\s+/g, ' ')
    const address = new URL(page.url()).pathname
    const sheets = await printPages(page)
    const all = sheets.map(({ text }) => text).join(' ')
    expect(all.replace(/\s/g, '').split(title.replace(/\s/g, '')).length - 1).toBe(1)
    const lastWords = await dialog.locator('p, li, dd').last().innerText()
    expect(all.replace(/\s/g, '')).toContain(lastWords.replace(/\s/g, '').slice(-40))
    expect(words.length).toBeGreaterThan(100)
    expect(all).not.toContain('Newsletter')
    expect(sheets.length).toBeLessThanOrEqual(2)
    expect(all).toContain(site.url + address)
    expect(all).toContain(day())
  })

test('an item of the news prints with all its pictures, its address and the day, without other items', async ({
  page,
  site,
}) => {
  await page.goto('/news/new-cut-to-length-line')
  const pictures = await page.locator('main [aria-roledescription="carousel"] li img').count()
  expect(pictures).toBeGreaterThan(1)
  const sheets = await printPages(page)
  const all = sheets.map(({ text }) => text).join(' ')
  expect(sheets.reduce((sum, sheet) => sum + sheet.pictures, 0)).toBe(pictures)
  expect(all).not.toContain('More news')
  expect(all).not.toMatch(/\b1\/\d\b/)
  expect(all).toContain(`${site.url}/news/new-cut-to-length-line`)
  expect(all).toContain(`Printed ${day()}`)
  expectWellEnded(sheets)
})

test('lists of people print the telephone number and the e-mail of everybody', async ({ page, site }) => {
  for (const path of ['/contacts/sales-department', '/contacts/other-contacts']) {
    await page.goto(path)
    const people = page.getByRole('main').locator('li:has(strong)')
    const ways = await people.evaluateAll((cards) =>
      cards.map((card) => /\+[\d ]+, [\w.-]+@[\w.-]+/.exec(card.textContent)?.[0].replace(/\s/g, '')),
    )
    expect(ways.length).toBeGreaterThan(5)
    const sheets = await printPages(page)
    const all = sheets.map(({ text }) => text.replace(/\s/g, '')).join('')
    for (const way of ways) expect(all).toContain(way)
    expect(sheets[0]?.text).toContain(site.url + path)
    expectWellEnded(sheets)
  }
})

test('pages end on paper with what is read, and say their address', async ({ page, site }) => {
  for (const path of [
    '/investors/calendar',
    '/contacts/factory-location',
    '/careers/open-positions',
    '/about-the-company/about-us',
    '/markets/packaging',
    '/personal-data',
  ]) {
    await page.goto(path)
    const sheets = await printPages(page)
    expect(sheets[0]?.text).toContain(site.url + path)
    expectWellEnded(sheets)
  }
})

/** Fails when a sheet is all but empty, or the line of the page is missing. */
function expectWellEnded(sheets: Awaited<ReturnType<typeof printPages>>): void {
  for (const { text, pictures } of sheets) expect(text.length + 200 * pictures, text).toBeGreaterThan(120)
  expect(sheets[0]?.text).toContain('All rights reserved')
}

test('a product prints what is read of it, and whose page it is', async ({ page, site }) => {
  const path = '/products/rolled-foils/household-foil'
  await page.goto(path)
  const sheets = await printPages(page)
  const all = sheets.map(({ text }) => text).join(' ')
  expect(all).toContain(site.url + path)
  expect(all).toContain('200 to 1500')
  expect(all).not.toContain('Choose your country')
  expectWellEnded(sheets)
})
