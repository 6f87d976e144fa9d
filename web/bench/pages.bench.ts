import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { reportBench } from 'api/bench-report'
import { installedBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/running-site.ts'

/**
 * `pnpm bench pages [PATH …]`: Lighthouse's mobile profile for the public pages of the built site, all of its sitemap
 * or those named, which are only printed. The reference is the same page without scripts, as compressed. Lighthouse is
 * fetched by npm when it is needed: it is larger than the rest of the project's packages together.
 */
const MAX_ROUNDS = 3
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox'
const LIGHTHOUSE = 'lighthouse@13.5.0'
const GOALS = { textLcp: 1.2, heroLcp: 1.8, cls: 0.01, tbtMs: 50 }

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number; acronym?: string }[] }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>
}

const run = promisify(execFile)
const site = await startSite()
const reading = await serveWithoutScripts(site.url)
try {
  const named = process.argv.slice(2)
  const paths = named.length > 0 ? named : await pathsOfSitemap()
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const path of paths) {
    const reference = await measure(reading.url + path, '--only-categories=performance')
    const page = await measure(site.url + path)
    const row = rowOf(page, reference)
    rows[path] = row
    console.log(`${path}: performance ${row.performance} ${row['what it costs']}`)
    for (const { title } of failedAudits(page)) console.log(`  ${title}`)
  }
  if (named.length > 0) console.table(rows)
  else reportBench('pages', { head: 'page', rows, document: 'docs/page-speed.md' })
  console.log(
    `Goals: LCP ratio ${GOALS.textLcp} (text) and ${GOALS.heroLcp} (hero picture), CLS ${GOALS.cls}, TBT ${GOALS.tbtMs} ms`,
  )
} finally {
  reading.stop()
  await site.stop()
}

async function pathsOfSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** On a busy machine Lighthouse at times misses the beginning of a page; then it looks again. */
async function measure(url: string, ...options: string[]): Promise<Report> {
  for (let round = 1; ; round += 1) {
    try {
      return await look(url, options)
    } catch (error) {
      if (round === MAX_ROUNDS) throw error
    }
  }
}

async function look(url: string, options: string[]): Promise<Report> {
  const words = ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', CHROME_FLAGS, ...options]
  const env = { ...process.env, CHROME_PATH: installedBrowser() ?? '' }
  const { stdout } = await run('npx', words, { maxBuffer: 64_000_000, env })
  return JSON.parse(stdout) as Report
}

function rowOf(page: Report, reference: Report) {
  const value = ({ audits }: Report, audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const lcp = value(page, 'largest-contentful-paint')
  const score = (category: Category) => Math.round((page.categories[category].score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(lcp),
    'LCP ratio': Number((lcp / value(reference, 'largest-contentful-paint')).toFixed(2)),
    CLS: Number(value(page, 'cumulative-layout-shift').toFixed(3)),
    'TBT ms': Math.round(value(page, 'total-blocking-time')),
    'what it costs': costs(page),
  }
}

/** The measures that keep the performance from 100, and how many of its points each takes: `LCP 2310 ms −4`. */
function costs({ categories, audits }: Report): string {
  const told = categories.performance.auditRefs.flatMap(({ id, weight, acronym }) => {
    const { score, numericValue = 0 } = audits[id] ?? {}
    const points = Math.round(weight * (1 - (score ?? 1)))
    return points > 0 ? [`${acronym ?? id} ${Math.round(numericValue)} ms −${points}`] : []
  })
  return told.join(', ')
}

/** What is not perfect besides the timings, which the table shows. */
function failedAudits({ audits }: Report) {
  return Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
}

/** The site once more, its pages without their scripts: what is left to read. */
async function serveWithoutScripts(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const isText = /^(text|application\/json|image\/svg)/.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    })
    const content = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body
    response.end(isText ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
}
