import type { Page } from '@playwright/test'
import { expect, settled, test } from './fixtures.ts'

/** What moved in a page: the pseudo-elements of view transitions, and pictures that came from behind their edge. */
interface Moved {
  grown: string[]
  /** Pictures that will come from behind their edge. */
  masked: string[]
  unmasked: string[]
}

declare global {
  interface Window {
    moved: Moved
  }
}

/** Runs before the scripts of a page. */
function noteMotion(): void {
  window.moved = { grown: [], masked: [], unmasked: [] }
  const { startViewTransition } = document
  document.startViewTransition = (options) => {
    const transition = startViewTransition.call(document, options)
    transition.ready.then(() => {
      const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      window.moved.grown.push(...new Set(animated))
    })
    return transition
  }
  const { observe } = IntersectionObserver.prototype
  IntersectionObserver.prototype.observe = function (target) {
    if (target instanceof HTMLImageElement) window.moved.masked.push(target.alt)
    observe.call(this, target)
  }
  const { animate } = Element.prototype
  Element.prototype.animate = function (this: Element, ...args) {
    if (this instanceof HTMLImageElement) window.moved.unmasked.push(this.alt)
    return animate.apply(this, args)
  }
}

/** Waits until what moves pictures has been loaded, which the first use of a page begins. */
async function motionLoaded(page: Page): Promise<void> {
  await page.locator('[data-print-line]').waitFor({ state: 'attached' })
  await settled(page)
}

const moved = (page: Page) => page.evaluate(() => window.moved)
const GROWN = '::view-transition-group(growing-picture)'
const firstItem = (page: Page) =>
  page
    .locator('main article')
    .filter({ has: page.locator('img') })
    .first()

test('the picture of an item in the list grows into its cover, the picture of a product into its gallery', async ({
  page,
}) => {
  await page.addInitScript(noteMotion)
  await page.goto('/news')
  await firstItem(page).getByRole('link').hover()
  await motionLoaded(page)
  await firstItem(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/news\/.+/)
  await expect.poll(async () => (await moved(page)).grown).toContain(GROWN)

  await page.goto('/products/rolled-foils/household-foil')
  await page.getByRole('button', { name: 'Open the gallery' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => (await moved(page)).grown).toContain(GROWN)
})

test('a picture that one scrolls to comes from behind its edge once; with reduced motion nothing moves', async ({
  page,
}) => {
  await page.addInitScript(noteMotion)
  // Not the portrait of who sells, which is small.
  const lastPicture = page.locator('main section[id] img').last()
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/markets/packaging')
    await page.mouse.move(400, 300)
    await motionLoaded(page)
    const name = (await lastPicture.getAttribute('alt')) ?? ''
    const times = async () => (await moved(page)).unmasked.filter((alt) => alt === name).length
    if (reducedMotion === 'no-preference')
      await expect.poll(async () => (await moved(page)).masked, 'watched before one scrolls').toContain(name)
    await lastPicture.scrollIntoViewIfNeeded()
    if (reducedMotion === 'no-preference') await expect.poll(times).toBe(1)
    await page.evaluate(() => window.scrollTo(0, 0))
    await lastPicture.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await times()).toBe(reducedMotion === 'reduce' ? 0 : 1)
  }
})
