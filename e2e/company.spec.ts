import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

const address = (page: string) => `/about-the-company/${page}`
const sideMenu = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Section' })

test('the side menu leads on and keeps the place; scrolling activates the seventeen entries of the timeline one after another', {
  tag: ['@ABOUT-02', '@ABOUT-23', '@AMB-36', '@SHELL-19'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('timeline'))
  const entries = page.getByRole('main').locator('ol > li')
  await expect(entries).toHaveCount(17)
  const states = () => entries.evaluateAll((items) => items.map((item) => item.getAttribute('data-state')))
  await expect.poll(states).toContain('future')
  for (const place of [0, 7, 16]) {
    await entries.nth(place).evaluate((item) => item.scrollIntoView({ block: 'start' }))
    await page.mouse.move(10, 10)
    await expect.poll(async () => (await states()).lastIndexOf('present')).toBeGreaterThanOrEqual(Math.min(place, 16))
    const now = await states()
    expect(now.filter((state) => state === 'present')).toHaveLength(1)
    expect(now.slice(0, now.indexOf('present')).every((state) => state === 'past')).toBe(true)
    expect(now.slice(now.indexOf('present') + 1).every((state) => state === 'future')).toBe(true)
  }

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  for (const [name, title] of [
    ['rolling-plant', 'Rolling plant'],
    ['about-us', 'About us'],
  ] as const) {
    await sideMenu(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(address(name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(sideMenu(page).locator('[aria-current=page]')).toHaveText(title)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  }
  await page.getByRole('main').getByRole('button', { name: 'Play the video' }).click()
  const film = page.getByRole('main').locator('video')
  await expect(film).toBeFocused()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Select page opens the list, a choice closes it and scrolls to the top, and Escape gives the focus back', {
    tag: ['@ABOUT-03', '@SHELL-20', '@SHELL-21'],
  }, async ({ page, expectAccessible }) => {
    await page.goto(address('about-us'))
    await expectNoSidewaysScroll(page)
    await expect(sideMenu(page)).toBeHidden()
    const control = page.getByText('Select page').locator('xpath=ancestor::summary')
    /** Opens the list where the header is away: while it leaves, the control moves, from under the pointer too. */
    const openListAt = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(() => control.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(0)
      await control.click()
    }
    await openListAt(1200)
    const list = page.getByRole('navigation', { name: 'Select page' })
    await expect(list.getByRole('link')).toHaveCount(8)
    // What the list covers, at the place to which it was scrolled, is no target meanwhile.
    await expectAccessible(page, 'details:has([aria-label="Select page"])')
    await list.getByRole('link', { name: 'Key figures' }).click()
    await expect(page).toHaveURL(/\/key-figures$/)
    await expect(list).toBeHidden()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await openListAt(900)
    await list.getByRole('link', { name: 'Key figures' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await openListAt(900)
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(control).toBeFocused()
  })
})

test('the doughnut comes when its table is scrolled to, and shows the share that is pointed at', {
  tag: ['@ABOUT-11', '@AMB-34'],
}, async ({ page, request }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('key-figures'))
  const table = page.getByRole('table', { name: 'Sales by country, percent of tonnage, 2024' })
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(await withChart(request, scripts)).toHaveLength(0)
  await table.scrollIntoViewIfNeeded()
  await expect(page.locator('canvas')).toBeVisible()
  expect(await withChart(request, scripts)).toHaveLength(1)

  await test.step('a share pointed at stands in the middle', async () => {
    const caption = page.locator('figcaption')
    await expect(caption).toHaveText('18.8% Germany')
    await page.getByRole('row', { name: 'Spain' }).hover()
    await expect(caption).toHaveText('8.3% Spain')
    const canvas = page.locator('canvas')
    const box = await canvas.boundingBox()
    await canvas.hover({ position: { x: (box?.width ?? 0) * 0.65, y: (box?.height ?? 0) * 0.15 } })
    await expect(caption).toHaveText('18.8% Germany')
  })

  await test.step('it shrinks and grows with the window', async () => {
    const widthOf = async (part: string) => Math.round((await page.locator(part).boundingBox())?.width ?? 0)
    const margin = async () => (await widthOf('figure:has(canvas)')) - (await widthOf('canvas'))
    await expect.poll(margin).toBe(0)
    const before = await widthOf('canvas')
    expect(before).toBeGreaterThan(400)
    for (const size of [1000, 390, 1440]) {
      await page.setViewportSize({ width: size, height: 900 })
      await expect.poll(margin).toBe(0)
    }
    expect(await widthOf('canvas')).toBe(before)
  })
})

/** Those of the scripts that hold the charts of Chart.js. */
async function withChart(request: APIRequestContext, scripts: string[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()))
  return texts.filter((text) => text.includes('animateRotate'))
}
