import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSweeper } from '#jobs/sweep-files.ts'
import { formRequest, newsForm, pictureFile, someNews, startTestApp, type TestApp } from '../testing/app.ts'
import { startProxy, type TestProxy } from '../testing/fault-proxy.ts'
import { missingOf, tellFault, times } from '../testing/faults.ts'
import { startProcess, type TestProcess } from '../testing/process.ts'

const FILES = 11
/** Until what was on its way has arrived, on a busy machine too. */
const MAX_SWEEPS = 60
let api: TestApp
let proxy: TestProxy
/** Over the proxy. */
let behindProxy: TestProcess
let token: string

beforeAll(async () => {
  api = await startTestApp()
  proxy = await startProxy(api.embedded.url)
  behindProxy = await startProcess({ url: proxy.url, secretKey: api.embedded.secretKey })
  token = await api.signIn()
})
afterAll(async () => {
  await behindProxy.kill()
  await proxy.stop()
  await api.stop()
})
afterEach(async () => {
  proxy.heal()
  await api.supabase.from('news').delete().neq('slug', '')
  await sweepAfterAWeek()
})

/** What a process that was killed had staged may still be named for a week; then both jobs remove it. */
async function sweepAfterAWeek(): Promise<void> {
  await api.supabase.from('staged_pictures').update({ created_at: '2026-01-01' }).neq('file', '')
  await api.supabase.rpc('discard_staged_pictures')
  await createSweeper(api.supabase, 'news', api.app.log).sweep(0)
}

const gallery = await Promise.all(
  Array.from({ length: FILES - 1 }, (_, index) => pictureFile(`${index}.png`, 400 + index, 300)),
)
const cover = await pictureFile()
const request = (url: string, key: string) =>
  formRequest('/api/news', token, newsForm({ data: someNews(url), cover, gallery }), {
    'x-news-url': url,
    'idempotency-key': key,
  })

async function send(server: TestProcess, url: string, key: string): Promise<number> {
  const { headers, payload } = await request(url, key)
  const answer = await fetch(`${server.url}/api/news`, { method: 'POST', headers, body: new Uint8Array(payload) })
  await answer.arrayBuffer()
  return answer.status
}

/** Compares what was acknowledged (titles are addresses) with the rows, the rows with the files, the files with the rows. */
async function judge(acknowledged: string[]) {
  const rows = (await api.supabase.from('news').select('slug, cover, gallery, content')).data ?? []
  const stored = await api.bucket.list(0, 10_000)
  const shown = rows.flatMap((row) => [row.cover, ...row.gallery])
  const halfPublished = rows.filter(
    (row) => row.gallery.length < FILES - 1 || missingOf([row.cover, ...row.gallery], stored) > 0,
  )
  const orphansAfterSweep = async () => {
    await sweepAfterAWeek()
    return missingOf(await api.bucket.list(0, 10_000), shown)
  }
  let orphans = await orphansAfterSweep()
  // What a killed process had on its way to Storage may arrive after the sweep of that moment; the next one removes it.
  for (let sweeps = 1; orphans > 0 && sweeps < MAX_SWEEPS; sweeps += 1) {
    await wait(500)
    orphans = await orphansAfterSweep()
  }
  const titleOf = (content: unknown) => (content as { en: { title: string } }).en.title
  return {
    lost: missingOf(
      acknowledged,
      rows.map(({ slug }) => slug),
    ),
    doubled: rows.length - new Set(rows.map(({ content }) => titleOf(content))).size,
    altered: rows.filter(({ slug, content }) => titleOf(content) !== slug).length,
    halfPublished: halfPublished.length,
    orphans,
  }
}

test('F1 kill -9 at any moment of a publish: no half item, no orphan after the sweep, and a retry gives one item', async (context) => {
  const repetitions = times(2, 200)
  let [acknowledged, lost, halfPublished, orphans, wrongAnswers, cutOff] = [0, 0, 0, 0, 0, 0]
  const supabase = { url: proxy.url, secretKey: api.embedded.secretKey }
  let server = await startProcess(supabase)
  await send(server, 'warm-up', randomUUID())
  let writes = 0
  const countWrite = ({ method }: { method: string }) => {
    if (method !== 'GET') writes += 1
    return writes
  }
  proxy.breakWhen((request) => void countWrite(request))
  const begun = performance.now()
  await send(server, 'measured', randomUUID())
  const [all, pause] = [writes, (performance.now() - begun) / writes]
  for (let round = 0; round < repetitions; round += 1) {
    const [url, key] = [`round-${round}`, randomUUID()]
    const last = Math.ceil((all * (round + Math.random())) / repetitions)
    writes = 0
    const killed = new Promise<void>((resolve) => {
      proxy.breakWhen((request) => {
        if (countWrite(request) === last) resolve(wait(pause * Math.random()))
        return undefined
      })
    })
    const answer = send(server, url, key).catch(() => 0)
    await Promise.race([killed, answer])
    await server.kill()
    const status = await answer
    if (status === 0) cutOff += 1
    const left = await judge(status === 201 ? [url] : [])
    acknowledged += status === 201 ? 1 : 0
    lost += left.lost
    halfPublished += left.halfPublished
    orphans += left.orphans
    proxy.heal()
    server = await startProcess(supabase)
    if (![200, 201].includes(await send(server, url, key))) wrongAnswers += 1
  }
  await server.kill()
  expect(cutOff).toBeGreaterThan(0)
  const end = await judge(Array.from({ length: repetitions }, (_, round) => `round-${round}`))
  tellFault(context, 'F1 kill -9 while a news item is published', {
    ...end,
    repetitions,
    acknowledged: acknowledged + repetitions,
    lost: lost + end.lost,
    halfPublished: halfPublished + end.halfPublished,
    orphans: orphans + end.orphans,
    wrongAnswers,
  })
})

test('F7 Storage fails on file k of 11: nothing is published, and a retry gives one item', async (context) => {
  const rounds = times(1, 5)
  const numbers = Array.from({ length: FILES * rounds }, (_, index) => (index % FILES) + 1).filter(
    (number) => rounds > 1 || number === FILES >> 1,
  )
  let wrongAnswers = 0
  const acknowledged: string[] = []
  for (const [round, number] of numbers.entries()) {
    const [url, key] = [`storage-${round}`, randomUUID()]
    let uploads = 0
    proxy.breakWhen(({ method, path }) => {
      const isUpload = method === 'POST' && path.startsWith('/storage/v1/object/news/')
      return isUpload && ++uploads === number ? 503 : undefined
    })
    if ((await send(behindProxy, url, key)) !== 503) wrongAnswers += 1
    if ((await api.supabase.from('news').select('id').eq('slug', url)).data?.length !== 0) wrongAnswers += 1
    proxy.heal()
    if ((await send(behindProxy, url, key)) !== 201) wrongAnswers += 1
    acknowledged.push(url)
  }
  tellFault(context, 'F7 Storage fails on file k of 11', {
    repetitions: numbers.length,
    acknowledged: acknowledged.length,
    wrongAnswers,
    ...(await judge(acknowledged)),
  })
})

test.for([
  ['F8 the database refuses the row', 503, 503],
  ['F8 the database stores the row and its answer is lost', 'answer lost', 201],
] as const)('%s: none lost, none doubled, no orphan', async ([name, fault, status], context) => {
  const repetitions = times(1, 50)
  const acknowledged: string[] = []
  let wrongAnswers = 0
  for (let round = 0; round < repetitions; round += 1) {
    const [url, key] = [`row-${round}`, randomUUID()]
    proxy.breakWhen(({ method, path }) => (method === 'POST' && path.startsWith('/rest/v1/news') ? fault : undefined))
    if ((await send(behindProxy, url, key)) !== status) wrongAnswers += 1
    proxy.heal()
    if ((await send(behindProxy, url, key)) !== (status === 201 ? 200 : 201)) wrongAnswers += 1
    acknowledged.push(url)
  }
  tellFault(context, name, { repetitions, acknowledged: repetitions, wrongAnswers, ...(await judge(acknowledged)) })
})

test('F9 the item is stored and the socket is cut before the answer: the retry answers the same item', async (context) => {
  const repetitions = times(1, 50)
  const acknowledged: string[] = []
  let wrongAnswers = 0
  for (let round = 0; round < repetitions; round += 1) {
    const [url, key] = [`socket-${round}`, randomUUID()]
    const { headers, payload } = await request(url, key)
    const sent = httpRequest({ port: behindProxy.port, path: '/api/news', method: 'POST', headers })
    sent.on('error', () => {})
    const closed = new Promise((resolve) => sent.once('close', resolve))
    proxy.breakWhen(({ method, path }) => {
      if (method === 'POST' && path.startsWith('/rest/v1/news')) sent.destroy()
      return undefined
    })
    sent.end(payload)
    await closed
    proxy.heal()
    const stored = async () => (await api.supabase.from('news').select('id').eq('slug', url)).data?.length
    await expect.poll(stored).toBe(1)
    if ((await send(behindProxy, url, key)) !== 200) wrongAnswers += 1
    acknowledged.push(url)
  }
  tellFault(context, 'F9 the socket is cut before the answer', {
    repetitions,
    acknowledged: repetitions,
    wrongAnswers,
    ...(await judge(acknowledged)),
  })
})
