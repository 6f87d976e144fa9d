import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pages = {
  management: 'Management',
  'financial-statements': 'Financial statements',
  'general-meetings': 'General meetings',
  calendar: 'Calendar for investors',
  shares: 'Shares',
}

const files = (page: Page) => page.getByRole('main').locator('a[href$=".pdf"]')
const heading = (page: Page) => page.getByRole('heading', { name: 'Upcoming Events' })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the side menu leads through the five pages, each with a drawing of its own', {
  tag: ['@INV-01', '@ROUTE-13'],
}, async ({ page }) => {
  const covers = new Set<string | null>()
  await page.goto('/investors/management')
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Section' })
  await expect(menu.getByRole('link')).toHaveText(Object.values(pages))
  for (const [name, title] of Object.entries(pages)) {
    await menu.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/investors/${name}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(menu.locator('[aria-current]')).toHaveText(title)
    covers.add(await page.locator('[data-cover] svg').innerHTML())
  }
  expect(covers.size).toBe(5)
})

test('both boards with mandates of five years, and the shares', { tag: ['@INV-02', '@INV-03', '@INV-15'] }, async ({
  page,
}) => {
  await page.goto('/investors/management')
  await expect(page.getByRole('region', { name: 'Management board' }).getByRole('listitem')).toHaveCount(5)
  const supervisors = page.getByRole('region', { name: 'Supervisory board' }).getByRole('listitem')
  await expect(supervisors).toHaveCount(3)
  for (const member of await supervisors.all()) await expect(member).toContainText('Mandate 29-06-2023 to 29-06-2028')
  await page.goto('/investors/shares')
  await expect(page.getByRole('definition').first()).toHaveText('17,952,959')
  await expect(page.getByText('BGN 1', { exact: true })).toBeVisible()
  await expect(page.getByText('Unofficial market of a Bulgarian stock exchange', { exact: true })).toBeVisible()
})

test('nine statements, as thumbnails or a list, and six meetings of four documents each', {
  tag: ['@INV-04', '@INV-05', '@INV-06', '@DL-10', '@AMB-39', '@AMB-47'],
}, async ({ page }) => {
  await page.goto('/investors/financial-statements')
  const names = Array.from({ length: 9 }, (_, index) => `Annual financial statements and report ${2019 - index}`)
  await expect(files(page).locator('strong')).toHaveText(names)
  await expect(files(page).first().locator('img')).toBeVisible()
  await button(page, 'List').click()
  await expect(files(page).first().locator('img')).toBeHidden()
  await page.goto('/investors/general-meetings')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6)
  await expect(files(page)).toHaveCount(24)
  expect(new Set(await files(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size).toBe(
    24,
  )
  for (const link of await files(page).all())
    await expect(link).toHaveAccessibleName(/ \d\d-06-201\d, PDF, \d+.kB, \d pages? \(opens in a new tab\)$/)
})

test('the agenda lists all events and tells past from coming by the day in Sofia', {
  tag: ['@INV-09', '@AMB-40'],
}, async ({ page }) => {
  await page.clock.setFixedTime('2023-05-02T20:59:00Z')
  await page.goto('/investors/calendar')
  const events = (part: string) => page.getByRole('region', { name: part, exact: true }).getByRole('listitem')
  await expect(events('Coming')).toHaveCount(9)
  await expect(events('Past')).toHaveCount(4)
  await expect(events('Coming').first()).toContainText(/2\s*May/)

  await page.clock.setFixedTime('2023-05-02T21:01:00Z')
  await page.goto('/investors/calendar')
  await expect(events('Coming')).toHaveCount(7)
  await expect(events('Past')).toHaveCount(6)
})

test('a month with its events: chosen, stepped through by keyboard, and today again with the mode', {
  tag: ['@INV-10', '@INV-11', '@INV-12', '@INV-13', '@INV-14'],
}, async ({ page, expectAccessible }) => {
  await page.clock.setFixedTime('2023-03-15T10:00:00Z')
  await page.goto('/investors/calendar')
  await button(page, 'Month').click()
  await expect(heading(page)).toHaveText('March 2023 Upcoming Events')
  const grid = page.getByRole('grid')
  await expect(grid.locator('th')).toHaveText(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
  await expect(grid.getByRole('button', { name: '1 March 2023, 1 event', exact: true })).toBeVisible()
  await expect(grid.getByRole('button', { name: '15 March 2023, today' })).toBeVisible()
  const list = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')
  await expect(list).toHaveText([/1 ?March.*consolidated.*Past/, /31 ?March.*audited annual individual.*Coming/])
  await grid.getByRole('button', { name: '31 March 2023, 1 event' }).click()
  await expect(list.nth(1)).toHaveAttribute('aria-current', 'date')
  await expectAccessible(page)

  await page.keyboard.press('PageDown')
  await expect(heading(page)).toHaveText('April 2023 Upcoming Events')
  await page.keyboard.press('ArrowRight')
  await expect(grid.getByRole('button', { name: '1 May 2023', exact: true })).toBeFocused()
  await expect(heading(page)).toHaveText('May 2023 Upcoming Events')
  await expect(list).toHaveCount(3)

  await page.getByLabel('Choose a month').selectOption('September')
  await expect(heading(page)).toHaveText('September 2023 Upcoming Events')
  await expect(page.getByText('No events in this month.')).toBeVisible()
  await button(page, 'Nearest event: 30-10-2023').click()
  await expect(heading(page)).toHaveText('October 2023 Upcoming Events')
  await button(page, 'Next month').click()
  await expect(heading(page)).toHaveText('November 2023 Upcoming Events')
  await expect(page).toHaveURL(/\/investors\/calendar\?month=2023-11$/)
  await page.reload()
  await expect(heading(page)).toHaveText('November 2023 Upcoming Events')

  await button(page, 'Agenda').click()
  await expect(page).toHaveURL(/\/investors\/calendar$/)
  await expect(page.getByRole('region', { name: 'Past', exact: true })).toBeVisible()
  await button(page, 'Month').click()
  await expect(heading(page)).toHaveText('March 2023 Upcoming Events')
})

test('the calendar can be subscribed to, or taken as a file, whole or one event at a time', async ({
  page,
  request,
}) => {
  await page.goto('/investors/calendar')
  const subscribe = page.getByRole('region', { name: 'Subscribe to the calendar' })
  await expect(subscribe.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/investors\/calendar\.ics$/,
  )
  const download = page.waitForEvent('download')
  await subscribe.getByRole('link', { name: 'Download all dates' }).click()
  expect((await download).suggestedFilename()).toBe('calendar.ics')
  const links = page.getByRole('link', { name: /^Add to calendar: / })
  await expect(links).toHaveCount(13)
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  }
})

test('where the newest is old, the person to ask is named with telephone and e-mail', async ({ page }) => {
  const ask = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Momchil Shopov' })
  for (const [name, after] of [
    ['financial-statements', 'For statements and reports after 2019, ask'],
    ['general-meetings', 'For general meetings after 2019, ask'],
    ['calendar', 'For dates after 2024, ask'],
  ] as const) {
    await page.goto(`/investors/${name}`)
    await expect(ask).toContainText(`${after} Momchil Shopov, Investor Relations Director`)
    await expect(ask.getByRole('link', { name: '+359 54 000 054' })).toHaveAttribute('href', 'tel:+35954000054')
    await expect(ask.getByRole('link', { name: 'm.shopov@' })).toHaveAttribute('href', /^mailto:/)
  }
  const subscription = page.getByRole('region', { name: 'Subscribe to the calendar' })
  await expect(subscription).toContainText('No date lies ahead at the moment.')
  await page.clock.setFixedTime('2023-03-15T10:00:00Z')
  await page.goto('/investors/calendar')
  await expect(ask).toHaveCount(0)
  await expect(subscription).not.toContainText('No date lies ahead')
})

test('the days of a month stand in the middle of their columns, on a phone too; an empty month leads to the latest event', async ({
  page,
}) => {
  await page.goto('/investors/calendar?month=2023-03')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const middles = (selector: string) =>
      page
        .getByRole('grid')
        .locator(selector)
        .evaluateAll((all) =>
          all.map((one) => {
            const range = document.createRange()
            range.selectNodeContents(one)
            const box = range.getBoundingClientRect()
            const cell = one.closest('td, th')?.getBoundingClientRect() ?? box
            return Math.abs(box.x + box.width / 2 - cell.x - cell.width / 2)
          }),
        )
    for (const away of [...(await middles('th')), ...(await middles('td button'))]) expect(away).toBeLessThan(1.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.clock.setFixedTime('2026-11-15T10:00:00Z')
  await page.goto('/investors/calendar?month=2026-11')
  await expect(button(page, 'Latest event: 30-01-2024')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all events and the way to the other pages are there', async ({ page }) => {
    await page.goto('/investors/calendar')
    await expect(page.getByRole('link', { name: /^Add to calendar: / })).toHaveCount(13)
    await page.getByRole('main').getByRole('link', { name: 'Shares' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shares')
  })
})
