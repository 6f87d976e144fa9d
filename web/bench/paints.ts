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

/** Loads a page some times, each in a browser that knows nothing of the site, and takes the median of each figure. */
export async function medianPaints(browser: Browser, address: string, rounds: number): Promise<Paints> {
  const loads: Paints[] = []
  for (let round = 0; round < rounds; round += 1) loads.push(await loadOnce(browser, address))
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

/** Runs before the scripts of a page. */
function watchPaints(): void {
  new PerformanceObserver((list) => Reflect.set(window, 'largestPaint', list.getEntries().at(-1))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
}

/** Runs in the page. */
function readPaints() {
  const largest: PerformanceEntry & { url?: string } = Reflect.get(window, 'largestPaint')
  const [first] = performance.getEntriesByName('first-contentful-paint')
  return { first: first?.startTime ?? Number.NaN, largest: largest.startTime, isPicture: Boolean(largest.url) }
}
