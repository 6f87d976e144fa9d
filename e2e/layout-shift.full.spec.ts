import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** A title whose line fits by a hair, 348 of 350 px at “Fassadenblick”, may gain or lose one: stand-ins are as wide on average. */
const MAX_SHIFT = 0.02
const MAX_AVERAGE_SHIFT = 0.01

/** Those that moved most as long as other lines stood there before the fonts had come. */
const PAGES = [
  { path: '/products/extruded/industrial-profiles', width: 390 },
  { path: '/disclosure-policy', width: 390 },
  { path: '/careers/open-positions', width: 390 },
  { path: '/news/fassadenblick-library-fins-from-shumen', width: 390 },
  { path: '/news/results-2024', width: 1350 },
]

test('nothing moves while the scripts of a page start, nor when its fonts come after all else', async ({ page }) => {
  await page.addInitScript(noteShifts)
  let total = 0
  for (const { path, width } of PAGES) {
    await page.setViewportSize({ width, height: 900 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    // Not until the page is loaded: it would wait for its fonts.
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await painted(page)
    test.skip(!(await hasStandIns(page)), 'this machine has none of the fonts that stand in')
    release()
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    expect(await page.evaluate(() => document.fonts.check('400 16px "Sofia Sans"'))).toBe(true)
    const shifts = await page.evaluate<Shift[]>('takeShifts()')
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, `${path} ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(MAX_SHIFT)
    total += sum
    await page.unroute('**/*.woff2')
  }
  expect(total / PAGES.length).toBeLessThanOrEqual(MAX_AVERAGE_SHIFT)
})

test('the fonts that stand in take as much room as Sofia Sans', async ({ page }) => {
  for (const path of ['/personal-data', '/careers/open-positions']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    test.skip(!(await hasStandIns(page)), 'this machine has none of the fonts that stand in')
    for (const [style, room] of Object.entries(await page.evaluate(compareRoom)))
      for (const [measure, ratio] of Object.entries(room))
        expect(
          Math.abs(ratio - 1),
          `${path} ${style}: Sofia Sans is ${ratio} of its stand-in, ${measure}`,
        ).toBeLessThan(0.02)
  }
})

interface Shift {
  value: number
  moved: string[]
}

/** Runs in the page: keeps each shift of its layout, with what has moved. */
function noteShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node: Node | null }[]
  }
  const shifts: Shift[] = []
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[])
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Reflect.set(window, 'takeShifts', () => {
    keep(observer.takeRecords())
    return shifts
  })
}

/** Waits for two frames: when the second begins the first has been painted, and its shifts told. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function hasStandIns(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const found = await document.fonts.load('400 16px "Like Arial"').catch(() => [])
    return found.some(({ status }) => status === 'loaded')
  })
}

/** Runs in the page: the room of its texts in Sofia Sans, as a multiple of that in the stand-in, by style. */
async function compareRoom() {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')].map((one) => one.textContent)
  const pen = document.createElement('canvas').getContext('2d')
  const roomOf = async (font: string) => {
    await document.fonts.load(font, texts.join())
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const measured = texts.map((text) => pen.measureText(text))
    return {
      width: measured.reduce((sum, { width }) => sum + width, 0),
      above: measured[0]?.fontBoundingBoxAscent ?? 0,
      below: measured[0]?.fontBoundingBoxDescent ?? 0,
    }
  }
  const compared: Record<string, Record<'width' | 'above' | 'below', number>> = {}
  for (const style of ['400', '600', 'italic 400']) {
    const real = await roomOf(`${style} 100px "Sofia Sans"`)
    const standIn = await roomOf(`${style} 100px "Like Arial"`)
    compared[style] = {
      width: real.width / standIn.width,
      above: real.above / standIn.above,
      below: real.below / standIn.below,
    }
  }
  return compared
}
