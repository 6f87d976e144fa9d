import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formRequest, newsForm, pictureFile, type TestApp } from '../testing/app.ts'
import { type AppProcess, startAppProcess } from '../testing/app-process.ts'
import { tellFault } from '../testing/faults.ts'
import type { TestProcess } from '../testing/process.ts'

const MEGABYTE = 2 ** 20
let started: AppProcess
let api: TestApp
let server: TestProcess
let token: string
let temporary: string

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'leftovers-'))
  started = await startAppProcess({ TMPDIR: temporary })
  ;({ api, server, token } = started)
})
afterAll(async () => {
  await started.stop()
  await rm(temporary, { recursive: true })
})

/** What the system says of the server, less its connections to Supabase; `null` where it does not tell. */
async function held() {
  const folder = `/proc/${server.process.pid}`
  const links = await readdir(`${folder}/fd`).then(
    (names) => Promise.all(names.map((name) => readlink(`${folder}/fd/${name}`).catch(() => ''))),
    () => null,
  )
  const toSupabase = await socketsTo(Number(new URL(api.embedded.url).port))
  const files = links?.filter((link) => !toSupabase.has(link))
  const status = await readFile(`${folder}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  return files && { files: files.length, bytes: Number(kilobytes) * 1024 }
}

/** The system's sockets whose other end is a port of this machine, as links of a process name them: `socket:[inode]`. */
async function socketsTo(port: number): Promise<Set<string>> {
  const table = await readFile('/proc/net/tcp', 'utf8').catch(() => '')
  const remote = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const columns = table.split('\n').map((line) => line.trim().split(/\s+/))
  return new Set(
    columns.flatMap(([, , other, , , , , , , inode]) => (other?.endsWith(remote) ? `socket:[${inode}]` : [])),
  )
}

/** A connection to the server on which something is written; what it says to that is not looked at. */
function write(bytes: Buffer | string): Socket {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {})
  socket.write(bytes)
  return socket
}
const closing = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()))

/** A form with a cover and two pictures for the gallery, as it goes over the wire. */
async function wholeForm(): Promise<Buffer> {
  const gallery = [await pictureFile('a.png'), await pictureFile('b.gif')]
  const form = newsForm({ cover: await pictureFile('c.jpg', 640, 480), gallery })
  const { headers, payload } = await formRequest('/api/news', token, form, { 'x-news-url': 'broken-off' })
  const all = { host: 'x', ...headers, 'content-length': String(payload.length) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST /api/news HTTP/1.1\r\n${lines.join('')}\r\n`), payload])
}

test('F16 of uploads that are broken off, wherever, nothing is left', async (context) => {
  const repetitions = 500
  const whole = await wholeForm()
  const before = await held()
  const breakOff = async (number: number) => {
    const socket = write(whole.subarray(0, Math.floor((whole.length * number) / repetitions)))
    if (number % 2 === 0) await new Promise<void>((resolve) => void socket.once('connect', () => setImmediate(resolve)))
    const closed = closing(socket)
    if (number % 3 === 0) socket.resetAndDestroy()
    else socket.destroySoon()
    await closed
  }
  for (let number = 0; number < repetitions; number += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => breakOff(number + index)))

  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  // The server may still hold the last of them, and the connection of the question above.
  if (before) await expect.poll(async () => (await held())?.files).toBeLessThanOrEqual(before.files + 2)
  const rows = await api.supabase.from('news').select('id')
  const staged = await api.supabase.from('staged_pictures').select('file')
  const leftovers = [
    ...(rows.data ?? ['no answer']),
    ...(staged.data ?? ['no answer']),
    ...(await api.bucket.list(0, 100)),
    ...(await readdir(temporary)),
  ]
  expect(leftovers).toEqual([])
  tellFault(context, 'F16 uploads broken off', { repetitions, orphans: leftovers.length })
})

test('F15 a thousand clients that request much and read nothing cost little memory, and others are served', async (context) => {
  const each = 1_000
  const [width, height] = [1200, 900]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const cover = new File([new Uint8Array(await noise.png().toBuffer())], 'noise.png')
  const publishing = await formRequest('/api/news', token, newsForm({ cover }), { 'x-news-url': 'noise' })
  const published = await fetch(`${server.url}/api/news`, {
    method: 'POST',
    headers: publishing.headers,
    body: new Uint8Array(publishing.payload),
  })
  const { news } = (await published.json()) as { news: { cover: string } }
  const path = `/uploads/news/${news.cover}`
  const size = (await (await fetch(server.url + path)).arrayBuffer()).byteLength
  expect(size).toBeGreaterThan(3 * MEGABYTE)

  const before = await held()
  const asking = `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(20)
  const readers = Array.from({ length: each }, () => write(asking).pause())
  const wrong: unknown[] = []
  for (const address of Array.from({ length: 20 }, () => ['/api/news/noise', path]).flat()) {
    const answer = await fetch(server.url + address)
    const { byteLength } = await answer.arrayBuffer()
    if (answer.status !== 200 || byteLength === 0) wrong.push([address, answer.status, byteLength])
  }
  // A byte now and then is no reading.
  for (const reader of readers) reader.read(1)
  const meanwhile = await held()
  // Each waits for sixty megabytes and more; what the system holds of them is not the server's.
  if (before && meanwhile) expect(meanwhile.bytes - before.bytes).toBeLessThan(each * MEGABYTE)
  for (const reader of readers) reader.destroy()
  if (before) await expect.poll(async () => (await held())?.files).toBeLessThanOrEqual(before.files + 2)
  expect(wrong).toEqual([])
  tellFault(context, 'F15 who asks and does not read', { repetitions: each, wrongAnswers: wrong.length })
})
