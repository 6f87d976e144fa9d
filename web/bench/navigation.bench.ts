import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { reportBench } from 'api/bench-report'
import { installedBrowser } from '../../e2e/browser.ts'
import { type RunningSite, startSite } from '../../e2e/running-site.ts'

/**
 * Part of `pnpm bench`: what it takes from a click on a link of the menus to the painted heading of the next page, for
 * every link or those named, the pointer having rested on it until all that this preloads is there. The reference is the same link a
 * second time.
 */
const GOAL_MS = 100
const QUIET_MS = 200

const site = await startSite()
const browser = await chromium.launch({ executablePath: installedBrowser() ?? '' })
try {
  const named = process.argv.slice(2)
  const addresses = named.length > 0 ? named : await addressesOfMenus(browser, site)
  const first: Navigation[] = []
  const again: Navigation[] = []
  for (const address of addresses) {
    const page = await openHome(browser, site)
    first.push(await follow(page, address))
    await page.locator('header').getByRole('link', { name: 'home' }).first().click()
    await page.waitForURL(`${site.url}/`)
    again.push(await follow(page, address))
    await page.context().close()
  }
  reportBench('navigation', {
    head: `of ${addresses.length} links`,
    rows: {
      'next page, CPU of the page': row(first.map(({ cpu }) => cpu)),
      'a second time, CPU of the page': row(again.map(({ cpu }) => cpu)),
      'next page, on the clock': row(first.map(({ clock }) => clock)),
      'a second time, on the clock': row(again.map(({ clock }) => clock)),
    },
  })
  for (const { address, cpu } of first.filter(({ cpu }) => cpu > GOAL_MS))
    console.log(`${address}: ${cpu.toFixed(0)} ms`)
} finally {
  await browser.close()
  await site.stop()
}

async function openHome(browser: Browser, { url }: RunningSite): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    window.addEventListener('click', () => Reflect.set(window, 'clickedAt', performance.now()), { capture: true })
  })
  return page
}

async function addressesOfMenus(browser: Browser, site: RunningSite): Promise<string[]> {
  const page = await openHome(browser, site)
  const found = await page
    .locator('header nav:visible a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.context().close()
  return [...new Set(found)].filter((address) => address !== '/')
}

interface Navigation {
  address: string
  /** Milliseconds that the page's main thread worked, painting included; other processes do not count. */
  cpu: number
  /** Milliseconds from the click until the heading is painted. */
  clock: number
}

async function follow(page: Page, address: string): Promise<Navigation> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const quiet = watchRequests(page)
  const link = page.locator(`header nav:visible a[href="${address}"]`).last()
  const panel = await link
    .locator('xpath=ancestor::*[@data-dropdown]')
    .getAttribute('id', { timeout: 1_000 })
    .catch(() => null)
  if (panel) await page.locator(`[aria-controls="${panel}"]`).hover()
  await link.hover()
  await quiet()
  await page.evaluate(expectShown, address)
  const before = await cpuTime()
  // Without the looks around that Playwright takes in the page for a click of its own.
  await page.mouse.down()
  await page.mouse.up()
  const clock = await page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>)
  const cpu = (await cpuTime()) - before
  await devtools.detach()
  return { address, cpu, clock }
}

/** Gives what waits until nothing has been under way for a moment. */
function watchRequests(page: Page): () => Promise<void> {
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  return async () => {
    let calm = 0
    while (calm < 2) {
      await wait(QUIET_MS)
      calm = underway.size === 0 ? calm + 1 : 0
    }
  }
}

/** Runs in the page: promises there, as `shown`, milliseconds from the last click to the frame with the heading of an address. */
function expectShown(address: string): void {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (location.pathname + location.search !== address || heading() === undefined || heading() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - Reflect.get(window, 'clickedAt'))
        port2.postMessage(null)
      })
    })
    observer.observe(document, { childList: true, characterData: true, subtree: true })
  })
  Reflect.set(window, 'shown', shown)
}

function row(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const share = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN).toFixed(1)
  return { 'median ms': share(0.5), 'p95 ms': share(0.95), 'longest ms': share(1), goal: `p95 ≤ ${GOAL_MS}` }
}
