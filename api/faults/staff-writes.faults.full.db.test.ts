import { request as httpRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startProxy, type TestProxy } from '../testing/fault-proxy.ts'
import { tellFault } from '../testing/faults.ts'
import { startProcess, type TestProcess } from '../testing/process.ts'
import type { StaffWrite } from './staff-requests.ts'
import { judgeFiles, sendWrite, staffWrites } from './staff-writes.ts'

let api: TestApp
let proxy: TestProxy
let token: string
/** What no test kills. */
let server: TestProcess

beforeAll(async () => {
  api = await startTestApp()
  proxy = await startProxy(api.embedded.url)
  token = await api.signIn()
  server = await startProcess({ url: proxy.url, secretKey: api.embedded.secretKey })
})
afterAll(async () => {
  await server.kill()
  await proxy.stop()
  await api.stop()
})
afterEach(() => proxy.heal())

const isStoring = ({ stores }: StaffWrite, { method, path }: { method: string; path: string }) =>
  method === stores.method && path.startsWith(stores.path)

/** Sums what happened to writes, each of which was acknowledged in the end. */
function ledger() {
  const sum = { repetitions: 0, acknowledged: 0, lost: 0, doubled: 0, wrongAnswers: 0 }
  const harmed = new Set<string>()
  return {
    sum,
    wrong(write: StaffWrite, status: number): void {
      sum.wrongAnswers += 1
      harmed.add(`${write.name}: answered ${status}`)
    },
    lost(write: StaffWrite): void {
      sum.lost += 1
      harmed.add(`${write.name}: lost`)
    },
    /** Sends it as a form does that has had no answer, and compares. */
    async settle(server: TestProcess, write: StaffWrite): Promise<void> {
      const status = await sendWrite(server.url, write)
      sum.repetitions += 1
      if (write.successStatuses.includes(status)) sum.acknowledged += 1
      else this.wrong(write, status)
      await this.compare(write)
    },
    async compare(write: StaffWrite): Promise<void> {
      const count = await write.count()
      if (count === 0) this.lost(write)
      if (count > 1 && !write.mayRepeat) {
        sum.doubled += count - 1
        harmed.add(`${write.name}: ${count} times`)
      }
    },
    harmed: () => [...harmed],
  }
}

test('F1 kill -9 while staff store what they store: none lost, none doubled, no file left over', async (context) => {
  const book = ledger()
  let cutOff = 0
  for (let round = 0; round < 30; round += 1) {
    const killable = await startProcess({ url: proxy.url, secretKey: api.embedded.secretKey })
    const writes = await staffWrites(api, token)
    // At once when one of them is being stored, or a moment later.
    const last = 1 + Math.floor(Math.random() * writes.length)
    const delay = round === 0 ? 0 : Math.random() * 20
    const killed = Promise.withResolvers<void>()
    let stored = 0
    proxy.breakWhen((request) => {
      if (!writes.some((write) => isStoring(write, request)) || ++stored !== last) return undefined
      if (delay === 0) killable.process.kill('SIGKILL')
      setTimeout(() => killable.kill().then(killed.resolve), delay)
      return undefined
    })
    const statuses = await Promise.all(writes.map((write) => sendWrite(killable.url, write)))
    await killed.promise
    proxy.heal()
    cutOff += statuses.filter((status) => status === 0).length
    const next = await startProcess(api.embedded)
    for (const [index, write] of writes.entries()) {
      if (write.successStatuses.includes(statuses[index] ?? 0) && (await write.count()) === 0) book.lost(write)
      await book.settle(next, write)
    }
    await next.kill()
  }
  expect(cutOff).toBeGreaterThan(0)
  expect(book.harmed()).toEqual([])
  tellFault(context, 'F1 kill -9 while staff store', { ...book.sum, ...(await judgeFiles(api)) })
})

test.for([
  ['F8 the database refuses the row', 503],
  ['F8 the database stores the row and its answer is lost', 'answer lost'],
] as const)('%s of anything that staff store: none lost, none doubled', async ([name, fault], context) => {
  const book = ledger()
  for (let round = 0; round < 5; round += 1) {
    for (const write of await staffWrites(api, token)) {
      proxy.breakWhen((request) => (isStoring(write, request) ? fault : undefined))
      const status = await sendWrite(server.url, write)
      proxy.heal()
      const isSuccess = write.successStatuses.includes(status)
      if (status !== 503 && (fault === 503 || !isSuccess)) book.wrong(write, status)
      if (fault === 503 ? (await write.count()) > 0 : (await write.count()) === 0) book.lost(write)
      await book.settle(server, write)
    }
  }
  expect(book.harmed()).toEqual([])
  tellFault(context, name, { ...book.sum, ...(await judgeFiles(api)) })
})

test('F9 the socket is cut before staff are told: the retry answers as if it were the first', async (context) => {
  const book = ledger()
  for (let round = 0; round < 5; round += 1) {
    for (const write of await staffWrites(api, token)) {
      const { method, headers, body } = write.request
      const sent = httpRequest({ port: server.port, path: write.path, method, headers })
      sent.on('error', () => {})
      const closed = new Promise((resolve) => sent.once('close', resolve))
      proxy.breakWhen((request) => {
        if (isStoring(write, request)) sent.destroy()
        return undefined
      })
      sent.end(body)
      await closed
      await expect.poll(write.count).toBeGreaterThan(0)
      proxy.heal()
      await book.settle(server, write)
    }
  }
  expect(book.harmed()).toEqual([])
  tellFault(context, 'F9 the socket is cut while staff store', { ...book.sum, ...(await judgeFiles(api)) })
})

test('F5 Supabase is late while staff store: who is told to come back stores it once', async (context) => {
  const through = { url: proxy.url, secretKey: api.embedded.secretKey }
  const hasty = await startProcess(through, { env: { REAL_TIMEOUTS: 'on' } })
  const book = ledger()
  for (let round = 0; round < 5; round += 1) {
    const writes = await staffWrites(api, token)
    proxy.breakWhen((request) => (writes.some((write) => isStoring(write, request)) ? 'five seconds late' : undefined))
    const statuses = await Promise.all(writes.map((write) => sendWrite(hasty.url, write)))
    for (const [index, write] of writes.entries()) {
      const status = statuses[index] ?? 0
      if (status !== 503 && !write.successStatuses.includes(status)) book.wrong(write, status)
    }
    proxy.heal()
    await expect.poll(async () => (await fetch(`${hasty.url}/readyz`)).status).toBe(200)
    // Some of what was late is stored before the form sends it again, some at the same time.
    for (const write of writes) await book.settle(hasty, write)
    // What was given up after three seconds comes two seconds later.
    await wait(2_500)
    for (const write of writes) await book.compare(write)
  }
  await hasty.kill()
  expect(book.harmed()).toEqual([])
  tellFault(context, 'F5 Supabase is late while staff store', { ...book.sum, ...(await judgeFiles(api)) })
})

const row = { id: 1, slug: 'x' }
const NONSENSE = [
  { status: 503, body: '{}', headers: { 'retry-after': '3600' } },
  { status: 429, body: '{"message":"slow down"}' },
  { status: 200, body: '<h1>OK</h1>', headers: { 'content-type': 'text/html' } },
  { status: 200, body: '[{"id":"' },
  { status: 200, body: JSON.stringify([row]) },
  { status: 200, body: JSON.stringify(row) },
  { status: 200, body: 'null' },
  'cut',
] as const

test('F6 Supabase answers nonsense while staff store: no one is told that it is stored', async (context) => {
  const book = ledger()
  for (let round = 0; round < NONSENSE.length; round += 1) {
    const writes = await staffWrites(api, token)
    for (const [index, write] of writes.entries()) {
      proxy.breakWhen((request) =>
        isStoring(write, request) ? NONSENSE[(index + round) % NONSENSE.length] : undefined,
      )
      const status = await sendWrite(server.url, write)
      proxy.heal()
      if (status !== 503) book.wrong(write, status)
      await book.settle(server, write)
    }
  }
  expect(book.harmed()).toEqual([])
  tellFault(context, 'F6 Supabase answers nonsense while staff store', { ...book.sum, ...(await judgeFiles(api)) })
})

test('F7 Storage fails while staff send files: nothing names them, and a retry stores them', async (context) => {
  const book = ledger()
  for (let round = 0; round < 5; round += 1) {
    // Of a document two objects are stored, the second one fails every other time.
    for (const number of [1, 2]) {
      const writes = (await staffWrites(api, token)).filter(({ name }) => name.includes('before its'))
      for (const write of writes) {
        let uploads = 0
        proxy.breakWhen(({ method, path }) =>
          method === 'POST' && path.startsWith('/storage/v1/object/') && ++uploads === number ? 503 : undefined,
        )
        const status = await sendWrite(server.url, write)
        proxy.heal()
        const isBroken = uploads >= number
        if (isBroken ? status !== 503 : !write.successStatuses.includes(status)) book.wrong(write, status)
        if (isBroken && (await write.count()) > 0) book.lost(write)
        await book.settle(server, write)
      }
    }
  }
  expect(book.harmed()).toEqual([])
  tellFault(context, 'F7 Storage fails while staff send files', { ...book.sum, ...(await judgeFiles(api)) })
})
