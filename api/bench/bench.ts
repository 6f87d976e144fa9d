import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '#supabase/client.ts'
import { type BenchSite, startBenchSite } from './bench-site.ts'
import { type Load, load, median, type Target } from './load.ts'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'
import { etagOf, preparedAnswer } from './prepared-answer.ts'
import { reportBench } from './report.ts'

/**
 * `pnpm bench`: the production server against a bare Fastify, or `@fastify/static`, that sends the same bytes, in turns
 * in one run. Ratios are server / reference: req/s as near to 1 as can be, CPU per request likewise.
 */
const ROUNDS = 5
const SECONDS = 4
/** Milliseconds after which a page is rendered again. */
const OLD = 2_100
const news = 'new-cut-to-length-line'
const picture = '/uploads/news/sheets-stack-1600x750.jpg?w=960'
const cases = [
  { name: 'GET /api/news/latest', path: '/api/news/latest', reference: 'bare', goal: 0.8 },
  { name: 'GET /api/news/{url}', path: `/api/news/${news}`, reference: 'bare', goal: 0.8 },
  { name: 'GET /api/news/{url}, 304', path: `/api/news/${news}`, reference: 'bare', goal: 0.8, isKnown: true },
  { name: 'page /news/{url}', path: `/news/${news}`, reference: 'static', goal: 0.5 },
  { name: 'page /news/{url}, 304', path: `/news/${news}`, reference: 'static', goal: 0.5, isKnown: true },
  { name: 'picture, 960 px', path: picture, reference: 'static', goal: 0.8 },
  { name: 'picture, 960 px, 304', path: picture, reference: 'static', goal: 0.8, isKnown: true },
] as const

const site = await startBenchSite()
const references = {
  bare: startMeasured(join(import.meta.dirname, 'bare-server.ts'), {}),
  static: startMeasured(join(import.meta.dirname, 'static-server.ts'), {}),
}

try {
  const answers = await Promise.all(cases.map(({ path }, index) => preparedAnswer(site.url + path, `${index}.bin`)))
  const urls = { bare: await told(references.bare, answers), static: await told(references.static, answers) }
  const pairs: Pair[] = []
  for (const [index, { name, path, goal, reference, ...more }] of cases.entries()) {
    const target = async (url: string, process: MeasuredProcess): Promise<Target> =>
      'isKnown' in more ? { url, process, known: await etagOf(url) } : { url, process }
    pairs.push({
      name: `${name}, against ${reference === 'bare' ? 'a bare Fastify' : '@fastify/static'}`,
      goal,
      reference: await target(`${urls[reference]}/${index}.bin`, references[reference]),
      subject: await target(site.url + path, site.server),
      rounds: [],
    })
  }
  for (const { reference, subject } of pairs) for (const each of [reference, subject]) await load(each, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const pair of pairs) pair.rounds.push(await inTurn(pair.reference, pair.subject, round))
  reportBench('answers', {
    head: 'answer',
    rows: Object.fromEntries(pairs.map((pair) => [pair.name, row(pair)])),
    notes: [
      `A page of news that is not in memory costs ${(await coldPage(site)).toFixed(1)} ms of CPU (median).`,
      `${ROUNDS} rounds of ${SECONDS} s, 50 connections; medians of the rounds.`,
    ],
  })
} finally {
  await Promise.all([site.stop(), references.bare.stop(), references.static.stop()])
}

interface Pair {
  name: string
  goal: number
  reference: Target
  subject: Target
  rounds: { reference: Load; subject: Load }[]
}

/** Gives a reference its answers; @returns its address. */
async function told({ child }: MeasuredProcess, answers: object[]): Promise<string> {
  child.send(answers)
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return url
}

/** Reference and subject one after the other, the first of them changing with each round. */
async function inTurn(reference: Target, subject: Target, round: number) {
  if (round % 2 === 0) return { reference: await load(reference, SECONDS), subject: await load(subject, SECONDS) }
  const subjectLoad = await load(subject, SECONDS)
  return { reference: await load(reference, SECONDS), subject: subjectLoad }
}

function row({ goal, rounds }: Pair) {
  const of = (pick: (round: { reference: Load; subject: Load }) => number) => median(rounds.map(pick))
  return {
    'reference req/s': Math.round(of(({ reference }) => reference.requestsPerSecond)),
    'req/s': Math.round(of(({ subject }) => subject.requestsPerSecond)),
    'req/s ratio': of(({ reference, subject }) => subject.requestsPerSecond / reference.requestsPerSecond).toFixed(2),
    goal: `≥ ${goal}`,
    'CPU µs': of(({ subject }) => subject.cpuPerRequest).toFixed(1),
    'CPU ratio': of(({ reference, subject }) => subject.cpuPerRequest / reference.cpuPerRequest).toFixed(2),
    'p99 ms': of(({ subject }) => subject.p99),
    failed: rounds.reduce((sum, { subject }) => sum + subject.failed, 0),
  }
}

/** Milliseconds of CPU of the API for the page of an item, its data read again, over all items of the seed. */
async function coldPage({ url, server, supabase }: BenchSite): Promise<number> {
  const items = await ask(supabase.from('news').select('slug').neq('content->en->>title', ''))
  const prices: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await wait(OLD)
    for (const { slug } of items) {
      const before = await server.cpu()
      await (await fetch(`${url}/news/${slug}`)).arrayBuffer()
      prices.push(((await server.cpu()) - before) / 1000)
    }
  }
  return median(prices)
}
