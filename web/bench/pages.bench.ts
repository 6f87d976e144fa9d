import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { reportBench } from 'api/bench-report'
import { headlessBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/running-site.ts'
import { medianPaints, type Paints } from './paints.ts'
import { serveWithoutScripts } from './without-scripts.ts'

/**
 * `pnpm bench pages [--kinds | PATH …]`: the public pages of the built site, all of its sitemap, one of each kind, or those
 * named, which are only printed. Their paints on a phone with a slow line, beside those of the same page without scripts. What
 * has been measured of this build is kept, so that a run that was ended early goes on; another build begins at the first page.
 */
const ROUNDS = 5
const MAX_RATIO = 1.15

/** One of each kind. */
const KINDS = [
  '/',
  '/products',
  '/products/rolled-foils/household-foil',
  '/products/rolled-sheets-and-strips/strips-for-noise-protection-panels',
  '/markets/automotive',
  '/about-the-company/about-us',
  '/about-the-company/automotive-facility',
  '/investors/financial-statements',
  '/careers/career',
  '/contacts/sales-department',
  '/news',
  '/news/results-2024',
  '/personal-data',
]

interface Measured {
  page: Paints
  reading: Paints
}

const dist = join(import.meta.dirname, '../dist')
const kept = keepFor(readFileSync(join(dist, 'built-at'), 'utf8'))
const words = process.argv.slice(2)
const site = await startSite()
const reading = await serveWithoutScripts(site.url)
const browser = await chromium.launch(headlessBrowser())
try {
  const isKinds = words[0] === '--kinds'
  const paths = isKinds ? KINDS : words.length > 0 ? words : await pathsOfSitemap()
  // One after the other: side by side, on two cores, a page waits for the scripts of another.
  for (const path of paths) {
    if (kept.get(path)) continue
    const paints = await medianPaints(browser, site.url + path, reading.url + path, ROUNDS)
    kept.add(path, paints)
    console.log(`${path}: largest paint ${paints.page.largest} ms, without scripts ${paints.reading.largest} ms`)
  }
  const rows = Object.fromEntries(paths.map((path) => [path, rowOf(kept.get(path))]))
  const report = { head: isKinds ? 'one page of each kind' : 'page', rows, notes: notesOf(paths) }
  if (words.length > 0 && !isKinds) console.table(rows)
  else reportBench('pages', { ...report, document: 'docs/page-speed.md' })
} finally {
  await browser.close()
  reading.stop()
  await site.stop()
}

async function pathsOfSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** What was measured of a build, kept beside it. @param build when it was made */
function keepFor(build: string) {
  const file = join(dist, 'bench-pages.json')
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const measured: Record<string, Measured> = before.build === build ? before.measured : {}
  return {
    get: (path: string): Measured | undefined => measured[path],
    add(path: string, found: Measured) {
      measured[path] = found
      writeFileSync(file, JSON.stringify({ build, measured }))
    },
  }
}

function rowOf(paints: Measured | undefined) {
  if (!paints) throw new Error('a page was not measured')
  const { page, reading } = paints
  return {
    'largest paint': page.isPicture ? 'picture' : 'text',
    'first, ms': page.first,
    'largest, ms': page.largest,
    'times without scripts': ratio(page.largest, reading.largest),
    'times the first': ratio(page.largest, page.first),
    'pictures, kB': Math.round(page.pictureBytes / 1000),
  }
}

function ratio(time: number, reference: number): number {
  return Number((time / reference).toFixed(2))
}

/** Which pages miss a goal. */
function notesOf(paths: string[]): string[] {
  const all = paths.map((path) => ({ path, row: rowOf(kept.get(path)) }))
  const names = (found: { path: string }[]) => found.map(({ path }) => `\`${path}\``).join(', ') || 'none'
  const slowed = all.filter(({ row }) => row['times without scripts'] > MAX_RATIO)
  const late = all.filter(({ row }) => row['largest paint'] === 'text' && row['times the first'] > MAX_RATIO)
  return [
    `Above ${MAX_RATIO} times the page without scripts: ${names(slowed)}.`,
    `Text, above ${MAX_RATIO} times the first paint: ${names(late)}.`,
  ]
}
