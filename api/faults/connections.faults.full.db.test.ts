import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsForm, pictureFile, startTestApp, type TestApp } from '../testing/app.ts'
import { startProxy } from '../testing/fault-proxy.ts'
import { tellFault } from '../testing/faults.ts'
import { startProcess, type TestProcess } from '../testing/process.ts'

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

/** Whether the other side closes a socket on which `drip` comes every second within `seconds` seconds. */
async function isClosed(head: string, drip: string, seconds: number): Promise<boolean> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  socket.write(head)
  const dripping = drip ? setInterval(() => socket.writable && socket.write(drip), 1_000) : undefined
  const inTime = await Promise.race([closed, wait(seconds * 1_000, false)])
  clearInterval(dripping)
  socket.destroy()
  return inTime
}

const head = (length: number, type: string) =>
  `POST /api/news HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const part = '--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\n\r\n'
const form = () => `${head(1_000_000, 'multipart/form-data; boundary=x')}${part}`
const json = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000\r\n\r\n{`

/** Sends a form at a pace of 8 kB a second, in four pieces a second; @returns the status of the answer */
async function steadyUpload(seconds: number): Promise<number> {
  const filled = newsForm({ cover: await pictureFile() })
  const encoded = new Response(filled)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  // A preamble before the first boundary belongs to the form and makes it as long as it needs to be.
  const whole = Buffer.concat([Buffer.alloc(seconds * 8_000, ' '), Buffer.from('\r\n'), bytes])
  const size = Math.ceil(whole.length / (4 * seconds))
  const slow = new ReadableStream({
    async start(controller) {
      for (let at = 0; at < whole.length; at += size) {
        controller.enqueue(new Uint8Array(whole.subarray(at, at + size)))
        await wait(250)
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

/** Seconds; several times the figures. */
const STOPPED = 75
const DRIPPED = 175

test('F15 stalled and dripping uploads are closed, while readers and slow but steady uploads are served', async (context) => {
  const each = 170
  const many = (head: string, drip: string, seconds: number) =>
    Promise.all(Array.from({ length: each }, () => isClosed(head, drip, seconds)))
  let isOver = false
  let unserved = 0
  const reading = (async () => {
    const read = () => fetch(`${server.url}/api/news/latest`)
    // A kept connection may end while a busy client is about to use it again.
    for (; !isOver; await wait(500)) if ((await read().catch(read)).status !== 200) unserved += 1
  })()
  const steady = steadyUpload(36)
  const closed = await Promise.all([
    many('', '', STOPPED),
    many('GET /api/news HTTP/1.1\r\nhost: x\r\n', '', STOPPED),
    many('GET /api/news HTTP/1.1\r\nhost: x\r\nx-slow: ', 'x', STOPPED),
    many(form(), '', STOPPED),
    many(json('/api/inquiries'), '', STOPPED),
    many(form(), 'x', DRIPPED),
    many(form(), 'x'.repeat(900), DRIPPED),
    many(json('/api/inquiries'), ' ', DRIPPED),
    many(json('/api/admin/login'), ' ', DRIPPED),
  ])
  const status = await steady
  isOver = true
  await reading
  const open = closed.flat().filter((isEnded) => !isEnded).length
  const wrongAnswers = open + unserved + (status === 201 ? 0 : 1)
  tellFault(context, 'F15 senders who stop or drip', { repetitions: each * closed.length + 1, wrongAnswers })
})

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
    const repetitions = 5
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
      await expect.poll(async () => (await fetch(`${another.url}/readyz`)).status).toBe(200)
      await expectStatus(200, '/api/news/latest')
      await expectStatus(200, '/healthz')
    }
    if (another.process.exitCode !== null) wrongAnswers += 1
    tellFault(context, 'F13 the disk of the log is full', { repetitions, wrongAnswers })
  },
)
