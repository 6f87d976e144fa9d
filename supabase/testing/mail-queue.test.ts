import { beforeAll, expect, test } from 'vitest'
import { inquiryRow } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const WORKERS = 8
/** `pnpm test full` tries more. */
const isFull = Boolean(process.env.TEST_FULL)
const ROWS = isFull ? 10_000 : 2_000
const ROUNDS = isFull ? 5 : 1

const database = useMigratedDatabase()

beforeAll(async () => {
  await database.query(`select from public.take_inquiry('${JSON.stringify(inquiryRow('first'))}')`)
})

async function one(sql: string): Promise<Record<string, unknown>> {
  return (await database.query(sql)).rows[0] ?? {}
}
const settle = (outcome: string, attempt: number) =>
  database.query(`select public.settle_mail(id, 1, '${outcome}', 'why', ${attempt}) from public.mails`)

test('a claimed row is no one else’s until its lease ends', async () => {
  expect((await database.query('select * from public.claim_mails(10, 60)')).count).toBe(1)
  expect((await database.query('select * from public.claim_mails(10, 60)')).count).toBe(0)
  await database.query("update public.mails set claimed_until = now() - interval '1 second'")
  expect((await database.query('select * from public.claim_mails(10, 60)')).count).toBe(1)
})

test.for([
  [1, 5],
  [2, 30],
  [3, 120],
  [4, 600],
  [5, 3600],
  [20, 3600],
])('after attempt %i a row waits %i s, and up to a tenth more', async ([attempts, seconds]) => {
  await database.query(`update public.mails set status = 'queued', attempts = ${attempts}`)
  await settle('retry', attempts ?? 0)
  const wait = 'extract(epoch from next_attempt_at - clock_timestamp())::float as wait'
  const row = await one(`select status, last_error, claimed_until, ${wait} from public.mails`)
  expect(row).toMatchObject({ status: 'queued', last_error: 'why', claimed_until: null })
  expect(row.wait).toBeGreaterThan((seconds ?? 0) - 2)
  expect(row.wait).toBeLessThanOrEqual((seconds ?? 0) * 1.1)
})

test('who comes late with an earlier attempt changes nothing, and sent stays sent', async () => {
  await database.query("update public.mails set status = 'queued', attempts = 7, last_error = 'kept'")
  await settle('rejected', 6)
  expect(await one('select status, last_error from public.mails')).toEqual({
    status: 'queued',
    last_error: 'kept',
  })
  await settle('sent', 6)
  expect(await one('select status, provider_id, last_error from public.mails')).toEqual({
    status: 'sent',
    provider_id: 'why',
    last_error: null,
  })
  await settle('retry', 7)
  expect(await one('select status from public.mails')).toEqual({ status: 'sent' })
})

test('inquiries go first, and who leaves the newsletter is not asked any more', async () => {
  const token = 't'.repeat(43)
  const claimed = async () => (await database.query('select kind from public.claim_mails(1, 60)')).rows
  await database.query(`select public.take_subscription('anna@example.com', '${token}')`)
  await database.query("update public.mails set next_attempt_at = now() - interval '1 day' where kind = 'confirmation'")
  await database.query(`select from public.take_inquiry('${JSON.stringify(inquiryRow('second'))}')`)
  expect(await claimed()).toEqual([{ kind: 'inquiry' }])
  expect(await claimed()).toEqual([{ kind: 'confirmation' }])
  await database.query('update public.mails set claimed_until = null')
  await database.query(`select public.end_subscription('${token}')`)
  expect(await one("select status from public.mails where kind = 'confirmation'")).toEqual({ status: 'sent' })
  await database.query('delete from public.newsletter')
  await database.query("delete from public.inquiries where name = 'second'")
})

test('personal data older than 24 months are erased', async () => {
  const aged = (months: number) => ({ ...inquiryRow('old'), created_at: `now() - interval '${months} months'` })
  for (const months of [23, 25]) {
    const { created_at, ...row } = aged(months)
    await database.query(`select from public.take_inquiry('${JSON.stringify({ ...row, name: `${months}` })}')`)
    await database.query(`update public.inquiries set created_at = ${created_at} where name = '${months}'`)
  }
  expect(await one('select public.erase_old_inquiries() as erased')).toEqual({ erased: 1 })
  expect((await database.query("select from public.inquiries where name = '25'")).count).toBe(0)
  expect((await database.query('select from public.mails')).count, 'mails go with their inquiries').toBe(2)
})

test.for(['a-key-of-the-form', null])('F12 twenty parallel submits with the key %s make one row', async (key) => {
  await database.query('delete from public.inquiries')
  const entry = JSON.stringify(inquiryRow('Anna'))
  const sessions = await Promise.all(Array.from({ length: 20 }, () => database.session()))
  const rows = await Promise.all(
    sessions.map((session) =>
      session.query(`select id from public.take_inquiry('${entry}', ${key ? `'${key}'` : 'null'})`),
    ),
  )
  await Promise.all(sessions.map((session) => session.close()))
  expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(1)
  expect(rows.flat()).toHaveLength(20)
  expect(await one('select count(*)::int from public.inquiries')).toEqual({ count: 1 })
})

test('F12 who sends the same while the first is still being stored waits for its row', async () => {
  const take = `select id from public.take_inquiry('${JSON.stringify(inquiryRow('Boris'))}')`
  const [first, second] = await Promise.all([database.session(), database.session()])
  await first.query('begin')
  const stored = await first.query(take)
  const waiting = second.query(take)
  await new Promise((later) => setTimeout(later, 200))
  await first.query('commit')
  expect(await waiting).toEqual(stored)
  await Promise.all([first.close(), second.close()])
})

test('an inquiry is stored under another number when its random one is taken', async () => {
  const take = (name: string) => `select number from public.take_inquiry('${JSON.stringify(inquiryRow(name))}')`
  const session = await database.session()
  await session.query('begin')
  await session.query('create sequence private.draws')
  await session.query(`create or replace function private.new_inquiry_number() returns text language sql volatile
    as $$ select 'B-2026-00000' || (nextval('private.draws') - 1) / 2 $$`)
  const numbers = [...(await session.query(take('Dora'))), ...(await session.query(take('Emil')))]
  await session.query('rollback')
  await session.close()
  expect(numbers).toEqual([{ number: 'B-2026-000000' }, { number: 'B-2026-000001' }])
})

test('the longest message there may be is stored, and found when it comes again', async () => {
  const message = Array.from({ length: 500 }, (_, index) => String.fromCodePoint(0x20000 + index * 61)).join('')
  const take = `select id from public.take_inquiry('${JSON.stringify({ ...inquiryRow('Chen'), message })}')`
  const first = await one(take)
  expect(first.id).toBeTypeOf('string')
  expect(await one(take)).toEqual(first)
})

test.for(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  `F11 ${WORKERS} workers claim each of ${ROWS} rows once, round %i`,
  async () => {
    await database.query('delete from public.inquiries')
    await database.query(
      `with stored as (
        insert into public.inquiries (number, kind, category, name, phone, email, message)
        select 'B-2026-' || lpad(n::text, 6, '0'), 'contact', 'general', 'n', '1', 'a@example.com', 'm' || n
        from generate_series(1, ${ROWS}) as n
        returning id
      )
      insert into public.mails (id, kind) select id, 'inquiry' from stored`,
    )
    const sessions = await Promise.all(Array.from({ length: WORKERS }, () => database.session()))
    const claimed = await Promise.all(
      sessions.map(async (session) => {
        const ids: unknown[] = []
        for (;;) {
          const rows = await session.query('select id from public.claim_mails(5, 3600)')
          if (rows.length === 0) return ids
          ids.push(...rows.map(({ id }) => id))
        }
      }),
    )
    await Promise.all(sessions.map((session) => session.close()))
    expect(claimed.flat()).toHaveLength(ROWS)
    expect(new Set(claimed.flat()).size).toBe(ROWS)
    expect(await one('select max(attempts) as most from public.mails')).toEqual({ most: 1 })
    expect(claimed.filter((ids) => ids.length > 0).length).toBeGreaterThan(1)
  },
)
