import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase, dropDatabase } from '../testing/database-copies.ts'
import { newsRow } from '../testing/rows.ts'
import { testPostgres } from '../testing/test-postgres.ts'
import { makeKeys } from './keys.ts'
import type { Server } from './postgres-address.ts'
import { type ServedDatabase, serveDatabase } from './served-database.ts'
import { readSettings } from './settings.ts'

const ROUNDS = 50
const keys = makeKeys()
const server = testPostgres() as Server
let database: string
let supabase: ServedDatabase

/** Asks within this process: over HTTP requests seldom meet, here all of a round begin at the same moment. */
async function ask(path: string, key: string, row?: object): Promise<unknown> {
  const answer = await supabase.fetch(
    new Request(`http://embedded/rest/v1/${path}`, {
      method: row ? 'POST' : 'GET',
      headers: { apikey: key, 'content-type': 'application/json' },
      ...(row ? { body: JSON.stringify(row) } : {}),
    }),
  )
  return answer.status === 201 ? null : answer.json()
}

beforeAll(async () => {
  database = await copyDatabase(server)
  supabase = await serveDatabase({ server, database }, { folder: tmpdir(), settings: await readSettings(), keys })
  expect(await ask('news', keys.secret, newsRow('published'))).toBe(null)
  expect(await ask('news', keys.secret, { ...newsRow('in-the-trash'), deleted_at: '2026-02-01' })).toBe(null)
  expect(await ask('admins', keys.secret, { username: 'editor', password_hash: '$argon2id$' })).toBe(null)
})
afterAll(async () => {
  await supabase?.close()
  await dropDatabase(server, database)
})

test(`beside readers with the secret key, ${ROUNDS} rounds of anonymous readers never see a secret row`, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const [seen, accounts, seenByStaff, accountsOfStaff] = await Promise.all([
      ask('news?select=slug', keys.publishable),
      ask('admins', keys.publishable),
      ask('news?select=slug&order=slug', keys.secret),
      ask('admins', keys.secret),
    ])
    expect(seen).toEqual([{ slug: 'published' }])
    expect(accounts).toMatchObject({ code: '42501' })
    expect(seenByStaff).toEqual([{ slug: 'in-the-trash' }, { slug: 'published' }])
    expect(accountsOfStaff).toHaveLength(1)
  }
})
