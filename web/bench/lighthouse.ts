import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installedBrowser } from '../../e2e/browser.ts'

/** Fetched by npm when it is needed: it is larger than the rest of the project's packages together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox'
const MAX_ROUNDS = 3

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number; acronym?: string }[] }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>
}

/** What Lighthouse's mobile profile says of a page. */
export interface Verdict {
  performance: number
  layoutShift: number
  blockedMs: number
  /** The measures that keep the performance from 100, and how many of its points each takes: `LCP 2310 ms −4`. */
  costs: string
  /** What is not perfect besides the timings. */
  failed: string[]
}

const run = promisify(execFile)

/** Looks at a page. On a busy machine Lighthouse at times misses the beginning of a page; then it looks again. */
export async function lookWithLighthouse(url: string): Promise<Verdict> {
  for (let round = 1; ; round += 1) {
    try {
      return verdictOf(await look(url))
    } catch (error) {
      if (round === MAX_ROUNDS) throw error
    }
  }
}

async function look(url: string): Promise<Report> {
  const words = ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', CHROME_FLAGS]
  const env = { ...process.env, CHROME_PATH: installedBrowser() ?? '' }
  const { stdout } = await run('npx', words, { maxBuffer: 64_000_000, env })
  return JSON.parse(stdout) as Report
}

function verdictOf({ categories, audits }: Report): Verdict {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const isFailed = ({ score, scoreDisplayMode }: Report['audits'][string]) =>
    scoreDisplayMode === 'binary' && score === 0
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    blockedMs: Math.round(value('total-blocking-time')),
    costs: costsOf(categories, audits),
    failed: Object.values(audits)
      .filter(isFailed)
      .map(({ title }) => title),
  }
}

function costsOf({ performance }: Report['categories'], audits: Report['audits']): string {
  const told = performance.auditRefs.flatMap(({ id, weight, acronym }) => {
    const { score, numericValue = 0 } = audits[id] ?? {}
    const points = Math.round(weight * (1 - (score ?? 1)))
    return points > 0 ? [`${acronym ?? id} ${Math.round(numericValue)} ms −${points}`] : []
  })
  return told.join(', ')
}
