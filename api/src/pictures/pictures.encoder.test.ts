import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { pdfFile } from '../../testing/pdf-files.ts'
import { encodePicture as encodeHere, encodeVariant as encodeVariantHere } from './pictures.encode.ts'
import { encodePdf, encodePicture, encodeVariant } from './pictures.encoder.ts'

const started = vi.hoisted((): { child: ChildProcess; env: NodeJS.ProcessEnv }[] => [])

// Starts processes as ever, and keeps them.
vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:child_process')>()
  const fork = (file: string, options: { env: NodeJS.ProcessEnv }) => {
    const child = original.fork(file, options)
    started.push({ child, env: options.env })
    return child
  }
  return { ...original, fork }
})

const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c63' } })
  .png()
  .toBuffer()
const latest = () => started.at(-1)?.child as ChildProcess

// No process may end for want of work while a test is slow.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('what is encoded in the other process is what is encoded here', async () => {
  expect(await encodePicture(picture, 'press.png', 'cover')).toEqual(await encodeHere(picture, 'press.png', 'cover'))
  expect(await encodeVariant(picture, 480)).toEqual(await encodeVariantHere(picture, 480))
})

test('what is refused there is refused with its status, its code and its field', async () => {
  await expect(encodePicture(picture, 'press.svg', 'gallery.3')).rejects.toMatchObject({
    statusCode: 415,
    message: 'only JPEG, PNG and GIF pictures are accepted',
    details: { code: 'imageType', field: 'gallery.3' },
  })
  await expect(encodePicture(picture.subarray(0, 300), 'press.png', 'cover')).rejects.toMatchObject({
    statusCode: 415,
    details: { code: 'imageBroken', field: 'cover' },
  })
  await expect(encodeVariant(Buffer.from('no picture'), 480)).rejects.toThrow('unsupported image format')
})

test('at most two pictures are under way at once, however many come', async () => {
  await encodeVariant(picture, 480)
  const sent = vi.spyOn(latest(), 'send')
  let answered = 0
  let most = 0
  latest().prependListener('message', () => {
    most = Math.max(most, sent.mock.calls.length - answered)
    answered += 1
  })
  await Promise.all(Array.from({ length: 12 }, () => encodeVariant(picture, 480)))
  expect([answered, most]).toEqual([12, 2])
})

test('visitors come first, and a decoder that was taken over would find no secret', async () => {
  await encodeVariant(picture, 480)
  expect(getPriority(latest().pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  expect(Object.keys(started.at(-1)?.env ?? {}).toSorted()).toEqual([
    'MALLOC_ARENA_MAX',
    'NODE_COMPILE_CACHE',
    'PATH',
    'SystemRoot',
  ])
})

test('a picture that ends the process is answered 503, and the next one is encoded by another', async () => {
  await encodeVariant(picture, 480)
  const broken = latest()
  const lost = encodeVariant(picture, 480)
  broken.kill('SIGKILL')
  await expect(lost).rejects.toMatchObject({ statusCode: 503 })
  expect((await encodeVariant(picture, 480)).length).toBeGreaterThan(0)
  expect(latest()).not.toBe(broken)
})

test('the process ends when no picture comes for five seconds, not before, and the next one starts another', async () => {
  await encodeVariant(picture, 480)
  const first = latest()
  vi.advanceTimersByTime(4_999)
  await encodeVariant(picture, 480)
  vi.advanceTimersByTime(4_999)
  expect([latest(), first.connected]).toEqual([first, true])
  vi.advanceTimersByTime(1)
  expect((await once(first, 'exit'))[0]).toBe(0)
  await encodeVariant(picture, 480)
  expect(latest()).not.toBe(first)
})

// The last one, for it starts the other kind of process.
test('a document, for which someone waits, is judged in another process of normal priority', async () => {
  await encodeVariant(picture, 480)
  const pictures = latest()
  expect(await encodePdf(await pdfFile(2), 'file')).toMatchObject({ pages: 2, links: [] })
  expect(latest()).not.toBe(pictures)
  expect(getPriority(latest().pid)).toBe(getPriority())
})
