import type { Page } from '@playwright/test'
import { brand } from 'supabase/brand'
import { expect, expectNoSidewaysScroll, settled, stopClock, test } from './fixtures.ts'

const titles = [
  'Aluminium, rolled and extruded',
  'Profiles for facades, windows and doors',
  'Foil, over 40 000 tonnes a year',
  'Cast on 7 continuous lines',
  'Machined parts for vehicles',
]
const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slide = (page: Page) => highlights(page).getByRole('heading', { level: 1 })
const thumbs = (page: Page) => highlights(page).getByRole('list').getByRole('button')

/** How full the bar over the current thumbnail is, from 0 to 1. */
const progress = (page: Page) =>
  thumbs(page)
    .locator('i')
    .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
  await settled(page)
}

test('a slide has 5 s while the bar fills by half a percent every 25 ms; it stands still when paused, hidden or with the focus; a silent film lies over the first picture of a wide screen, is asked for after all else, and stops with the slideshow', {
  tag: ['@HOME-03', '@HOME-04', '@HOME-05'],
}, async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/films/coil-light')) asked++
  })
  const film = highlights(page).locator('video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await stopClock(page)
  await page.goto('/')
  await expect(highlights(page).locator('picture img[src*="hero-facade"]')).toHaveCount(1)
  await expect(film).toHaveCount(0)
  expect(asked).toBe(0)
  await page.clock.runFor(1000)
  await expect(film).toHaveAttribute('data-started')
  expect(asked).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await expect.poll(isPaused).toBe(true)
  await page.getByRole('button', { name: 'Play the slideshow' }).click()
  await expect.poll(isPaused).toBe(false)
  await thumbs(page).nth(1).click()
  await expect.poll(isPaused).toBe(true)

  await thumbs(page).nth(3).click()
  await expect(slide(page)).toHaveText(titles[3] ?? '')
  await expect.poll(() => progress(page)).toBe(0)
  await page.clock.runFor(25)
  await expect.poll(() => progress(page)).toBeCloseTo(0.005, 5)
  await page.clock.runFor(2475)
  await expect.poll(() => progress(page)).toBeCloseTo(0.5, 5)
  await page.clock.runFor(2475)
  await expect.poll(() => progress(page)).toBeCloseTo(0.995, 5)
  await expect(slide(page)).toHaveText(titles[3] ?? '')
  await page.clock.runFor(25)
  await expect(slide(page)).toHaveText(titles[4] ?? '')
  await expect(thumbs(page).nth(4)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(5000)
  await expect(slide(page)).toHaveText(titles[0] ?? '')

  await thumbs(page).nth(1).click()
  await page.clock.runFor(4000)
  await expect.poll(() => progress(page)).toBeCloseTo(0.8, 5)
  await thumbs(page).nth(1).click()
  await expect.poll(() => progress(page)).toBe(0)
  await page.clock.runFor(4975)
  await expect(slide(page)).toHaveText(titles[1] ?? '')
  await page.clock.runFor(25)
  await expect(slide(page)).not.toHaveText(titles[1] ?? '')

  // It stands still when paused, in a hidden tab, and while a slide has the focus.
  await thumbs(page).nth(3).click()
  await page.clock.runFor(1000)

  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await page.clock.runFor(20_000)
  await expect.poll(() => progress(page)).toBeCloseTo(0.2, 5)
  await page.getByRole('button', { name: 'Play the slideshow' }).click()
  await page.clock.runFor(500)
  await expect.poll(() => progress(page)).toBeCloseTo(0.3, 5)

  await setHidden(page, true)
  await page.clock.runFor(20_000)
  await expect.poll(() => progress(page)).toBeCloseTo(0.3, 5)
  await setHidden(page, false)
  await page.clock.runFor(500)
  await expect.poll(() => progress(page)).toBeCloseTo(0.4, 5)

  const link = highlights(page).getByRole('link', { name: 'Rolling plant' })
  await link.focus()
  await page.clock.runFor(20_000)
  await expect(link).toBeFocused()
  await expect.poll(() => progress(page)).toBeCloseTo(0.4, 5)
  await thumbs(page).nth(3).focus()
  await page.clock.runFor(3000)
  await expect(slide(page)).toHaveText(titles[4] ?? '')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(film).toHaveCount(0)
})

test('with reduced motion the way of the metal is whole before anyone scrolls, and none of the five slides rotates; the markets grow, a film plays when asked; on a phone a plain list, with slides of its own', {
  tag: ['@HOME-01', '@HOME-02', '@HOME-03', '@HOME-06', '@HOME-07', '@SHELL-21', '@AMB-25'],
}, async ({ page, expectAccessible }) => {
  const film: string | null = brand.videos.factory
  let asksForFilm = false
  page.on('request', (request) => {
    asksForFilm ||= film !== null && request.url().endsWith(film)
  })
  const story = page.getByRole('region', { name: /^Metal comes in/ })
  const stops = story.getByRole('listitem')
  const line = story.locator('svg.metal-line')
  const whole = () =>
    stops.evaluateAll((items) =>
      items.map((item) => {
        const { opacity, transform, animationName } = getComputedStyle(item)
        return [opacity, transform, animationName].join(' ')
      }),
    )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await page.goto('/')
  // The other slides come after the first.
  await expect(highlights(page).locator('picture img[src*="hero-facade"]')).toHaveCount(1)
  await expect(highlights(page).locator('picture img[src*="hero-casting"]')).toHaveCount(0)
  expect(await whole()).toEqual(Array(5).fill('1 none none'))
  await expect(line).toBeVisible()
  const left = await line
    .locator('.metal-fill')
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).strokeDashoffset)))
  expect(left).toEqual(Array(8).fill(0))

  await test.step('each slide has title, text, link and thumbnail', async () => {
    await expect(thumbs(page)).toHaveCount(5)
    for (const [index, title] of titles.entries()) {
      await thumbs(page).nth(index).click()
      await expect(slide(page)).toHaveText(title.replace('40 000', '40\u202f000'))
      await expect(highlights(page).getByRole('link')).toHaveCount(1)
    }
    await page.clock.runFor(20_000)
    await expect(slide(page)).toHaveText(titles.at(-1) ?? '')
    await page.clock.resume()
    await expectAccessible(page, '[aria-roledescription="carousel"]')
  })

  await test.step('the film of the overview, and the markets', async () => {
    const overview = page.getByRole('region', { name: /^From liquid metal/ })
    await overview.locator('picture').scrollIntoViewIfNeeded()
    if (film === null) await expect(overview.getByRole('button')).toHaveCount(0)
    else {
      expect(asksForFilm).toBe(false)
      await overview.getByRole('button', { name: 'Play the film' }).click()
      await expect(overview.locator('video')).toBeFocused()
      await expect.poll(() => asksForFilm).toBe(true)
    }

    const strips = page.getByRole('region', { name: /^Five markets/ }).locator('a')
    const widths = () => strips.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width))
    const widest = async () => {
      const all = await widths()
      return all.indexOf(Math.max(...all))
    }
    await expect.poll(widest).toBe(0)
    await strips.nth(3).hover()
    await expect.poll(widest).toBe(3)
    await expect(strips.nth(3).getByText('Omnia sheets')).toBeVisible()
    await strips.nth(1).focus()
    await expect.poll(widest).toBe(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/markets\/automotive$/)
  })

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/')
  expect(await whole()).toEqual(Array(5).fill('1 none none'))
  await expect(line).toBeHidden()
  const boxes = await stops.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ left, right, top, bottom }) => [left, right, top, bottom]),
  )
  for (const [index, [start = 0, end = 0, top = 0]] of boxes.entries()) {
    expect(start).toBeGreaterThanOrEqual(0)
    expect(end).toBeLessThanOrEqual(360)
    expect(top, 'one below the other').toBeGreaterThanOrEqual(boxes[index - 1]?.[3] ?? 0)
  }

  // A slide has a picture of its own for small screens.
  const picture = highlights(page).locator('picture img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('tall-coils')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test(
  'on the way from another page all is there but the latest news that cannot be read, which is only logged',
  { tag: ['@HOME-09'] },
  async ({ page }, testInfo) => {
    testInfo.annotations.push({ type: 'expected', description: 'console: ' })
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route('**/api/news/latest', (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
    await page.goto('/404')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(slide(page)).toHaveText(titles[0] ?? '')
    await expect(page.getByRole('region', { name: /^Metal comes in/ }).getByRole('listitem')).toHaveCount(5)
    const news = page.getByRole('region', { name: 'Latest news' })
    await expect(news.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(news.getByRole('article')).toHaveCount(0)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
  },
)
