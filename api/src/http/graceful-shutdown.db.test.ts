import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsForm, pictureFile, startTestApp, type TestApp } from '../../testing/app.ts'
import { startProxy, type TestProxy } from '../../testing/fault-proxy.ts'
import { startProcess, type TestProcess } from '../../testing/process.ts'

const CLIENTS = 200
let api: TestApp
let proxy: TestProxy
let server: TestProcess

beforeAll(async () => {
  api = await startTestApp()
  proxy = await startProxy(api.embedded.url)
  const through = { url: proxy.url, secretKey: api.embedded.secretKey }
  server = await startProcess(through, { env: { DRAINING: '4000' } })
})
afterAll(async () => {
  await server.kill()
  await proxy.stop()
  await api.stop()
})

/** One request, on a connection that stays when the server lets it. */
function ask(agent: Agent, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })
}

test('on SIGTERM every request that has come is answered, readers and writers, and the process ends by itself', async () => {
  const token = await api.signIn()
  const answers: unknown[] = []
  let isSentElsewhere = false
  const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const readers = agents.map(async (agent) => {
    for (; !isSentElsewhere; await wait(200)) answers.push(await ask(agent, '/api/news/latest').catch(String))
    agent.destroy()
  })
  await expect.poll(() => answers.length).toBeGreaterThan(CLIENTS)
  const idle = connect(server.port, '127.0.0.1')
    .on('error', () => {})
    .resume()
  const idleEnds = once(idle, 'close')
  await once(idle, 'connect')

  proxy.breakWhen(({ path, method }) =>
    method === 'POST' && path.startsWith('/storage/') ? 'five seconds late' : undefined,
  )
  const publishing = fetch(`http://127.0.0.1:${server.port}/api/news`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-news-url': 'last-one' },
    body: newsForm({ cover: await pictureFile() }),
  })
  await expect.poll(() => proxy.take().some(({ path }) => path.startsWith('/storage/'))).toBe(true)

  const gone = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  // A load balancer sees this, and sends what comes next to another server.
  const probe = new Agent()
  const isReady = async () => (await ask(probe, '/drainz')) === 200
  while (await isReady()) await wait(20)
  isSentElsewhere = true
  expect(await ask(probe, '/healthz')).toBe(200)
  await Promise.all(readers)

  expect((await publishing).status).toBe(201)
  const [code, signal] = await gone
  expect([code, signal]).toEqual([0, null])
  expect(answers.filter((status) => status !== 200)).toEqual([])
  await idleEnds
})
