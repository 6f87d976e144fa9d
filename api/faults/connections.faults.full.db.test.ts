import { openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsForm, pictureFile, type TestApp } from '../testing/app.ts'
import { type AppProcess, startAppProcess } from '../testing/app-process.ts'
import { startProxy } from '../testing/fault-proxy.ts'
import { tellFault } from '../testing/faults.ts'
import { startProcess, type TestProcess } from '../testing/process.ts'

let started: AppProcess
let api: TestApp
let server: TestProcess
let token: string

beforeAll(async () => {
  started = await startAppProcess()
  ;({ api, server, token } = started)
})
afterAll(() => started.stop())

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

const head = (more: string) =>
  `POST /api/news HTTP/1.1\r\nhost: x\r\n${more}content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n`
const part = '--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\n\r\n'
const refused = head('') + part
const form = () => head(`authorization: Bearer ${token}\r\n`) + part
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
  const many = 170
  // Four forms are read at once, the others wait for their turn.
  const few = 4
  const senders: [name: string, count: number, head: string, drip: string, seconds: number][] = [
    ['nothing', many, '', '', STOPPED],
    ['half a head', many, 'GET /api/news HTTP/1.1\r\nhost: x\r\n', '', STOPPED],
    ['a head that drips', many, 'GET /api/news HTTP/1.1\r\nhost: x\r\nx-slow: ', 'x', STOPPED],
    ['half a form that is refused', many, refused, '', STOPPED],
    ['half an inquiry', many, json('/api/inquiries'), '', STOPPED],
    ['a form that drips and is refused', many, refused, 'x', DRIPPED],
    ['a form that drips much and is refused', many, refused, 'x'.repeat(900), DRIPPED],
    ['an inquiry that drips', many, json('/api/inquiries'), ' ', DRIPPED],
    ['a login that drips', many, json('/api/admin/login'), ' ', DRIPPED],
    ['half a form', few, form(), '', DRIPPED],
    ['a form that drips', few, form(), 'x', DRIPPED],
    ['a form that drips much', few, form(), 'x'.repeat(900), DRIPPED],
  ]
  let isOver = false
  let unserved = 0
  const reading = (async () => {
    const read = () => fetch(`${server.url}/api/news/latest`)
    // A kept connection may end while a busy client is about to use it again.
    for (; !isOver; await wait(500)) if ((await read().catch(read)).status !== 200) unserved += 1
  })()
  const steady = steadyUpload(36)
  const open: Record<string, number> = {}
  await Promise.all(
    senders.map(async ([name, count, ...sent]) => {
      const closed = await Promise.all(Array.from({ length: count }, () => isClosed(...sent)))
      open[name] = closed.filter((isEnded) => !isEnded).length
    }),
  )
  const status = await steady
  isOver = true
  await reading
  expect(open).toEqual(Object.fromEntries(senders.map(([name]) => [name, 0])))
  const wrongAnswers = unserved + (status === 201 ? 0 : 1)
  const repetitions = senders.reduce((sum, [, count]) => sum + count, 1)
  tellFault(context, 'F15 senders who stop or drip', { repetitions, wrongAnswers })
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
