import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from 'supabase/end-process'
import { startStubServer } from 'supabase/stub-server'
import { expect, onTestFinished, test } from 'vitest'
import { ANNA, formRequest, newsForm, pictureFile, someNews, startTestApp } from './app.ts'
import { startServer } from './running-server.ts'
import { serverEnvironment } from './server-environment.ts'

const MAX_CALLS_PER_DAY = 3000
/** Milliseconds in which a process with a fast clock lives through a day. */
const DAY = 10_000
const SPEED = (24 * 60 * 60 * 1000) / DAY

/** The whole server, with everything that it does by itself. */
async function start(supabase: { url: string; secretKey: string }, { speed = 1 } = {}) {
  const fast = speed === 1 ? [] : ['--import', join(import.meta.dirname, 'fast-clock.ts')]
  const { child, url } = await startServer((port) => ({
    child: spawn(process.execPath, [...fast, join(import.meta.dirname, '../src/server.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...serverEnvironment(supabase),
        FAST_CLOCK: String(speed),
        PORT: String(port),
      },
    }),
  }))
  onTestFinished(() => endProcess(child, 'SIGKILL'))
  return url
}

const NOTHING: Record<string, unknown> = {
  content_version: 1,
  next_mail_due: null,
  erase_old_inquiries: 0,
  erase_old_subscriptions: 0,
  discard_restoration: 0,
  erase_trash: [{ items: 0, files: [] }],
}

/** A Supabase where nothing has been stored and nothing happens; it counts what it is asked. */
async function startEmptySupabase() {
  const calls = new Map<string, number>()
  const { url, stop } = await startStubServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    calls.set(path, (calls.get(path) ?? 0) + 1)
    request.resume()
    const answer = JSON.stringify(NOTHING[path.split('/rpc/')[1] ?? ''] ?? (path.endsWith('next_mail_due') ? null : []))
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
  onTestFinished(stop)
  return { url, secretKey: 'sb_secret_none', calls }
}

test('a server without visitors calls Supabase at most 3,000 times a day', { tags: ['RS-8'] }, async () => {
  const { calls, ...supabase } = await startEmptySupabase()
  await start(supabase, { speed: SPEED })
  calls.clear()
  const begun = performance.now()
  await wait(DAY)
  const days = (performance.now() - begun) / DAY
  const sum = [...calls.values()].reduce((one, other) => one + other, 0)
  expect(sum / days, JSON.stringify([...calls])).toBeLessThanOrEqual(MAX_CALLS_PER_DAY)
  expect(calls.get('/rest/v1/rpc/next_mail_due') ?? 0, 'the clock is fast').toBeGreaterThan(10)
})

test('what one process publishes is shown by another two seconds later, also where copies live longer', {
  tags: ['RS-8'],
}, async () => {
  const api = await startTestApp()
  onTestFinished(() => api.stop())
  const [writer, reader] = await Promise.all([start(api.embedded), start(api.embedded)])
  const read = async (path: string) => (await fetch(reader + path)).text()
  const places = ['/api/news/latest', '/api/news', '/news', '/feed.xml', '/sitemap.xml']
  const login = await fetch(`${writer}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ANNA),
  })
  const { token } = (await login.json()) as { token: string }

  for (const isBusy of [false, true]) {
    const url = isBusy ? 'while-it-is-read' : 'after-a-pause'
    for (const place of places) await read(place)
    let isReading = isBusy
    const reading = (async () => {
      while (isReading) await Promise.all([...places.map(read), wait(100)])
    })()
    const form = newsForm({ data: someNews(url), cover: await pictureFile() })
    const { headers, payload } = await formRequest('/api/news', token, form, { 'x-news-url': url })
    const published = await fetch(`${writer}/api/news`, { method: 'POST', headers, body: new Uint8Array(payload) })
    expect(published.status).toBe(201)
    await wait(2000)
    // On a busy machine Supabase may be so late that an old copy is shown once more.
    for (const place of places) {
      const answers = [await read(place)]
      while (answers.length < 3 && !answers.at(-1)?.includes(url)) answers.push(await read(place))
      expect(answers.at(-1), `${place} ${url}`).toContain(url)
    }
    isReading = false
    await reading
  }
})
