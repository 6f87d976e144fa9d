import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../testing/test-supabase.ts'

let supabase: TestSupabase

beforeAll(async () => {
  supabase = await startTestSupabase()
  const staff = createClient(supabase.url, supabase.secretKey)
  await staff.from('admins').insert({ username: 'editor', password_hash: '$argon2id$' }).throwOnError()
})
afterAll(() => supabase?.stop())

const get = (path: string, headers: Record<string, string>) => fetch(`${supabase.url}${path}`, { headers })

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function serviceToken(secret: string, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const content = `${base64url(header)}.${base64url({ role: 'service_role', exp: 4102444800 })}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

test.for([
  ['signed with the public default of the library', serviceToken('unsafe-secret-change-me')],
  ['signed with the public secret of the CLI', serviceToken('super-secret-jwt-token-with-at-least-32-characters-long')],
  ['signed with nothing', serviceToken('', { alg: 'none' })],
] as const)('a service token %s is refused', async ([, token]) => {
  for (const path of ['/rest/v1/admins', '/storage/v1/bucket']) {
    const answer = await get(path, { apikey: supabase.publishableKey, authorization: `Bearer ${token}` })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toMatch(/editor|"news"/)
  }
})

test.for(['/rest/v1/news', '/rest/v1/admins'])('%s answers no one without one of the two keys', async (path) => {
  for (const headers of [{}, { apikey: 'sb_secret_guessed' }, { authorization: `Bearer ${supabase.secretKey}` }]) {
    expect((await get(path, headers as Record<string, string>)).status).toBe(401)
  }
})

test('storage answers no one without the secret key', async () => {
  const staff = createClient(supabase.url, supabase.secretKey).storage.from('news')
  expect((await staff.upload('a-1x1.jpg', Buffer.from('bytes'), { contentType: 'image/jpeg' })).error).toBe(null)
  for (const headers of [{}, { apikey: 'sb_secret_guessed' }, { apikey: supabase.publishableKey }]) {
    for (const path of ['/storage/v1/object/news/a-1x1.jpg', '/storage/v1/bucket']) {
      const answer = await get(path, headers as Record<string, string>)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  }
  const visitor = createClient(supabase.url, supabase.publishableKey).storage.from('news')
  expect((await visitor.upload('b-1x1.jpg', Buffer.from('bytes'), { contentType: 'image/jpeg' })).data).toBe(null)
  expect((await visitor.remove(['a-1x1.jpg'])).data ?? []).toEqual([])
  expect((await staff.download('a-1x1.jpg')).error).toBe(null)
})

test('a body is not read of who has no key, and is bounded for who has one', async () => {
  // Over a connection of its own: the server ends it, and the next request would be written to it.
  const endless = (headers: Record<string, string>) =>
    new Promise<readonly [number | string | undefined, number]>((resolve) => {
      let sent = 0
      const options = { method: 'POST', headers, agent: false }
      const upload = request(`${supabase.url}/rest/v1/news`, options, ({ statusCode }) => {
        resolve([statusCode, sent])
        upload.destroy()
      }).on('error', () => resolve(['cut off', sent]))
      const chunks = function* () {
        for (const chunk = new Uint8Array(2 ** 20); sent < 80 * 2 ** 20; sent += chunk.byteLength) yield chunk
      }
      Readable.from(chunks()).pipe(upload)
    })
  const [refused, sent] = await endless({ apikey: 'sb_secret_guessed' })
  expect([401, 'cut off']).toContain(refused)
  expect(sent).toBeLessThan(20 * 2 ** 20)
  expect([413, 'cut off']).toContain((await endless({ apikey: supabase.secretKey }))[0])
  expect((await get('/rest/v1/news', { apikey: supabase.secretKey })).status).toBe(200)
})

test.skipIf(process.platform !== 'linux')('no function is started for an unknown name or without the key', async () => {
  const { pid } = supabase.process
  const children = () => readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const key = { apikey: supabase.secretKey }
  expect((await get('/functions/v1/unknown', key)).status).toBe(404)
  expect((await get('/functions/v1/_shared', key)).status).toBe(404)
  for (const headers of [{}, { apikey: 'sb_secret_guessed' }, { apikey: supabase.publishableKey }])
    expect((await get('/functions/v1/send-inquiry', headers as Record<string, string>)).status).toBe(401)
  expect(await children()).toBe('')
})
