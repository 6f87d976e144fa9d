import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { median, PHONE, SLOW_4G, slowDown } from './slow-line.ts'

/** What a phone on a slow line shows of a page, in milliseconds from the request. */
export interface Paints {
  first: number
  largest: number
  /** Whether the largest thing is a picture. */
  isPicture: boolean
  /** Bytes of all pictures that came, without headers. */
  pictureBytes: number
}

/** For how long nothing must come any more. */
const QUIET_MS = 600
const MAX_MS = 30_000

/**
 * Loads a page and what it is compared with some times, in turns, each in a browser that knows nothing of the site, and takes the median
 * of each figure.
 */
export async function medianPaints(browser: Browser, page: string, reading: string, rounds: number) {
  const loads: { page: Paints; reading: Paints }[] = []
  for (let round = 0; round < rounds; round += 1)
    loads.push({ page: await loadOnce(browser, page), reading: await loadOnce(browser, reading) })
  return { page: medians(loads.map(({ page }) => page)), reading: medians(loads.map(({ reading }) => reading)) }
}

function medians(loads: readonly Paints[]): Paints {
  const of = (figure: (paints: Paints) => number) => median(loads.map(figure))
  return {
    first: of(({ first }) => first),
    largest: of(({ largest }) => largest),
    isPicture: of(({ isPicture }) => Number(isPicture)) === 1,
    pictureBytes: of(({ pictureBytes }) => pictureBytes),
  }
}

async function loadOnce(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaints)
    await slowDown(page, SLOW_4G)
    const pictures: Promise<number>[] = []
    let lastMoment = Date.now()
    page.on('request', () => {
      lastMoment = Date.now()
    })
    page.on('requestfinished', (request) => {
      lastMoment = Date.now()
      if (request.resourceType() === 'image') pictures.push(bytesOf(request))
    })
    await page.goto(address)
    const deadline = Date.now() + MAX_MS
    while (Date.now() < Math.min(deadline, lastMoment + QUIET_MS)) await wait(50)
    const paints = await page.evaluate(readPaints)
    const pictureBytes = (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0)
    return { ...paints, pictureBytes }
  } finally {
    await context.close()
  }
}

const bytesOf = (request: { sizes: () => Promise<{ responseBodySize: number }> }) =>
  request.sizes().then(({ responseBodySize }) => responseBodySize)

/**
 * Runs before the scripts of a page. Chromium does not always count a picture that nearly fills the screen as the largest paint, so
 * the paint of the header's is watched as well.
 */
function watchPaints(): void {
  new PerformanceObserver((list) => Reflect.set(window, 'largestPaint', list.getEntries().at(-1))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Reflect.set(window, 'openingPaint', startTime)
  }).observe({ type: 'element', buffered: true })
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('img[fetchpriority="high"]:not([elementtiming])'))
      image.setAttribute('elementtiming', 'opening')
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
function readPaints() {
  const largest: PerformanceEntry & { url?: string } = Reflect.get(window, 'largestPaint')
  const opening: number = Reflect.get(window, 'openingPaint') ?? 0
  const [first] = performance.getEntriesByName('first-contentful-paint')
  return {
    first: first?.startTime ?? Number.NaN,
    largest: Math.max(largest.startTime, opening),
    isPicture: Boolean(largest.url) || opening > 0,
  }
}
