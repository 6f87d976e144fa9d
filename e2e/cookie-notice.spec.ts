import type { Page } from '@playwright/test'
import { expect, stopClock, test } from './fixtures.ts'

test.use({ hasAcceptedTerms: false })
const notice = (page: Page) => page.getByRole('complementary', { name: 'Cookie notice' })

test('it appears after 5 s, is accepted once and does not come back', {
  tag: ['@CKIE-01', '@CKIE-02', '@CKIE-03', '@SHELL-17'],
}, async ({ page, expectAccessible }) => {
  await stopClock(page)
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible()
  await page.clock.runFor(6000)
  await expect(notice(page), 'not in the administration').toBeHidden()
  await page.goto('/news')
  await page.clock.runFor(4900)
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(notice(page)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
  await expect(notice(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/personal-data')

  // On a phone nothing that takes the focus stays under it, to the last link of the page.
  await page.setViewportSize({ width: 390, height: 844 })
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

  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ termsAccepted: 'true' })
  await page.reload()
  await page.clock.runFor(6000)
  await expect(notice(page)).toBeHidden()
})

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`at ${width} x ${height} it covers nothing that can be chosen in the header of the home page`, {
    tag: ['@CKIE-01'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await stopClock(page)
    await page.goto('/')
    await page.clock.runFor(6000)
    await expect(notice(page)).toBeVisible()
    await page.clock.resume()
    const controls = page.getByRole('region', { name: 'Highlights' }).locator('a:visible, button:visible')
    expect(await controls.count()).toBeGreaterThan(5)
    const covered = async () => {
      const { y } = (await notice(page).boundingBox()) ?? { y: 0 }
      const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()))
      return boxes.filter((box) => box !== null && box.y + box.height > y)
    }
    await expect.poll(covered).toEqual([])
    const [first] = await controls.all()
    expect((await first?.boundingBox())?.y).toBeGreaterThan(0)
  })

test('F42 a browser that stores nothing still shows it, and hides it when accepted', { tag: ['@CKIE-02'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await stopClock(page)
  await page.goto('/')
  await page.clock.runFor(6000)
  await notice(page).getByRole('button', { name: 'Accept' }).click()
  await expect(notice(page)).toBeHidden()
})
