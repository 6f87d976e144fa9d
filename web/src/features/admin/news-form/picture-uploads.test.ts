import { expect, test } from 'vitest'
import { ApiError } from '#lib/api.ts'
import type { Picture } from './news-values.ts'
import { PictureRefusedError } from './picture-rules.ts'
import { createPictureUploads } from './picture-uploads.ts'

const chosen = (id: string): Picture => ({ id, upload: { file: new File(['x'], `${id}.jpg`), preview: `blob:${id}` } })
const three = [chosen('a'), chosen('b'), chosen('c')]
const cut = () => new ApiError(0, { error: 'no connection' })

/** Uploads whose requests are answered by the test, by the name of the file. */
function start(refused: string[] = []) {
  const requests = new Map<
    string,
    { tell: (share: number) => void; answer: (error?: unknown) => void; signal: AbortSignal }
  >()
  const stored: Record<string, string> = {}
  const dropped: string[] = []
  const uploads = createPictureUploads({
    prepare: async (file) => {
      if (refused.includes(file.name)) throw new PictureRefusedError('imageTooLarge')
      return { file, note: null }
    },
    send: (file, tell, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(cut()))
        const answer = (error?: unknown) =>
          error ? reject(error) : resolve({ file: `${file.name}-1x1.jpg`, width: 1, height: 1 })
        requests.set(file.name, { tell, answer, signal })
      }),
  })
  uploads.watch({
    onPrepared: () => undefined,
    onRefused: (id) => dropped.push(id),
    onStored: (id, file) => {
      stored[id] = file
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const states = () => Object.fromEntries(Object.entries(uploads.uploads()).map(([id, { is }]) => [id, is]))
  return { uploads, requests, stored, dropped, settle, states }
}

test('two pictures travel at once, and the next when one has arrived', async () => {
  const { uploads, requests, stored, settle, states } = start()
  uploads.follow(three)
  await settle()
  expect([...requests.keys()]).toEqual(['a.jpg', 'b.jpg'])
  requests.get('a.jpg')?.tell(0.649)
  expect(uploads.uploads().a).toEqual({ is: 'sending', percent: 64 })
  requests.get('a.jpg')?.answer()
  await settle()
  expect(states()).toEqual({ a: 'stored', b: 'sending', c: 'sending' })
  expect(stored).toEqual({ a: 'a.jpg-1x1.jpg' })
})

test('a line that breaks costs one picture, which is sent again alone when the line is back', async () => {
  const { uploads, requests, stored, settle, states } = start()
  uploads.follow(three)
  await settle()
  requests.get('b.jpg')?.tell(0.38)
  requests.get('b.jpg')?.answer(cut())
  requests.get('a.jpg')?.answer()
  await settle()
  requests.get('c.jpg')?.answer()
  await settle()
  expect(uploads.uploads().b).toMatchObject({ is: 'failed', percent: 38 })
  requests.clear()
  uploads.retryCut()
  await settle()
  expect([...requests.keys()]).toEqual(['b.jpg'])
  requests.get('b.jpg')?.answer()
  await settle()
  expect(states()).toEqual({ a: 'stored', b: 'stored', c: 'stored' })
  expect(Object.keys(stored)).toHaveLength(3)
})

test('what is stopped or removed is sent no further; removed and brought back, it is not sent twice', async () => {
  const { uploads, requests, stored, settle, states } = start()
  uploads.follow(three)
  await settle()
  uploads.stop('a')
  expect(requests.get('a.jpg')?.signal.aborted).toBe(true)
  uploads.follow([three[0], three[2]].filter((picture) => !!picture))
  expect(requests.get('b.jpg')?.signal.aborted).toBe(true)
  await settle()
  expect(states()).toEqual({ a: 'stopped', c: 'sending' })
  requests.get('c.jpg')?.answer()
  await settle()
  requests.clear()
  delete stored.c
  uploads.follow([chosen('c')])
  await settle()
  expect([requests.size, stored.c]).toEqual([0, 'c.jpg-1x1.jpg'])
})

test('a save tries what has failed once more, and learns what is still not there', async () => {
  const { uploads, requests, settle } = start()
  uploads.follow(three)
  await settle()
  requests.get('a.jpg')?.answer(cut())
  uploads.stop('b')
  await settle()
  requests.get('c.jpg')?.answer()
  await settle()
  requests.clear()
  const finished = uploads.finish()
  await settle()
  expect([...requests.keys()].sort()).toEqual(['a.jpg', 'b.jpg'])
  requests.get('a.jpg')?.answer(cut())
  requests.get('b.jpg')?.answer()
  expect(await finished).toEqual(['a'])
})

test('a file that cannot be made ready leaves the form, and the others go on', async () => {
  const { uploads, requests, dropped, settle } = start(['a.jpg'])
  uploads.follow(three)
  await settle()
  expect(dropped).toEqual(['a'])
  uploads.follow(three.slice(1))
  await settle()
  expect([...requests.keys()]).toEqual(['b.jpg', 'c.jpg'])
})
