import { expect, test } from 'vitest'
import { checkWritten } from './written-rows.ts'

const REPRESENTATION = { prefer: 'return=representation' }
const ONE = { ...REPRESENTATION, accept: 'application/vnd.pgrst.object+json' }
const SENT = JSON.stringify({ title: 'x' })
const rows = (...all: unknown[]) => JSON.stringify(all)

const check = (init: RequestInit, said: string | null, { path = 'careers', status = 200 } = {}) =>
  checkWritten(new URL(`http://supabase.example/rest/v1/${path}`), init, new Response(said, { status }))

test.each<[string, RequestInit, string | null, { path?: string; status?: number }?]>([
  ['nothing, when nothing is asked for', { method: 'POST', body: SENT }, null, { status: 201 }],
  ['nothing of a deletion', { method: 'DELETE' }, null, { status: 204 }],
  ['the row as it was sent', { method: 'POST', headers: REPRESENTATION, body: SENT }, rows({ id: 1, title: 'x' })],
  ['no row, for none was found', { method: 'PATCH', headers: REPRESENTATION, body: SENT }, '[]'],
  ['one row as an object', { method: 'PATCH', headers: ONE, body: SENT }, '{"id":1,"title":"x"}'],
  [
    'the columns asked for',
    { method: 'PATCH', headers: REPRESENTATION, body: SENT },
    '[{"id":1}]',
    { path: 'a?select=id' },
  ],
  [
    'what is embedded',
    { method: 'PATCH', headers: REPRESENTATION, body: SENT },
    '[{"id":1,"as":2,"b":[]}]',
    { path: 'a?select=id,as:x,b(c,d)' },
  ],
  ['what a function says', { method: 'POST', body: '{}' }, 'null', { path: 'rpc/note_presence' }],
  ['a refusal', { method: 'POST', body: SENT }, '{"code":"23505"}', { status: 409 }],
  ['what is read', { method: 'GET' }, '[{"id":1}]'],
])('is an answer to a write: %s', async (_, init, said, circumstances) => {
  await expect(check(init, said, circumstances)).resolves.toBeUndefined()
})

test.each<[string, RequestInit, string | null, { path?: string }?]>([
  ['a page of a proxy, when nothing is asked for', { method: 'POST', body: SENT }, '<h1>OK</h1>'],
  ['null, when nothing is asked for', { method: 'DELETE' }, 'null'],
  ['a page of a proxy', { method: 'POST', headers: REPRESENTATION, body: SENT }, '<h1>OK</h1>'],
  ['nothing', { method: 'POST', headers: REPRESENTATION, body: SENT }, null],
  ['null', { method: 'PATCH', headers: REPRESENTATION, body: SENT }, 'null'],
  ['no list', { method: 'PATCH', headers: REPRESENTATION, body: SENT }, '{"title":"x"}'],
  ['a list of something else', { method: 'PATCH', headers: REPRESENTATION, body: SENT }, '[1]'],
  ['a list, when one row is asked for', { method: 'PATCH', headers: ONE, body: SENT }, rows({ title: 'x' })],
  ['a row without what was sent', { method: 'POST', headers: REPRESENTATION, body: SENT }, rows({ id: 1, slug: 'x' })],
  ['of several sent rows another one', { method: 'POST', headers: REPRESENTATION, body: `[${SENT}]` }, rows({ id: 1 })],
  [
    'a row without a column asked for',
    { method: 'PATCH', headers: REPRESENTATION, body: SENT },
    rows({ id: 1 }),
    { path: 'a?select=id,day' },
  ],
])('is no answer to a write: %s', async (_, init, said, circumstances) => {
  await expect(check(init, said, circumstances)).rejects.toThrow()
})
