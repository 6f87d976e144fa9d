import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureBucket } from '#pictures/pictures.bucket.ts'
import { createSupabase } from '#supabase/client.ts'
import type { TrashStore } from '#trash/trash.store.ts'
import { trashEraser } from './empty-trash.ts'
import { startErasing } from './erase-personal-data.ts'
import { createSweeper } from './sweep-pictures.ts'

/** Nobody answers there. */
const away = createSupabase({ url: 'http://127.0.0.1:1', secretKey: 'key' })
const bucket = createPictureBucket(away)

function logOf() {
  const lines: { level: number; msg: string }[] = []
  const app = fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) } } })
  onTestFinished(() => app.close())
  return { app, log: app.log, warnings: () => lines.filter(({ level }) => level === 40).map(({ msg }) => msg) }
}

test('F4 the sweep of pictures that Supabase does not answer says so, and is done again later', async () => {
  const { log, warnings } = logOf()
  onTestFinished(createSweeper(away, bucket, log).start())
  await expect.poll(warnings).toEqual(['the sweep of pictures failed; the next comes in 15 minutes'])
})

test('F4 personal data that cannot be erased now are erased later', async () => {
  const { log, warnings } = logOf()
  onTestFinished(startErasing(away, log))
  const warning = 'old personal data could not be erased; the next try comes in six hours'
  await expect.poll(warnings).toEqual([warning, warning, warning])
})

test('F4 a trash that cannot be emptied now is emptied later', async () => {
  const { app, warnings } = logOf()
  const trash = { erase: () => Promise.reject(new Error('away')) } as Partial<TrashStore> as TrashStore
  await app.register(trashEraser, { trash })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(warnings).toEqual(['the trash could not be emptied; the next try comes in six hours'])
})
