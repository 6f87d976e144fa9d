import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSweeper } from '#pictures/pictures.sweeper.ts'
import { ANNA, newsForm, pictureFile, someNews, startTestApp, type TestApp } from '../../test-app.ts'

const ROUNDS = 10
let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

async function startServer(): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, '../../test-server.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      SUPABASE_URL: api.embedded.url,
      SUPABASE_SECRET_KEY: api.embedded.secretKey,
      SESSION_SECRET: 'a secret of the tests, 32 bytes or more',
    },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { process: child, url: `http://127.0.0.1:${port}` }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const gallery = await Promise.all(
  Array.from({ length: 10 }, (_, index) => pictureFile(`${index}.png`, 400 + index, 300)),
)

async function publish(url: string, slug: string): Promise<number> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ANNA),
  })
  const { token } = (await login.json()) as { token: string }
  const started = performance.now()
  const answer = await fetch(`${url}/api/news`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-news-url': slug },
    body: newsForm({ data: someNews(), cover: await pictureFile(), gallery }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return performance.now() - started
}

const storedNames = async () => (await api.bucket.list(0, 1000)).map(({ name }) => name).sort()

async function shownNames(): Promise<string[]> {
  const { data } = await api.supabase.from('news').select('cover, gallery')
  for (const { gallery: files } of data ?? []) expect(files).toHaveLength(10)
  return (data ?? []).flatMap(({ cover, gallery: files }) => [cover, ...files]).sort()
}

test('kill -9 in the middle of a publish leaves no half item, and after the sweep no orphan', async () => {
  const sweeper = createSweeper(api.supabase, api.bucket, api.app.log)
  const whole = await startServer()
  await publish(whole.url, 'warm-up')
  const duration = await publish(whole.url, 'measured')
  await kill(whole.process)

  let cutOff = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer()
    const publishing = publish(server.url, `round-${round}`).then(
      () => true,
      () => false,
    )
    await expect.poll(() => sessionCount(), { timeout: 20_000, interval: 10 }).toBe(round + 3)
    await new Promise((resolve) => setTimeout(resolve, (duration * (round + 1)) / ROUNDS))
    await kill(server.process)
    if (!(await publishing)) cutOff += 1

    const shown = await shownNames()
    expect(await storedNames()).toEqual(expect.arrayContaining(shown))
    await sweeper.sweep(0)
    expect(await storedNames()).toEqual(shown)
  }
  expect(cutOff).toBeGreaterThan(0)
})

/** A sign-in begins each publish. */
async function sessionCount(): Promise<number> {
  const { count } = await api.supabase.from('sessions').select('jti', { count: 'exact' })
  return count ?? 0
}
