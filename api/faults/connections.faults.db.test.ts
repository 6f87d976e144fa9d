import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { newsForm, pictureFile, startTestApp, type TestApp } from '../test-app.ts'
import { tellFault, times } from '../test-faults.ts'
import { startProcess, type TestProcess } from '../test-process.ts'
import { startProxy } from '../test-proxy.ts'

let api: TestApp
let server: TestProcess
let token: string

beforeAll(async () => {
  api = await startTestApp()
  server = await startProcess(api.embedded)
  token = await api.signIn()
})
afterAll(async () => {
  await server.kill()
  await api.stop()
})

/** Seconds until the other side closed a socket on which `drip` comes every second; `null` when it did not within `patience`. */
async function closedAfter(head: string, drip: string, patience: number): Promise<number | null> {
  const begun = performance.now()
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  socket.write(head)
  const dripping = drip ? setInterval(() => socket.writable && socket.write(drip), 1_000) : undefined
  const isClosed = await Promise.race([closed, wait(patience * 1_000, false)])
  clearInterval(dripping)
  socket.destroy()
  return isClosed ? (performance.now() - begun) / 1_000 : null
}

const head = (length: number, type: string) =>
  `POST /api/news HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const part = '--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\n\r\n'
const form = () => `${head(1_000_000, 'multipart/form-data; boundary=x')}${part}`
const json = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n{`

async function steadyUpload(seconds: number): Promise<number> {
  const filled = newsForm({ cover: await pictureFile() })
  const encoded = new Response(filled)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  // A preamble before the first boundary belongs to the form and makes it as long as it needs to be.
  const whole = Buffer.concat([Buffer.alloc(seconds * 1_500, ' '), Buffer.from('\r\n'), bytes])
  const size = Math.ceil(whole.length / seconds)
  const slow = new ReadableStream({
    async start(controller) {
      for (let at = 0; at < whole.length; at += size) {
        controller.enqueue(new Uint8Array(whole.subarray(at, at + size)))
        await wait(1_000)
      }
      controller.close()
    },
  })
  const answer = await fetch(`${server.url}/api/news`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-news-url': 'steady',
    },
    body: slow,
    duplex: 'half',
  } as RequestInit)
  return answer.status
}

test(
  'F15 who stops sending is closed within 6 s, who drips within 35 s, and who is slow but steady is served',
  async (context) => {
    const each = times(3, 100)
    const many = (attempt: () => Promise<number | null>) => Promise.all(Array.from({ length: each }, attempt))
    const steady = steadyUpload(36)
    const [stopped, dripped] = await Promise.all([
      Promise.all([
        many(() => closedAfter('', '', 20)),
        many(() => closedAfter('GET /api/news HTTP/1.1\r\nhost: x\r\n', '', 20)),
        many(() => closedAfter('GET /api/news HTTP/1.1\r\nhost: x\r\nx-slow: ', 'x', 20)),
        many(() => closedAfter(form(), '', 20)),
        many(() => closedAfter(json('/api/inquiries'), '', 20)),
      ]),
      Promise.all([
        many(() => closedAfter(form(), 'x', 45)),
        many(() => closedAfter(form(), 'x'.repeat(900), 45)),
        many(() => closedAfter(json('/api/inquiries'), ' ', 45)),
        many(() => closedAfter(json('/api/admin/login'), ' ', 45)),
      ]),
      wait(5_000).then(async () => {
        const answer = await fetch(`${server.url}/api/news/latest`)
        if (answer.status !== 200) throw new Error('readers are kept waiting')
      }),
    ])
    const late = [
      ...stopped.flat().filter((seconds) => seconds === null || seconds > 8),
      ...dripped.flat().filter((seconds) => seconds === null || seconds < 25 || seconds > 40),
    ]
    const wrongAnswers = late.length + ((await steady) === 201 ? 0 : 1)
    tellFault(context, 'F15 senders who stop or drip', { repetitions: each * 9 + 1, wrongAnswers })
  },
  times(90_000, 120_000),
)

test.skipIf(process.platform !== 'linux')(
  'F13 the disk of the log is full: visitors and editors do not notice',
  async (context) => {
    const full = openSync('/dev/full', 'w')
    const proxy = await startProxy(api.embedded.url)
    const another = await startProcess(
      { url: proxy.url, secretKey: api.embedded.secretKey },
      { stdout: full, env: { TEST_LOG: 'on' } },
    )
    context.onTestFinished(async () => {
      await another.kill()
      await proxy.stop()
    })
    const repetitions = times(1, 5)
    let wrongAnswers = 0
    const expectStatus = async (status: number, path: string, init?: RequestInit) => {
      const answer = await fetch(another.url + path, init).catch(() => null)
      if (answer?.status !== status) wrongAnswers += 1
    }
    for (let round = 0; round < repetitions; round += 1) {
      const headers = { authorization: `Bearer ${token}`, 'x-news-url': `full-${round}` }
      await expectStatus(201, '/api/news', { method: 'POST', headers, body: newsForm({ cover: await pictureFile() }) })
      proxy.breakWhen(() => 503)
      await expectStatus(503, `/api/news/never-read-${round}`)
      proxy.heal()
      await expectStatus(200, '/api/news/latest')
      await expectStatus(200, '/healthz')
    }
    if (another.process.exitCode !== null) wrongAnswers += 1
    tellFault(context, 'F13 the disk of the log is full', { repetitions, wrongAnswers })
  },
)
