import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { reportBench } from 'api/bench-report'
import { runnerImport } from 'vite'
import { installedBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/running-site.ts'
import { expectedResults } from '../src/features/search/expected-results.testing.ts'
import type { SearchIndex } from '../src/features/search/search-index.ts'

/**
 * Part of `pnpm bench`: what a key press in the search costs in Chromium, from the press to the laid out results,
 * with 1,000 entries to search: those of the site, filled up with news. The reference is a press that finds nothing.
 */
const ENTRIES = 1000
const GOAL_MS = 16

const { products, pages } = await readIndex()
const ofSite = products.length + pages.length
const site = await startSite()
const browser = await chromium.launch({ executablePath: installedBrowser() ?? '' })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/search', (route) =>
    route.fulfill({
      json: { news: inventNews(ENTRIES - ofSite), positions: [], documents: [], events: [], people: [] },
    }),
  )
  await page.goto(`${site.url}/news`)
  const answered = page.waitForResponse('**/api/search')
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  await answered
  const input = page.getByRole('dialog').getByRole('textbox')
  const measure = await createMeter(page)
  async function type(queries: readonly string[]): Promise<KeyPress[]> {
    const presses: KeyPress[] = []
    for (const query of queries) {
      await input.fill('')
      for (const key of query) presses.push(await measure(() => page.keyboard.press(key === ' ' ? 'Space' : key)))
    }
    return presses
  }
  await input.fill('foil')
  const reference = await type(Array.from({ length: 6 }, () => 'zzzzzzzzzzzz'))
  const presses = await type(expectedResults.map(([query]) => query))
  reportBench('search', {
    head: `${expectedResults.length} queries typed letter by letter`,
    rows: {
      'search, CPU of the page': row(presses.map(({ cpu }) => cpu)),
      'nothing found, CPU of the page': row(reference.map(({ cpu }) => cpu)),
      'search, on the clock': row(presses.map(({ clock }) => clock)),
      'nothing found, on the clock': row(reference.map(({ clock }) => clock)),
    },
  })
} finally {
  await browser.close()
  await site.stop()
}

async function readIndex(): Promise<SearchIndex> {
  const web = join(import.meta.dirname, '..')
  const { module } = await runnerImport<{ createSearchIndex: () => Promise<SearchIndex> }>(
    join(web, 'src/features/search/create-search-index.ts'),
    { root: web, configFile: false, logLevel: 'error' },
  )
  return module.createSearchIndex()
}

/** Titles out of the words of the site, so that much is found. */
function inventNews(count: number) {
  const words = pages.flatMap(({ description }) => description.split(' '))
  return Array.from({ length: count }, (_, index) => ({
    url: `news-${index}`,
    title: Array.from({ length: 9 }, (_, place) => words[(index * 37 + place * 101) % words.length]).join(' '),
    date: '2026-11-12',
  }))
}

interface KeyPress {
  /** Milliseconds that the page's main thread worked, painting included; other processes do not count. */
  cpu: number
  /** Milliseconds from the press until the results are laid out. */
  clock: number
}

async function createMeter(page: Page): Promise<(press: () => Promise<void>) => Promise<KeyPress>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(() => {
    let pressedAt = 0
    const { port1, port2 } = new MessageChannel()
    window.addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true })
    window.addEventListener('input', () => port2.postMessage(pressedAt))
    port1.onmessage = ({ data }) => {
      document.querySelector('dialog')?.getBoundingClientRect()
      Reflect.set(window, 'lastKeyPress', performance.now() - data)
    }
  })
  const cpuTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return async (press) => {
    const before = await cpuTime()
    await press()
    const clock = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'lastKeyPress')))),
        ),
    )
    return { cpu: (await cpuTime()) - before, clock }
  }
}

function row(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const share = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN).toFixed(1)
  return {
    entries: ENTRIES,
    'key presses': sorted.length,
    'median ms': share(0.5),
    'p95 ms': share(0.95),
    'longest ms': share(1),
    goal: `p95 ≤ ${GOAL_MS}`,
  }
}
