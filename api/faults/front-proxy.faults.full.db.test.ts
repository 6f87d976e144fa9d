import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formRequest, newsForm, publish, someNews, startTestApp, type TestApp } from '../testing/app.ts'
import { startProxy, type TestProxy } from '../testing/fault-proxy.ts'
import { tellFault } from '../testing/faults.ts'
import { type FrontProxy, hasCaddy, healthInterval, startCaddy, startStandInProxy } from '../testing/front-proxy.ts'
import { startServer } from '../testing/running-server.ts'
import { serverEnvironment } from '../testing/server-environment.ts'

const root = join(import.meta.dirname, '../..')
const CLIENTS = 20
const PATHS = ['/', '/products', '/news', '/news/item', '/api/news/latest', '/api/careers', '/feed.xml']

let api: TestApp
let supabase: TestProxy
const running: ChildProcess[] = []

beforeAll(async () => {
  api = await startTestApp()
  supabase = await startProxy(api.embedded.url)
  await publish(api, await api.signIn(), { url: 'item' })
})
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await supabase.stop()
  await api.stop()
})

/** The whole server, as it runs behind a proxy. */
async function startSite() {
  const env = {
    ...serverEnvironment({ url: supabase.url, secretKey: api.embedded.secretKey }),
    ADMIN_USERNAME: 'front',
    ADMIN_PASSWORD: 'correct horse battery',
  }
  const started = await startServer((port) => ({
    child: spawn(process.execPath, ['api/src/server.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, PORT: String(port) },
    }),
  }))
  running.push(started.child)
  return started
}

type Site = Awaited<ReturnType<typeof startSite>>

/** Milliseconds after which a server has noticed that something has changed, as it does when others start. */
const NOTICED = 2_500

/** Has servers read all that the tests ask for. */
async function read(servers: readonly { url: string }[]): Promise<void> {
  await wait(NOTICED)
  for (const { url } of servers)
    for (const path of PATHS) expect([path, (await ask(url + path, false)).status]).toEqual([path, 200])
}

type Answer = { status: number | string; isStale: boolean }

/** One request, on a connection that stays or on a new one. */
function ask(url: string, agent: Agent | false): Promise<Answer> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      const isStale = 'x-stale-since' in answer.headers
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, isStale }))
    }).on('error', (error) => resolve({ status: String(error), isStale: false }))
  })
}

/** Clients that read one page after the other until they are told to stop. */
function startReaders(url: string) {
  const answers: Answer[] = []
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async (_, number) => {
    const agent = number % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = number; !isOver; n += 1) {
      answers.push(await ask(url + PATHS[n % PATHS.length], agent))
      await wait(50)
    }
    if (agent) agent.destroy()
  })
  return {
    answers,
    async stop() {
      isOver = true
      await Promise.all(clients)
    },
  }
}

const FAR = '2999-01-01T00:00:00Z'
const TITLE = 'Quorblax is timed'
/** What shows an item to visitors, besides its own page. */
const SHOWING = ['/api/news?limit=100', '/news', '/feed.xml', '/sitemap.xml']
/** Milliseconds between planning and the moment, and from the moment until every answer knows of it. */
const LEAD = 4_000
const WITHIN = 5_000
/** A busy machine may take longer, but no more than so many times what it takes to show what is published at once. */
const TIMES_AT_ONCE = 3

const timed = (moments: object) => someNews(TITLE, { status: 'published', visibleUntil: null, ...moments })

/** Asks each place again and again whether it shows the item, and notes when. */
function startWatch(places: readonly string[]) {
  const seen: { place: string; begun: number; ended: number; isShown: boolean }[] = []
  let isOver = false
  const watching = places.map(async (place) => {
    while (!isOver) {
      const begun = Date.now()
      const answer = await fetch(place)
      const told = await answer.text()
      const isShown = told.includes('Quorblax') || told.includes('/news/timed-')
      seen.push({ place, begun, ended: Date.now(), isShown: isShown && answer.status === 200 })
      await wait(200)
    }
  })
  return {
    seen,
    /** Whether each place was asked, and has answered, after a moment. */
    isAsked: (moment: number) =>
      places.every((each) => seen.some(({ place, begun }) => place === each && begun > moment)),
    async stop() {
      isOver = true
      await Promise.all(watching)
    },
  }
}

const PROXIES: [string, (servers: readonly string[]) => Promise<FrontProxy>][] = [
  ['a stand-in for Caddy', startStandInProxy],
  ...(hasCaddy() ? [['Caddy', startCaddy] satisfies [string, typeof startCaddy]] : []),
]

describe.each(PROXIES)('behind %s with the documented Caddyfile', (name, startFront) => {
  let ending: Site
  let staying: Site
  beforeAll(async () => {
    ending = await startSite()
    staying = await startSite()
  })

  test('F4 readers get cached responses from all servers while Supabase is away', async (context) => {
    const servers = [ending, staying]
    await read(servers)
    const front = await startFront(servers.map(({ url }) => url))
    context.onTestFinished(() => front.stop())
    await supabase.close()
    context.onTestFinished(() => supabase.open())
    const readers = startReaders(front.url)
    await wait(4 * healthInterval())
    await expect.poll(() => readers.answers.some(({ isStale }) => isStale)).toBe(true)
    await readers.stop()
    const wrong = readers.answers.filter(({ status }) => status !== 200)
    expect(wrong).toEqual([])
    tellFault(context, `F4 behind ${name}`, { repetitions: readers.answers.length, wrongAnswers: wrong.length })
  })

  test('what is planned comes and goes within five seconds of its moments, at every server and through the proxy', async (context) => {
    const servers = [ending, staying]
    await read(servers)
    const front = await startFront(servers.map(({ url }) => url))
    context.onTestFinished(() => front.stop())
    const token = await api.signIn()
    const item = await publish(api, token, { url: `timed-${randomUUID()}`, data: timed({ visibleFrom: FAR }) })
    const places = [...servers, front].flatMap(({ url }) => SHOWING.map((path) => url + path))
    const pages = [...servers, front].map(({ url }) => `${url}/news/${item.url}`)
    const begun = Date.now()
    await publish(api, token, { url: `at-once-${randomUUID()}`, data: someNews('Velmarine is at once') })
    const shows = async (place: string) => (await (await fetch(place)).text()).includes('at-once-')
    await expect.poll(async () => (await Promise.all(places.map(shows))).every(Boolean), { interval: 200 }).toBe(true)
    const within = Math.max(WITHIN, TIMES_AT_ONCE * (Date.now() - begun))
    const watch = startWatch([...places, ...pages])
    context.onTestFinished(() => watch.stop())
    /** Plans it, and resolves when each place was asked again after the time that it has. */
    async function plan(moments: (at: string) => object): Promise<{ moment: number; known: number }> {
      const moment = Date.now() + LEAD
      const form = newsForm({ data: timed(moments(new Date(moment).toISOString())) })
      const answer = await api.app.inject(await formRequest(`/api/news/update/${item.url}`, token, form))
      expect(answer.statusCode).toBe(200)
      const known = Math.max(moment, Date.now()) + within
      await expect.poll(() => watch.isAsked(known), { timeout: within + 60_000 }).toBe(true)
      return { moment, known }
    }
    await expect.poll(() => watch.isAsked(0), { timeout: 60_000 }).toBe(true)
    const shown = await plan((at) => ({ visibleFrom: at }))
    const gone = await plan((at) => ({ visibleFrom: null, visibleUntil: at }))
    await watch.stop()

    /** Neither before the moment nor later than it may be: what was under way at a moment may say either. */
    const wrong = watch.seen.filter(({ begun, ended, isShown }) => {
      if (ended < shown.moment || begun > gone.known) return isShown
      return begun > shown.known && ended < gone.moment && !isShown
    })
    expect(wrong.map((seen) => ({ ...seen, shown, gone }))).toEqual([])
    tellFault(context, `planned behind ${name}`, { repetitions: watch.seen.length, wrongAnswers: wrong.length })
  })

  test('no request is lost when one of two servers ends', async (context) => {
    await read([ending, staying])
    const front = await startFront([ending.url, staying.url])
    context.onTestFinished(() => front.stop())
    const readers = startReaders(front.url)
    await expect.poll(() => readers.answers.length).toBeGreaterThan(CLIENTS)
    const gone = once(ending.child, 'exit')
    ending.child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
    const before = readers.answers.length
    await expect.poll(() => readers.answers.length).toBeGreaterThan(before + CLIENTS)
    await readers.stop()
    const wrong = readers.answers.filter(({ status }) => status !== 200)
    expect(wrong).toEqual([])
    tellFault(context, `end behind ${name}`, { repetitions: readers.answers.length, wrongAnswers: wrong.length })
  })
})
