import type { Page } from '@playwright/test'
import { expect, stopClock, test } from './fixtures.ts'

test.use({ hasAcceptedTerms: false })
const notice = (page: Page) => page.getByRole('complementary', { name: 'Cookie notice' })

test('it appears after 5 s, covers nothing that can be chosen in the header of the home page, is accepted once and does not come back', {
  tag: ['@CKIE-01', '@CKIE-02', '@CKIE-03', '@SHELL-17'],
}, async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible()
  await page.clock.runFor(6000)
  await expect(notice(page), 'not in the administration').toBeHidden()
  await page.goto('/')
  await page.clock.runFor(4900)
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(notice(page)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page, '[aria-label="Cookie notice"]')
  await expect(notice(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/personal-data')

  await test.step('in no window it covers a control of the highlights', async () => {
    const controls = page.getByRole('region', { name: 'Highlights' }).locator('a:visible, button:visible')
    const covered = async () => {
      const { y } = (await notice(page).boundingBox()) ?? { y: 0 }
      const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()))
      return boxes.filter((box) => box !== null && box.y + box.height > y)
    }
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await controls.count()).toBeGreaterThan(5)
      await expect.poll(covered, `${width} x ${height}`).toEqual([])
      const [first] = await controls.all()
      expect((await first?.boundingBox())?.y).toBeGreaterThan(0)
    }
  })

  await test.step('on a phone nothing that takes the focus stays under it, to the last link of the page', async () => {
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const edges = () =>
      Promise.all(
        [last, notice(page)].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
      )
    await expect
      .poll(async () => {
        const [link, over] = await edges()
        return link.bottom <= over.top
      })
      .toBe(true)
  })

  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ termsAccepted: 'true' })
  await page.goto('/terms-of-use')
  await page.clock.runFor(6000)
  await expect(notice(page)).toBeHidden()
})
