import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSupabase, type TestSupabase } from '../testing/test-supabase.ts'

let supabase: TestSupabase

beforeAll(async () => {
  supabase = await startTestSupabase()
  await supabase.query(`
    create function public.refuse() returns void language plpgsql as $$
      begin raise exception 'no more than ten' using hint = 'drop one', detail = 'there are ten'; end $$;
    grant execute on function public.refuse to service_role;
  `)
})
afterAll(() => supabase?.stop())

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
