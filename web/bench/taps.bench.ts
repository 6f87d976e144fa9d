import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { reportBench } from 'api/bench-report'
import { headlessBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/running-site.ts'
import { median, PHONE, SLOW_LINE, slowDown } from './slow-line.ts'

/**
 * `pnpm bench taps`: what a visitor with a phone on a line of 400 kbit/s gets who taps as soon as something is painted.
 * The line is really slowed down, the processor is not. Median of the rounds, each with a browser that knows nothing yet.
 */
const ROUNDS = 3
const GOAL_MS = 3000
const PAGES = { home: '/', product: '/products/rolled-foils/household-foil', news: '/news/results-2024' }

const MENU = 'header summary >> nth=0'

/** What is tapped one after the other, and what answers it: it runs in the page. */
const TAPS = {
  search: {
    tapped: () => ['header button[aria-haspopup="dialog"]:visible'],
    isAnswered: () => document.activeElement?.matches('dialog[open] input') === true,
  },
  menu: {
    tapped: () => [MENU],
    isAnswered: () => document.querySelector('header details[open] nav a')?.checkVisibility() === true,
  },
  /** A product has its own form; from other pages the menu leads to the people of the sales department. */
  inquiry: {
    tapped: (path: string) =>
      path.startsWith('/products/')
        ? ['main article a[href="#inquiry"]:visible >> nth=0']
        : [MENU, 'header details summary:has-text("Contacts")', 'header a[href="/contacts/sales-department"]:visible'],
    isAnswered: () => {
      const way = location.pathname.startsWith('/products/') ? 'form:not([method]) [name="email"]' : 'h1'
      const isThere = location.pathname !== '/' && !location.pathname.startsWith('/news')
      const isPainted = performance.getEntriesByType('paint').length > 0
      return isThere && isPainted && document.querySelector(`main ${way}`)?.checkVisibility() === true
    },
  },
}

type TapName = keyof typeof TAPS
interface Answer {
  /** Milliseconds from the request to the first paint, and from that to the answer. */
  painted: number
  answered: number
  /** The search alone: until a word that is typed at once has its results. */
  found?: number
}

const site = await startSite()
const browser = await chromium.launch(headlessBrowser())
try {
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [name, path] of Object.entries(PAGES))
    for (const tap of Object.keys(TAPS) as TapName[]) {
      const answers: Answer[] = []
      for (let round = 0; round < ROUNDS; round += 1) answers.push(await tapOn(browser, site.url, path, tap))
      console.log(
        `${name}, ${tap}: ${answers.map(({ painted, answered }) => `${painted} + ${answered} ms`).join(', ')}`,
      )
      const found = answers.flatMap(({ found = [] }) => found)
      rows[`${name}, ${tap}`] = {
        'first paint, ms': median(answers.map(({ painted }) => painted)),
        'answer after it, ms': median(answers.map(({ answered }) => answered)),
        'results after it, ms': found.length > 0 ? median(found) : '',
        goal: `answer ≤ ${GOAL_MS}`,
      }
    }
  reportBench('taps', { head: 'tapped at the first paint', rows, document: 'docs/page-speed.md' })
} finally {
  await browser.close()
  await site.stop()
}

async function tapOn(browser: Browser, origin: string, path: string, name: TapName): Promise<Answer> {
  const context = await browser.newContext(PHONE)
  try {
    return await timesOf(context, origin, path, name)
  } finally {
    await context.close()
  }
}

async function timesOf(context: BrowserContext, origin: string, path: string, name: TapName): Promise<Answer> {
  const page = await context.newPage()
  await slowDown(page, SLOW_LINE)
  const asked = Date.now()
  await page.goto(origin + path, { waitUntil: 'commit' })
  const painted = await whenTrue(page, () => performance.getEntriesByType('paint').length > 0)
  const { tapped, isAnswered } = TAPS[name]
  for (const part of tapped(path)) await page.locator(part).tap({ noWaitAfter: true })
  const answered = await whenTrue(page, isAnswered)
  const times = { painted: painted - asked, answered: answered - painted }
  if (name !== 'search') return times
  await page.keyboard.type('omnia')
  const isFound = () => document.querySelector('dialog[open] mark') !== null
  return { ...times, found: (await whenTrue(page, isFound)) - painted }
}

/** Waits for a frame in which something is so, also on the next page. @returns milliseconds since 1970 */
async function whenTrue(page: Page, isSo: () => boolean): Promise<number> {
  await page.waitForFunction(isSo, undefined, { polling: 'raf', timeout: 60_000 })
  return Date.now()
}
