import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { preparedFolder } from './prepared-folder.ts'
import { startTestSupabase, type TestSupabase } from './testing.ts'

let folder: string
let supabase: TestSupabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await cp(await preparedFolder({ seed: false }), folder, { recursive: true })
  const connection = await openDatabase(folder)
  await connection.driver.exec(`
    create function public.refuse() returns void language plpgsql as $$
      begin raise exception 'no more than ten' using hint = 'drop one', detail = 'there are ten'; end $$;
    grant execute on function public.refuse to service_role;
  `)
  await connection.close()
  supabase = await startTestSupabase({ dataDir: folder })
})
afterAll(async () => {
  await supabase?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('raise exception answers 400 with P0001 and its own words', async () => {
  const answer = await fetch(`${supabase.url}/rest/v1/rpc/refuse`, {
    method: 'POST',
    headers: { apikey: supabase.secretKey, 'content-type': 'application/json' },
    body: '{}',
  })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'P0001', message: 'no more than ten', details: 'there are ten', hint: 'drop one' },
  ])
})
