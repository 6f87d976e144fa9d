import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Upcoming Events' })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the agenda tells past from coming by the day in Sofia; all dates are one file', {
  tag: ['@INV-09', '@AMB-40'],
}, async ({ page }) => {
  await page.clock.setFixedTime('2023-05-02T20:59:00Z')
  await page.goto('/investors/calendar')
  const events = (part: string) => page.getByRole('region', { name: part, exact: true }).getByRole('listitem')
  await expect(events('Upcoming')).toHaveCount(9)
  await expect(events('Past')).toHaveCount(0)
  await page.getByRole('region', { name: 'Past', exact: true }).getByText('4 dates from').click()
  await expect(events('Past')).toHaveCount(4)
  await expect(events('Upcoming').first()).toContainText(/02-05-2023.*Today/)
  const subscription = page.getByRole('region', { name: 'Subscribe to the calendar' })
  await expect(subscription).not.toContainText('There are no upcoming dates')
  const download = page.waitForEvent('download')
  await subscription.getByRole('link', { name: 'Download all dates' }).click()
  expect((await download).suggestedFilename()).toBe('calendar.ics')

  await page.clock.setFixedTime('2023-05-02T21:01:00Z')
  await page.goto('/investors/calendar')
  await expect(events('Upcoming')).toHaveCount(7)
  await expect(events('Upcoming').first()).toContainText('In 27 days')
  await expect(page.getByText('6 dates from')).toBeVisible()

  await page.clock.setFixedTime('2026-11-15T10:00:00Z')
  await page.goto('/investors/calendar')
  await expect(subscription).toContainText('There are no upcoming dates at the moment.')
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
  await expect(list).toHaveText([/01-03-2023.*consolidated.*Past/, /31-03-2023.*audited annual individual.*Upcoming/])
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
  await expect(page.getByText('No events this month.')).toBeVisible()
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

  // Its days stand in the middle of their columns, on a phone too; an empty month leads to the latest event.
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
