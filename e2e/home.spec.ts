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
    .locator('span:empty')
    .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
  await settled(page)
}

test('a slide has 5 s while the bar fills by half a percent every 25 ms; it stands still when paused, hidden, with the focus, or while one types what one needs', {
  tag: ['@HOME-03', '@HOME-04', '@HOME-05'],
}, async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await expect(highlights(page).locator('picture img[src*="hero-facade"]')).toHaveCount(1)
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

  await highlights(page).getByRole('textbox', { name: 'What do you need?' }).fill('8011A')
  const until = await progress(page)
  await page.clock.runFor(20_000)
  expect(await progress(page)).toBe(until)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/finder\?q=8011A$/)
})

test('with reduced motion none of the five slides rotates; a film plays when asked; on a phone the story is its figures, and slides have pictures of their own', {
  tag: ['@HOME-01', '@HOME-02', '@HOME-03', '@HOME-06', '@HOME-07', '@SHELL-21', '@AMB-25'],
}, async ({ page, expectAccessible }) => {
  const film: string | null = brand.videos.factory
  let asksForFilm = false
  page.on('request', (request) => {
    asksForFilm ||= film !== null && request.url().endsWith(film)
  })
  const story = page.getByRole('region', { name: /^From liquid metal/ })
  const line = story.locator('svg.metal-line')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await page.goto('/')
  // The other slides come after the first.
  await expect(highlights(page).locator('picture img[src*="hero-facade"]')).toHaveCount(1)
  await expect(highlights(page).locator('picture img[src*="hero-casting"]')).toHaveCount(0)
  await expect(line).toBeVisible()

  await test.step('each slide has title, text, link and thumbnail', async () => {
    await expect(thumbs(page)).toHaveCount(5)
    for (const [index, title] of titles.entries()) {
      await thumbs(page).nth(index).click()
      await expect(slide(page)).toHaveText(title.replace('40 000', '40\u202f000'))
      await expect(highlights(page).getByRole('link')).toHaveCount(2)
    }
    await page.clock.runFor(20_000)
    await expect(slide(page)).toHaveText(titles.at(-1) ?? '')
    await page.clock.resume()
    await expectAccessible(page, '[aria-roledescription="carousel"]')
  })

  await test.step('the video is loaded when asked for; a market leads to its page', async () => {
    const play = story.getByRole('link', { name: /^Play the film/ })
    if (film === null) await expect(play).toHaveCount(0)
    else {
      expect(asksForFilm).toBe(false)
      await play.click()
      await expect(story.locator('video')).toBeFocused()
      await expect.poll(() => asksForFilm).toBe(true)
    }
    await page
      .getByRole('region', { name: /^Five markets/ })
      .getByRole('link', { name: /^Automotive/ })
      .click()
    await expect(page).toHaveURL(/\/markets\/automotive$/)
  })

  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/')
  await expect(line).toBeHidden()
  await expect(story.getByRole('listitem')).toHaveCount(5)

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
    await expect(page.getByRole('region', { name: /^From liquid metal/ }).getByRole('listitem')).toHaveCount(5)
    const news = page.getByRole('region', { name: 'Latest news' })
    await expect(news.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(news.getByRole('article')).toHaveCount(0)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
  },
)
