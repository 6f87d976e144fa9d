/**
 * `pnpm bench memory [REQUESTS]`: memory after each portion of a million mixed requests (L8), garbage collected first,
 * and the slope of the line of least squares through it.
 */
import autocannon from 'autocannon'
import { startBenchSite } from './bench-site.ts'
import { REQUEST_HEADERS } from './load.ts'
import { reportBench } from './report.ts'

const REQUESTS = Number(process.argv[2] ?? 1_000_000)
const PORTIONS = 20
const WARM_UP = REQUESTS / 10
const PATHS = [
  '/api/news/latest',
  '/api/news/new-cut-to-length-line',
  '/api/news?medias=false&title=en&limit=20&fields=summary',
  '/api/careers',
  '/api/search',
  '/api/news/there-is-no-such-item',
  '/',
  '/news/new-cut-to-length-line',
  '/sitemap.xml',
  '/uploads/news/sheets-stack-1600x750.jpg?w=480',
]

const site = await startBenchSite()
try {
  const ask = (amount: number) =>
    autocannon({
      url: site.url,
      amount,
      connections: 50,
      requests: PATHS.map((path) => ({ path, headers: REQUEST_HEADERS })),
    })
  await ask(WARM_UP)
  const rows: { requests: number; resident: number; live: number; resources: number }[] = []
  let broken = 0
  for (let portion = 0; portion <= PORTIONS; portion += 1) {
    if (portion > 0) broken += (await ask(REQUESTS / PORTIONS)).errors
    const { rss, heap, external, resources } = await site.server.used(true)
    const requests = (portion * REQUESTS) / PORTIONS
    rows.push({ requests, resident: toMegabytes(rss), live: toMegabytes(heap + external), resources })
    console.log(`${requests} of ${REQUESTS} requests: ${toMegabytes(rss)} MB resident`)
  }
  const per100k = (pick: (row: (typeof rows)[number]) => number) =>
    (slope(rows.map((row) => [row.requests, pick(row)])) * 100_000).toFixed(2)
  reportBench('memory', {
    head: 'requests',
    rows: Object.fromEntries(rows.map(({ requests, ...megabytes }) => [requests, megabytes])),
    notes: [
      `MB for each 100,000 requests: resident ${per100k((row) => row.resident)} (goal ≤ 1), live ${per100k((row) => row.live)}.`,
      `${broken} connections broken.`,
    ],
  })
} finally {
  await site.stop()
}

/** Of the line of least squares. */
function slope(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))]
  const above = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0)
  return above / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}

function toMegabytes(bytes: number): number {
  return Math.round((bytes / 2 ** 20) * 10) / 10
}
