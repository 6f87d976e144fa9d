import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES, MAX_UPLOAD_BYTES } from '#contract/pictures.ts'
import { newsForm, pictureFile, publish, someNews, type TestApp } from '../testing/app.ts'
import { type AppProcess, startAppProcess } from '../testing/app-process.ts'
import { gifOfFrames, pngOfSize } from '../testing/decompression-bombs.ts'
import { tellFault, times } from '../testing/faults.ts'
import type { TestProcess } from '../testing/process.ts'
import { malformedForms } from './malformed-forms.ts'

const MEGABYTE = 2 ** 20
let started: AppProcess
let api: TestApp
let server: TestProcess
let token: string

beforeAll(async () => {
  started = await startAppProcess()
  ;({ api, server, token } = started)
})
afterAll(() => started.stop())

/** @returns the status of a refusal in JSON; 0 for any other answer */
async function post(path: string, body: FormData | Uint8Array<ArrayBuffer>, type?: string, more = {}): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-news-url': 'refused',
    ...(type && { 'content-type': type }),
    ...more,
  }
  const send = () => fetch(server.url + path, { method: 'POST', headers, body })
  // A kept connection may end while a busy client is about to use it again.
  const answer = await send().catch(send)
  const { error } = (await answer.json()) as { error?: string }
  return error ? answer.status : 0
}

/** The resident memory of the server in bytes, or `null` where the system does not tell. */
async function memory(): Promise<number | null> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  return kilobytes ? Number(kilobytes) * 1024 : null
}

/** What may not be otherwise after a refusal, and the memory. */
async function state() {
  return {
    memory: await memory(),
    stored: {
      news: (await api.supabase.from('news').select('id, updated_at').order('id')).data,
      staged: (await api.supabase.from('staged_pictures').select('file').order('file')).data,
      files: await api.bucket.list(0, 100),
    },
  }
}

/** How many of these hold afterwards: the process has ended or does not serve, something else is stored, memory has grown. */
async function harm(before: Awaited<ReturnType<typeof state>>, room: number): Promise<number> {
  const after = await state()
  const wrong = [
    server.process.exitCode !== null || server.process.signalCode !== null,
    (await fetch(`${server.url}/healthz`)).status !== 200,
    !isDeepStrictEqual(after.stored, before.stored),
    before.memory !== null && after.memory !== null && after.memory - before.memory > room,
  ]
  return wrong.filter(Boolean).length
}

test('F16 forty malformed forms are refused, the process lives, and nothing is stored', async (context) => {
  const forms = await malformedForms()
  expect(forms).toHaveLength(40)
  const rounds = times(1, 50)
  const wrong: unknown[] = []
  const { url } = await publish(api, token)
  const before = await state()
  const paths = ['/api/news', `/api/news/update/${url}`].slice(0, times(1, 2))
  for (let round = 0; round < rounds; round += 1)
    for (const { name, type, body } of forms)
      for (const path of paths) {
        const bytes = new Uint8Array(body)
        const status = await post(path, bytes, type)
        if (![400, 413, 415].includes(status)) wrong.push([name, path, status])
        const unauthenticated = await post(path, bytes, type, { authorization: 'Bearer of bad news' })
        if (unauthenticated !== 401) wrong.push([name, path, unauthenticated])
      }
  expect(wrong).toEqual([])
  const wrongAnswers = wrong.length + (await harm(before, 300 * MEGABYTE))
  tellFault(context, 'F16 malformed forms', {
    repetitions: rounds * forms.length * paths.length * 2,
    wrongAnswers,
  })
})

test('F17 a field that is too long is refused, and never cut', async (context) => {
  const repetitions = times(1, 10)
  const before = await state()
  const wrong: unknown[] = []
  for (let round = 0; round < repetitions; round += 1)
    for (const name of ['data', 'imagesToBeDeleted']) {
      const form = newsForm({ cover: await pictureFile() })
      const text = JSON.stringify(someNews('x'.repeat(8 * MEGABYTE)))
      form.set(name, text)
      const status = await post('/api/news', form)
      if (status !== 413) wrong.push([name, status])
    }
  expect(wrong).toEqual([])
  const wrongAnswers = wrong.length + (await harm(before, 300 * MEGABYTE))
  tellFault(context, 'F17 a field that is too long', { repetitions: repetitions * 2, wrongAnswers })
})

/** Sends megabytes without end; @returns the answer, and how many were sent before the connection was closed. */
async function withoutEnd(head: string): Promise<{ answer: string; megabytes: number }> {
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  let megabytes = 0
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.setEncoding('latin1').on('data', (text) => (answer += text))
  socket.on('error', () => {})
  const chunk = Buffer.from(`${MEGABYTE.toString(16)}\r\n${'x'.repeat(MEGABYTE)}\r\n`)
  const more = (error?: Error | null) => {
    if (error || socket.destroyed || megabytes > 4_000) return socket.destroy()
    megabytes += 1
    return socket.write(chunk, more)
  }
  socket.write(`POST /api/news HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ntransfer-encoding: chunked\r\n`)
  socket.write(`${head}\r\n\r\n`, more)
  await closed
  return { answer, megabytes }
}

test('F18 bodies that are too large are refused, and memory is not theirs', async (context) => {
  const repetitions = times(1, 20)
  const picture = await pictureFile()
  const small = new Uint8Array(await picture.arrayBuffer())
  const tooLarge = new File([small, new Uint8Array(MAX_PICTURE_BYTES + 1 - small.length)], 'a.jpg')
  const huge = new File([small, new Uint8Array(60 * MEGABYTE)], 'a.jpg')
  const tenBig = Array.from({ length: 10 }, () => new File([new Uint8Array(12 * MEGABYTE)], 'a.jpg'))
  const all: [string, FormData, number][] = [
    ['10 MB and a byte', newsForm({ cover: tooLarge }), 413],
    ['eleven pictures', newsForm({ cover: picture, gallery: Array.from({ length: 11 }, () => picture) }), 400],
    ['fifteen files', newsForm({ cover: picture, gallery: Array.from({ length: 14 }, () => picture) }), 400],
    ['60 MB', newsForm({ cover: huge }), 413],
    ['60 MB in the gallery', newsForm({ cover: picture, gallery: [huge] }), 413],
    ['120 MB', newsForm({ cover: picture, gallery: tenBig }), 413],
  ]
  const cases = all.slice(0, times(1, 6))
  const heads = [
    'content-type: multipart/form-data; boundary=x',
    'content-type: multipart/form-data; boundary=x\r\ncontent-encoding: gzip',
    'content-type: application/json',
  ].slice(0, times(0, 3))
  const before = await state()
  const wrong: unknown[] = []
  for (let round = 0; round < repetitions; round += 1) {
    for (const [name, form, expected] of cases) {
      const status = await post('/api/news', form)
      if (status !== expected) wrong.push([name, status])
    }
    for (const head of heads) {
      const { answer, megabytes } = await withoutEnd(head)
      if (!/^HTTP\/1\.1 4(13|00|15) /.test(answer)) wrong.push([head, answer.slice(0, 40)])
      // Twice what a form may have, and what the system holds for both sides.
      if (megabytes * MEGABYTE > 2 * MAX_UPLOAD_BYTES + 64 * MEGABYTE) wrong.push([head, megabytes])
    }
  }
  expect(wrong).toEqual([])
  const wrongAnswers = wrong.length + (await harm(before, 400 * MEGABYTE))
  tellFault(context, 'F18 bodies that are too large', {
    repetitions: repetitions * (cases.length + heads.length),
    wrongAnswers,
  })
})

test('F19 pictures that are larger than they look, or broken, are refused', async (context) => {
  const repetitions = times(1, 20)
  const black = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
  const jpeg = await black(2000, 2000).jpeg().toBuffer()
  const bombs: [string, Buffer, string, number][] = [
    ['30,000 × 30,000 in a few kilobytes', pngOfSize(30_000, 30_000), 'a.png', 413],
    ['a header that lies about 60,000 × 60,000', pngOfSize(60_000, 60_000), 'a.png', 413],
    ['256 megapixels', pngOfSize(16_000, 16_000, deflateSync(Buffer.alloc(31_000_000))), 'a.png', 413],
    ['a JPEG cut off', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 415],
    ['a PNG cut off', (await black(2000, 2000).png().toBuffer()).subarray(0, 200), 'a.png', 415],
    ['a GIF of 10,000 frames', gifOfFrames(10_000, 80), 'a.gif', 413],
    ['a GIF cut off', gifOfFrames(2, 80).subarray(0, 40), 'a.gif', 415],
  ]
  const before = await state()
  const wrong: unknown[] = []
  for (let round = 0; round < repetitions; round += 1)
    for (const [name, bytes, file, expected] of bombs) {
      const picture = new File([new Uint8Array(bytes)], file)
      const status = await post('/api/news', newsForm({ cover: picture }))
      if (status !== expected) wrong.push([name, status])
    }
  expect(wrong).toEqual([])
  const wrongAnswers = wrong.length + (await harm(before, 300 * MEGABYTE))
  tellFault(context, 'F19 pictures larger than they look', { repetitions: repetitions * bombs.length, wrongAnswers })
})
