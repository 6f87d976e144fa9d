import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSweeper } from '#jobs/sweep-files.ts'
import { createBucket } from '#supabase/bucket.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { tellFault } from '../../testing/faults.ts'
import { inquiryWithFiles } from '../../testing/inquiry-files.ts'
import { startProcess } from '../../testing/process.ts'

/** Moments spread over the whole, others each time. */
const ROUNDS = 100
let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** A drawing of half a megabyte that is like no other. */
const drawing = () => Buffer.from(`%PDF-1.7 ${randomUUID()}\n`.padEnd(500_000, 'x'))

/** @returns the id that was acknowledged, or `null` */
async function post(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<string | null> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body })
    return answer.status === 201 ? ((await answer.json()) as { id: string }).id : null
  } catch {
    return null
  }
}

/** What a visitor has: drawings with the ids of those that have arrived, and an inquiry that goes when all have. */
function visitor() {
  const key = randomUUID()
  const message = randomUUID()
  const drawings = [drawing(), drawing()].map((bytes) => ({ bytes, id: null as string | null }))
  return {
    message,
    drawings,
    /** Sends what has not arrived yet. @returns the id of the inquiry when the visitor was told that it is stored */
    async send(url: string): Promise<string | null> {
      for (const each of drawings)
        each.id ??= await post(`${url}/api/inquiries/files`, new Uint8Array(each.bytes), {
          'content-type': 'application/octet-stream',
          'x-file-name': 'drawing.pdf',
        })
      const files = drawings.flatMap(({ id }) => id ?? [])
      if (files.length < drawings.length) return null
      return post(`${url}/api/inquiries`, JSON.stringify(inquiryWithFiles(files, { message })), {
        'content-type': 'application/json',
        'idempotency-key': key,
      })
    },
  }
}

test(`F43 kill -9 between files, rows and inquiry, ${ROUNDS} rounds: none is without its files, none is an orphan`, async (context) => {
  let server = await startProcess(api.embedded)
  await visitor().send(server.url)
  const begun = performance.now()
  await visitor().send(server.url)
  const whole = performance.now() - begun
  await api.supabase.from('inquiries').delete().neq('name', '')
  const visitors: ReturnType<typeof visitor>[] = []
  let [acknowledged, cutOff] = [0, 0]

  for (let round = 0; round < ROUNDS; round += 1) {
    const one = visitor()
    visitors.push(one)
    const answer = one.send(server.url)
    await wait((1.2 * (round + Math.random()) * whole) / ROUNDS)
    await server.kill()
    server = await startProcess(api.embedded)
    if (await answer) acknowledged += 1
    else {
      cutOff += 1
      // As the visitor does who presses „Try again“.
      expect(await one.send(server.url)).not.toBeNull()
    }
  }
  await server.kill()
  expect(cutOff).toBeGreaterThan(0)

  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  await api.supabase.from('inquiry_files').update({ created_at: yesterday }).is('inquiry_id', null)
  await api.supabase.rpc('discard_staged_files')
  const bucket = createBucket(api.supabase, 'inquiries')
  await createSweeper(api.supabase, 'inquiries', api.app.log).sweep(0)

  const { data: inquiries } = await api.supabase.from('inquiries').select('message, inquiry_files(id)').throwOnError()
  const named = inquiries.flatMap(({ inquiry_files }) => inquiry_files.map(({ id }) => id))
  let [lost, altered] = [0, 0]
  for (const { message, drawings } of visitors) {
    const has = new Set(inquiries.find((each) => each.message === message)?.inquiry_files.map(({ id }) => id))
    for (const { id, bytes } of drawings) {
      const kept = id !== null && has.has(id) ? await bucket.get(id) : null
      if (!kept) lost += 1
      else if (!kept.equals(bytes)) altered += 1
    }
  }
  tellFault(context, 'F43 kill -9 between a file, its row and its inquiry', {
    repetitions: ROUNDS,
    acknowledged: acknowledged + cutOff,
    lost,
    altered,
    doubled: inquiries.length - visitors.length,
    orphans: (await bucket.list(0, 1000)).filter((id) => !named.includes(id)).length,
  })
})
