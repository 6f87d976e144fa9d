import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, type TestContext, test } from 'vitest'
import { publish, startTestApp, type TestApp } from '../testing/app.ts'
import { startProxy, type TestProxy } from '../testing/fault-proxy.ts'
import { missingOf, tellFault, times } from '../testing/faults.ts'
import { startProcess, type TestProcess } from '../testing/process.ts'
import { type Answered, hashOf, startLoad } from './load.ts'

/** Milliseconds: how long Supabase is away at least. */
const AWAY = times(5_000, 60_000)
/** The same where it is slow: what may go wrong shows in the first second, and at each try of the breaker, one a second. */
const SLOW = 15_000
/** For what comes sooner or later, on a slow machine later. */
const SOONER_OR_LATER = { timeout: 120_000, interval: 50 }

let api: TestApp
let proxy: TestProxy
let server: TestProcess
let known: string[]

beforeAll(async () => {
  api = await startTestApp()
  proxy = await startProxy(api.embedded.url)
  const token = await api.signIn()
  const items = [await publish(api, token), await publish(api, token)]
  const through = { url: proxy.url, secretKey: api.embedded.secretKey }
  server = await startProcess(through, { env: { REAL_TIMEOUTS: 'on' } })
  known = [
    '/api/news/latest',
    '/api/news?fields=summary',
    '/api/careers',
    '/api/documents/certificates',
    '/api/events',
    '/api/people/sales-department',
    ...items.map(({ url }) => `/api/news/${url}`),
  ]
})
afterAll(async () => {
  await server.kill()
  await proxy.stop()
  await api.stop()
})
afterEach(() => proxy.heal())

const isHealthy = ({ kind, status }: Answered) => status === { known: 200, unknown: 404, inquiry: 201 }[kind]
const isToldToComeBack = ({ status, retryAfter }: Answered) => status === 503 && retryAfter === '5'
/** Readers of what was read before notice nothing; everybody else is told to come back. */
const isRightWhileAway = (answer: Answered) => (answer.kind === 'known' ? isHealthy(answer) : isToldToComeBack(answer))
/** Late answers are right answers, unless they are later than the budget of a call. */
const isRightWhileLate = (answer: Answered) =>
  isHealthy(answer) || (answer.kind !== 'known' && isToldToComeBack(answer))

/** Whether every reader sees the present again, and writers may write. */
async function hasRecovered(): Promise<boolean> {
  const answers = await Promise.all(known.map((path) => fetch(server.url + path)))
  const ready = await fetch(`${server.url}/readyz`)
  return ready.status === 200 && answers.every(({ ok, headers }) => ok && !headers.has('x-stale-since'))
}

type Fault = {
  name: string
  begin: () => Promise<void>
  /** After half of the time; from then on the calls of Supabase are counted. */
  goOn?: () => Promise<void>
  isRight: (answer: Answered) => boolean
  /** Milliseconds. */
  lasts: number
}

/** Load, a fault of a while, load again; then rows and ledger are compared. */
async function goThrough(context: TestContext, { name, begin, goOn, isRight, lasts }: Fault) {
  const repetitions = times(1, 10)
  const sum = { repetitions, acknowledged: 0, lost: 0, doubled: 0, altered: 0, wrongAnswers: 0 }
  for (let round = 0; round < repetitions; round += 1) {
    await api.supabase.from('inquiries').delete().neq('name', '')
    for (const path of known) await fetch(server.url + path)
    const load = startLoad(server.url, known)
    // Counted for each answer, not each second: on a busy machine both come late.
    let answered = 0
    const countCalls = () => {
      answered = load.answers.length
      proxy.take()
    }
    const callsPerAnswer = () => proxy.take().length / (load.answers.length - answered)
    await wait(2_500)
    countCalls()
    await wait(1_500)
    const normally = callsPerAnswer()

    await begin()
    const begun = performance.now()
    await wait(lasts / 2)
    await goOn?.()
    countCalls()
    await wait(lasts / 2)
    const whileAway = callsPerAnswer()
    const oldCopies = () => load.answers.filter(({ kind, isStale, at }) => kind === 'known' && isStale && at > begun)
    await expect.poll(() => oldCopies().length, SOONER_OR_LATER).toBeGreaterThan(0)
    const ended = performance.now()
    proxy.heal()
    await expect.poll(hasRecovered, SOONER_OR_LATER).toBe(true)
    const recovered = performance.now()
    const after = () => load.answers.filter(({ at }) => at > recovered)
    await expect.poll(() => after().length, SOONER_OR_LATER).toBeGreaterThan(20)
    const inquiries = await load.stop()

    const away = load.answers.filter(({ at, ms }) => at > begun && at + ms < ended)
    expect(away.length).toBeGreaterThan(0)
    sum.wrongAnswers += away.filter((answer) => !isRight(answer)).length
    sum.wrongAnswers += after().filter((answer) => !isHealthy(answer)).length
    if (whileAway > 2 * normally) sum.wrongAnswers += 1

    const { data } = await api.supabase.from('inquiries').select()
    const rows = data ?? []
    const acknowledged = inquiries.flatMap((inquiry) => inquiry.acknowledged ?? [])
    const hashes = rows.map(hashOf)
    sum.acknowledged += acknowledged.length
    sum.lost +=
      missingOf(
        acknowledged,
        rows.map(({ id }) => id),
      ) +
      (inquiries.length - acknowledged.length)
    sum.doubled += hashes.length - new Set(hashes).size
    sum.altered += missingOf(
      hashes,
      inquiries.map(({ hash }) => hash),
    )
  }
  tellFault(context, name, sum)
}

test('F4 Supabase refuses connections: reads get stale responses, writes get Retry-After, and Supabase gets few calls', (context) =>
  goThrough(context, {
    name: 'F4 Supabase refuses connections',
    begin: proxy.close,
    goOn: async () => {
      await proxy.open()
      proxy.breakWhen(() => 'cut')
    },
    isRight: isRightWhileAway,
    lasts: AWAY,
  }))

const SLOWLY = [
  ['is silent', 'silence', isRightWhileAway],
  ['is two seconds late', 'two seconds late', isRightWhileLate],
] as const
// Without all this load `cache/response-cache.test.ts` says the same.
test.for(SLOWLY.slice(0, times(0, SLOWLY.length)))(
  'F5 Supabase %s: readers of cached responses do not notice',
  ([name, fault, isRight], context) =>
    goThrough(context, {
      name: `F5 Supabase ${name}`,
      begin: async () => proxy.breakWhen(() => fault),
      isRight,
      lasts: SLOW,
    }),
)

test('F5 Supabase is silent: a request without a cached response waits for at most five calls, later ones not at all', async (context) => {
  const repetitions = times(1, 10)
  let wrongAnswers = 0
  for (let round = 0; round < repetitions; round += 1) {
    await expect.poll(hasRecovered, SOONER_OR_LATER).toBe(true)
    proxy.breakWhen(() => 'silence')
    proxy.take()
    const ask = async (number: number) => {
      const answer = await fetch(`${server.url}/api/news/silent-${round}-${number}`)
      if (answer.status !== 503 || answer.headers.get('retry-after') !== '5') wrongAnswers += 1
    }
    await Promise.all(Array.from({ length: 5 }, (_, number) => ask(number)))
    const waited = performance.now()
    const before = proxy.take().length
    for (let number = 5; number < 205; number += 1) await ask(number)
    const seconds = (performance.now() - waited) / 1_000
    // One call a second finds out whether Supabase is back. The calls of the mail have a breaker of their own.
    const ofReaders = proxy.take().filter(({ path }) => path.includes('/rpc/news_by_slug'))
    if (before < 5 || ofReaders.length > 1 + seconds) wrongAnswers += 1
    proxy.heal()
  }
  tellFault(context, 'F5 Supabase is silent, and there is no copy', { repetitions, wrongAnswers })
})

test('F4 Supabase ends idle connections while the server is busy: no read fails', async (context) => {
  const repetitions = times(1, 50)
  let wrongAnswers = 0
  await expect.poll(hasRecovered, SOONER_OR_LATER).toBe(true)
  for (let round = 0; round < repetitions; round += 1) {
    const ask = async (number: number) => {
      const { status } = await fetch(`${server.url}/api/news/idle-${round}-${number}`)
      if (status !== 404) wrongAnswers += 1
    }
    await Promise.all(Array.from({ length: 8 }, (_, number) => ask(number)))
    server.process.kill('SIGSTOP')
    const asked = Array.from({ length: 8 }, (_, number) => ask(10 + number))
    // What is asked first is what the server sees first.
    await wait(20)
    proxy.endIdle()
    server.process.kill('SIGCONT')
    await Promise.all(asked)
  }
  tellFault(context, 'F4 Supabase ends unused connections', { repetitions, wrongAnswers })
})

const row = { id: 1, slug: 'x' }
const NONSENSE = [
  ['another shape', { status: 200, body: JSON.stringify([row]) }],
  ['503 with Retry-After: 3600', { status: 503, body: '{}', headers: { 'retry-after': '3600' } }],
  ['429', { status: 429, body: '{"message":"slow down"}' }],
  ['HTML', { status: 200, body: '<h1>OK</h1>', headers: { 'content-type': 'text/html' } }],
  ['truncated JSON', { status: 200, body: '[{"id":"' }],
  ['no list', { status: 200, body: JSON.stringify(row) }],
  ['null', { status: 200, body: 'null' }],
  ['a cut connection', 'cut'],
] as const
test.for(NONSENSE.slice(0, times(1, NONSENSE.length)))(
  'F6 Supabase answers %s: no one is told nonsense',
  async ([name, fault], context) => {
    let wrongAnswers = 0
    const repetitions = times(1, 5)
    for (let round = 0; round < repetitions; round += 1) {
      for (const path of known) await fetch(server.url + path)
      await wait(2_100)
      proxy.breakWhen(() => fault)
      const paths = [...known, `/api/news/never-read-${round}`, '/api/news?limit=3', '/api/search', '/readyz']
      for (const path of paths) {
        const answer = await fetch(server.url + path)
        const body = (await answer.json()) as { error?: string }
        const isRight = known.includes(path)
          ? answer.status === 200 && !body.error
          : answer.status === 503 && answer.headers.get('retry-after') === '5'
        if (!isRight) wrongAnswers += 1
      }
      proxy.heal()
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, SOONER_OR_LATER).toBe(200)
    }
    tellFault(context, `F6 Supabase answers ${name}`, { repetitions, wrongAnswers })
  },
)
