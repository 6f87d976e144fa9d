import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestSupabase } from 'supabase/testing'
import { type Load, load, median, REQUEST_HEADERS, type Target } from './load.ts'
import { startMeasured } from './measured-process.ts'

/**
 * `pnpm bench`: the production server against a bare Fastify that sends the same bytes, in turns in one run.
 * Ratios are server / reference: req/s as near to 1 as can be, CPU per request likewise.
 */
const ROUNDS = 5
const SECONDS = 4
const PORT = 4399
const news = 'new-cut-to-length-line'
const cases = [
  { name: 'GET /api/news/latest', path: '/api/news/latest', goal: 0.8 },
  { name: 'GET /api/news/{url}', path: `/api/news/${news}`, goal: 0.8 },
  { name: 'page /news/{url}', path: `/news/${news}`, goal: 0.5 },
]

const supabase = await startTestSupabase({ seed: true })
const server = startMeasured(join(import.meta.dirname, '../src/server.ts'), {
  PORT: String(PORT),
  SUPABASE_URL: supabase.url,
  SUPABASE_SECRET_KEY: supabase.secretKey,
  SESSION_SECRET: randomBytes(32).toString('hex'),
})
const bare = startMeasured(join(import.meta.dirname, 'bare-server.ts'), {})

try {
  const site = `http://127.0.0.1:${PORT}`
  await untilReady(`${site}/readyz`)
  bare.child.send(await Promise.all(cases.map(({ path }) => preparedAnswer(site, path))))
  const [{ port }] = (await once(bare.child, 'message')) as [{ port: number }]

  const pairs = cases.map(({ name, path, goal }) => ({
    name,
    goal,
    reference: { name: `bare Fastify, bytes of ${name}`, url: `http://127.0.0.1:${port}${path}`, process: bare },
    subject: { name, url: site + path, process: server },
    rounds: [] as { reference: Load; subject: Load }[],
  }))
  for (const { reference, subject } of pairs) for (const target of [reference, subject]) await load(target, 1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const pair of pairs) pair.rounds.push(await inTurn(pair.reference, pair.subject, round))
  }
  console.table(pairs.map(row))
  console.log(
    `${ROUNDS} rounds of ${SECONDS} s, 50 connections, load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
} finally {
  await Promise.all([server.stop(), bare.stop()])
  await supabase.stop()
}

/** Reference and subject one after the other, the first of them changing with each round. */
async function inTurn(reference: Target, subject: Target, round: number) {
  if (round % 2 === 0) return { reference: await load(reference, SECONDS), subject: await load(subject, SECONDS) }
  const subjectLoad = await load(subject, SECONDS)
  return { reference: await load(reference, SECONDS), subject: subjectLoad }
}

function row({ name, goal, rounds }: { name: string; goal: number; rounds: { reference: Load; subject: Load }[] }) {
  const of = (pick: (round: { reference: Load; subject: Load }) => number) => median(rounds.map(pick))
  return {
    name,
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

async function preparedAnswer(site: string, path: string) {
  const request = get(site + path, { headers: REQUEST_HEADERS })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
  const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) }
  return { path, headers, body: body.toString('base64') }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await wait(200)
  }
  throw new Error('the server did not become ready')
}
