import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { installedBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/running-site.ts'

/**
 * `pnpm bench:pages [PATH …]`: Lighthouse's mobile profile for the public pages of the built site, all of its sitemap
 * or those named. The reference is the same page without scripts, as compressed. Lighthouse
 * is fetched by npm when it is needed: it is larger than the rest of the project's packages together.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const GOALS = { textLcp: 1.2, heroLcp: 1.8, cls: 0.01, tbtMs: 50 }

interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }>
}

const run = promisify(execFile)
const site = await startSite()
const reading = await serveWithoutScripts(site.url)
try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : await pathsOfSitemap()
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const path of paths) {
    const reference = await measure(reading.url + path)
    const page = await measure(site.url + path)
    rows[path] = rowOf(page, reference)
    const { 'LCP ms': lcp, 'LCP ratio': ratio, performance } = rows[path]
    console.log(`${path}: performance ${performance}, LCP ${lcp} ms, ${ratio} of reading matter`)
    for (const { title } of failedAudits(page)) console.log(`  ${title}`)
  }
  console.table(rows)
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(
    `Goals: LCP ratio ${GOALS.textLcp} (text) and ${GOALS.heroLcp} (hero picture), CLS ${GOALS.cls}, TBT ${GOALS.tbtMs} ms`,
  )
  console.log(`${paths.length} pages, Lighthouse mobile, load average ${load.join(' ')}`)
} finally {
  reading.stop()
  await site.stop()
}

async function pathsOfSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** On a busy machine Lighthouse at times misses the beginning of a page; then it looks again. */
async function measure(url: string, tries = 3): Promise<Report> {
  try {
    return await look(url)
  } catch (error) {
    if (tries === 1) throw error
    return measure(url, tries - 1)
  }
}

async function look(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'],
    { maxBuffer: 64_000_000, env: { ...process.env, CHROME_PATH: installedBrowser() ?? '' } },
  )
  return JSON.parse(stdout) as Report
}

function rowOf(page: Report, reference: Report) {
  const value = ({ audits }: Report, audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const lcp = value(page, 'largest-contentful-paint')
  const score = (category: keyof Report['categories']) => Math.round((page.categories[category].score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(lcp),
    'LCP ratio': Number((lcp / value(reference, 'largest-contentful-paint')).toFixed(2)),
    CLS: Number(value(page, 'cumulative-layout-shift').toFixed(3)),
    'TBT ms': Math.round(value(page, 'total-blocking-time')),
  }
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
