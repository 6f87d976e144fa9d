import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type StubServer, startStubServer } from 'supabase/stub-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { LONG_TIMEOUTS } from '../../testing/timeouts.ts'
import { createSupabase } from './client.ts'

/** What PostgREST 14 and Storage answer, in their own form and words, and what our own answer is then. */
const POSTGREST: [string, number, string, number][] = [
  [
    'a body with half a character',
    400,
    '{"code":"PGRST102","details":null,"hint":null,"message":"Empty or invalid json"}',
    400,
  ],
  [
    'a taken value',
    409,
    '{"code":"23505","details":"Key (slug)=(x) already exists.","hint":null,"message":"duplicate key value violates unique constraint \\"news_slug_key\\""}',
    500,
  ],
  [
    'a text that PostgreSQL cannot keep',
    400,
    '{"code":"22P05","details":"\\\\u0000 cannot be converted to text.","hint":null,"message":"unsupported Unicode escape sequence"}',
    400,
  ],
  [
    'a value of another type',
    400,
    '{"code":"22P02","details":null,"hint":null,"message":"invalid input syntax for type uuid: \\"x\\""}',
    400,
  ],
  [
    'a day that there is not',
    400,
    '{"code":"22008","details":null,"hint":null,"message":"date/time field value out of range: \\"2026-02-30\\""}',
    400,
  ],
  [
    'a broken rule of a column',
    400,
    '{"code":"23514","details":"Failing row contains (…).","hint":null,"message":"new row for relation \\"news\\" violates check constraint \\"news_has_a_cover\\""}',
    400,
  ],
  ['no right', 403, '{"code":"42501","details":null,"hint":null,"message":"permission denied for table admins"}', 500],
  [
    'a write without a filter',
    400,
    '{"code":"21000","details":null,"hint":null,"message":"UPDATE requires a WHERE clause"}',
    500,
  ],
  [
    'an unknown column',
    400,
    '{"code":"42703","details":null,"hint":null,"message":"column news.x does not exist"}',
    500,
  ],
  [
    'an unknown function',
    404,
    '{"code":"PGRST202","details":"Searched for the function public.x without parameters, but no matches were found in the schema cache.","hint":null,"message":"Could not find the function public.x without parameters in the schema cache"}',
    500,
  ],
  [
    'a wrong key',
    401,
    '{"message":"Invalid API key","hint":"Double check your Supabase `anon` or `service_role` API key."}',
    503,
  ],
  [
    'a statement that took too long',
    500,
    '{"code":"57014","details":null,"hint":null,"message":"canceling statement due to statement timeout"}',
    503,
  ],
  [
    'a lock that did not come',
    500,
    '{"code":"55P03","details":null,"hint":null,"message":"canceling statement due to lock timeout"}',
    503,
  ],
  [
    'two that wait for each other',
    500,
    '{"code":"40P01","details":null,"hint":"See server log for query details.","message":"deadlock detected"}',
    503,
  ],
  [
    'no connection left',
    503,
    '{"code":"53300","details":null,"hint":null,"message":"sorry, too many clients already"}',
    503,
  ],
  [
    'no database',
    503,
    '{"code":"PGRST002","details":null,"hint":null,"message":"Could not query the database for the schema cache. Retrying."}',
    503,
  ],
]
const STORAGE: [string, number, string, number][] = [
  [
    'no such file',
    400,
    '{"statusCode":"404","error":"not_found","message":"Object not found","code":"NoSuchKey"}',
    404,
  ],
  [
    'a wrong key',
    400,
    '{"statusCode":"403","error":"Unauthorized","message":"Invalid Compact JWS","code":"AccessDenied"}',
    503,
  ],
  [
    'too many requests',
    429,
    '{"statusCode":"429","error":"too_many_connections","message":"Too many connections issued to the database","code":"SlowDown"}',
    503,
  ],
]

let answer = { status: 200, body: '[]' }
let stub: StubServer
function answerAsSupabase(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  const isPublic = { status: 200, body: 'false' }
  const { status, body } = request.url?.endsWith('/rpc/is_unpublished_picture') ? isPublic : answer
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  stub = await startStubServer(answerAsSupabase)
  const supabase = createSupabase({ url: stub.url, secretKey: 'the key of a test' }, LONG_TIMEOUTS)
  app = await buildApp({
    supabase,
    visitors: supabase,
    sessionSecret: 'a secret of the tests, 32 bytes or more',
    checkAnswers: true,
    trustProxy: 0,
    formLimit: 1000,
    mailDue: () => undefined,
    publicUrl: 'https://www.balkalum.example',
    logger: false,
  })
})
afterAll(async () => {
  await app.close()
  await stub.stop()
})

const inquiry = {
  kind: 'contact',
  category: 'packaging',
  name: 'Anna',
  phone: '1',
  email: 'a@example.com',
  message: 'x',
}

test.each(POSTGREST)(
  'PostgREST answers %s (%i): %s, and we %i',
  { tags: ['RS-2'] },
  async (_what, status, body, ours) => {
    answer = { status, body }
    const { statusCode, headers, json } = await app.inject({ method: 'POST', url: '/api/inquiries', payload: inquiry })
    expect([statusCode, headers['content-type']]).toEqual([ours, 'application/json; charset=utf-8'])
    expect(json().error).not.toContain(JSON.parse(body).message)
    expect(headers['retry-after'] !== undefined).toBe(ours === 503)
  },
)

test.each(STORAGE)('Storage answers %s (%i): %s, and we %i', { tags: ['RS-2'] }, async (_what, status, body, ours) => {
  answer = { status, body }
  const file = `${randomUUID()}-64x48.jpg`
  expect((await app.inject(`/uploads/news/${file}?w=480`)).statusCode).toBe(ours)
})
