import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { careerRow, newsRow } from '../testing/rows.ts'
import { startTestSupabase, type TestSupabase } from '../testing/test-supabase.ts'
import { readSettings } from './settings.ts'

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?\+00:00$/
let supabase: TestSupabase
const client = () => createClient(supabase.url, supabase.secretKey)

beforeAll(async () => {
  supabase = await startTestSupabase()
  await supabase.query(`
    create function public.refuse() returns void language plpgsql as $$
      begin raise exception 'no more than ten' using hint = 'drop one', detail = 'there are ten'; end $$;
    create function public.on_behalf_of() returns jsonb language sql as $$
      select jsonb_build_object(
        'user', current_user,
        'role', current_setting('request.jwt.claim.role'),
        'claims', current_setting('request.jwt.claims')::jsonb,
        'method', current_setting('request.method'),
        'path', current_setting('request.path'),
        'asked', current_setting('request.headers')::jsonb ->> 'x-asked') $$;
    grant execute on function public.refuse to service_role;
  `)
})
afterAll(() => supabase?.stop())

test('a check violation answers 400 with its SQLSTATE and the constraint', async () => {
  const { error, status } = await client()
    .from('careers')
    .insert({ ...careerRow('Технолог'), end_date: '2025-01-01' })
  expect([status, error?.code]).toEqual([400, '23514'])
  expect(error?.message).toContain('careers_end_is_not_before_start')
})

test('a missing value answers 400, a taken one 409, an unknown reference 409', async () => {
  await client().from('news').insert(newsRow('taken')).throwOnError()
  const answers = [
    await client().from('careers').insert({ title: 'Технолог' }),
    await client().from('news').insert(newsRow('taken')),
    await client().from('sessions').insert({
      jti: '00000000-0000-4000-8000-000000000001',
      admin_id: '00000000-0000-4000-8000-000000000002',
      expires_at: '2999-01-01',
    }),
  ]
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
    [400, '23502'],
    [409, '23505'],
    [409, '23503'],
  ])
})

test('rows of one insert that lack a column get NULL, not its default, as PostgREST has it', async () => {
  const [whole, lacking] = [{ ...careerRow('Заварчик'), is_hidden: true }, careerRow('Стругар')]
  const careers = client().from('careers')
  const refused = await careers.insert([whole, lacking])
  expect([refused.status, refused.error?.code]).toEqual([400, '23502'])
  expect((await careers.insert([whole, lacking], { defaultToNull: false })).error).toBe(null)
  const lacksNullable = { ...careerRow('Шлосер'), deleted_at: '2026-01-01T00:00:00Z' }
  expect((await careers.insert([lacksNullable, careerRow('Фрезист')])).error).toBe(null)

  const plain = await fetch(`${supabase.url}/rest/v1/careers`, {
    method: 'POST',
    headers: { apikey: supabase.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify([whole, lacking]),
  })
  expect([plain.status, await plain.json()]).toMatchObject([400, { code: 'PGRST102' }])
})

test('a whole table is neither changed nor deleted, as Supabase has it', { tags: ['RS-1'] }, async () => {
  await client().from('careers').insert(careerRow('Монтьор')).throwOnError()
  const answers = [
    await client().from('careers').update({ title: 'Changed' }).select().order('id').limit(1),
    await client().from('careers').delete(),
  ]
  expect(answers.map(({ status, error }) => [status, error?.code, error?.message])).toEqual([
    [400, '21000', 'UPDATE requires a WHERE clause'],
    [400, '21000', 'DELETE requires a WHERE clause'],
  ])
  const { data } = await client().from('careers').select('title').eq('title', 'Монтьор').throwOnError()
  expect(data).toHaveLength(1)
})

test('timestamps are ISO 8601, days are days', async () => {
  const { data } = await client().from('careers').insert(careerRow('Лаборант')).select().single().throwOnError()
  expect(data.created_at).toMatch(ISO)
  expect(data.updated_at).toMatch(ISO)
  expect(data.start_date).toBe('2026-01-01')
  expect(data.deleted_at).toBe(null)
})

test('more rows than max_rows are cut silently, and read whole in pages', async () => {
  const { maxRows } = await readSettings()
  const total = maxRows + 2
  await client().from('careers').delete().neq('title', '').throwOnError()
  const rows = Array.from({ length: total }, (_, index) => careerRow(`Position ${index}`))
  await client().from('careers').insert(rows).throwOnError()

  const cut = await client()
    .from('careers')
    .select('title')
    .limit(total * 2)
  expect([cut.error, cut.data?.length]).toEqual([null, maxRows])

  const titles = new Set<string>()
  let after = ''
  for (;;) {
    const page = await client().from('careers').select('title').order('title').gt('title', after).throwOnError()
    for (const { title } of page.data) titles.add(title)
    const last = page.data.at(-1)
    if (!last) break
    after = last.title
  }
  expect(titles.size).toBe(total)
})

test('raise exception answers 400 with P0001 and its own words', async () => {
  const { status, error } = await client().rpc('refuse')
  expect([status, { ...error }]).toEqual([
    400,
    { code: 'P0001', message: 'no more than ten', details: 'there are ten', hint: 'drop one' },
  ])
})

test('a function is told on whose behalf it is called, at each call', async () => {
  async function call(key: string, asked?: string) {
    const headers = { apikey: key, 'content-type': 'application/json', ...(asked && { 'x-asked': asked }) }
    const address = `${supabase.url}/rest/v1/rpc/on_behalf_of`
    return (await fetch(address, { method: 'POST', headers, body: '{}' })).json()
  }
  const told = (role: string, asked: string | null) => ({
    ...{ user: role, role, claims: { role }, asked },
    ...{ method: 'POST', path: '/rpc/on_behalf_of' },
  })
  for (let round = 0; round < 3; round += 1) {
    expect(await call(supabase.secretKey, `round ${round}`)).toEqual(told('service_role', `round ${round}`))
    expect(await call(supabase.publishableKey)).toEqual(told('anon', null))
  }
})
