import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../testing/test-supabase.ts'
import { readSettings, supabaseFolder } from './settings.ts'

let supabase: TestSupabase
const bucket = () => createClient(supabase.url, supabase.secretKey).storage.from('news')
const get = (file: string) =>
  fetch(`${supabase.url}/storage/v1/object/news/${file}`, {
    headers: { apikey: supabase.secretKey, authorization: `Bearer ${supabase.secretKey}` },
  })

beforeAll(async () => {
  supabase = await startTestSupabase({ seed: true })
})
afterAll(() => supabase?.stop())

test('the buckets are those of config.toml, with their limits', async () => {
  const { data } = await createClient(supabase.url, supabase.secretKey).storage.listBuckets()
  const settings = await readSettings()
  expect(settings.buckets.map(({ id }) => id)).toEqual(['news', 'inquiries', 'documents', 'people'])
  expect(data).toMatchObject([
    {
      id: 'news',
      public: false,
      file_size_limit: 12 * 2 ** 20,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    },
    {
      id: 'inquiries',
      public: false,
      file_size_limit: 20 * 2 ** 20,
      allowed_mime_types: ['application/octet-stream'],
    },
    {
      id: 'documents',
      public: false,
      file_size_limit: 25 * 2 ** 20,
      allowed_mime_types: ['application/pdf', 'image/webp'],
    },
    {
      id: 'people',
      public: false,
      file_size_limit: 5 * 2 ** 20,
      allowed_mime_types: ['image/jpeg', 'image/webp', 'image/avif'],
    },
  ])
})

test('the objects of objects_path lie in the bucket, byte for byte', async () => {
  const folder = join(supabaseFolder, 'seed/news')
  const files = await readdir(folder)
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const answer = await get(file)
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, 'image/jpeg'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(folder, file)))).toBe(true)
  }
})

test('content type and cache-control are kept', async () => {
  const stored = { contentType: 'image/webp', cacheControl: '31536000' }
  expect((await bucket().upload('kept-1x1.webp', Buffer.from('bytes'), stored)).error).toBe(null)
  const answer = await get('kept-1x1.webp')
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('max-age=31536000')
  expect(await answer.text()).toBe('bytes')
})

test('a file of another type, too large a file and a taken name are refused', async () => {
  const refused = [
    await bucket().upload('drawing.svg', Buffer.from('<svg/>'), { contentType: 'image/svg+xml' }),
    await bucket().upload('large.png', Buffer.alloc(12 * 2 ** 20 + 1), { contentType: 'image/png' }),
    await bucket().upload('taken.png', Buffer.from('first'), { contentType: 'image/png' }),
    await bucket().upload('taken.png', Buffer.from('second'), { contentType: 'image/png' }),
  ].map(({ error }) => error !== null)
  expect(refused).toEqual([true, true, false, true])
  expect(await (await get('taken.png')).text()).toBe('first')
})

test('a removed file is gone, and removing it again is no error', async () => {
  await bucket().upload('gone.png', Buffer.from('bytes'), { contentType: 'image/png' })
  expect((await bucket().remove(['gone.png'])).error).toBe(null)
  expect((await bucket().remove(['gone.png'])).error).toBe(null)
  expect((await get('gone.png')).ok).toBe(false)
})

test('no more than a thousand files are removed at once, as Storage has it', async () => {
  await bucket().upload('kept.png', Buffer.from('bytes'), { contentType: 'image/png' })
  const names = ['kept.png', ...Array.from({ length: 1000 }, (_, index) => `${index}.png`)]
  const { error } = await bucket().remove(names)
  expect(error).toMatchObject({ status: 400, message: expect.stringContaining('1000 objects') })
  expect((await get('kept.png')).status).toBe(200)
  expect((await bucket().remove(names.slice(0, 1000))).error).toBe(null)
  expect((await get('kept.png')).ok).toBe(false)
})
