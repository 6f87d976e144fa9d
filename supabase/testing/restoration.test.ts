import { beforeAll, beforeEach, expect, test } from 'vitest'
import { careerRow, insertSql, newsRow } from './rows.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const apply = `select public.apply_restoration('${ID}', '{"careers": 1, "news": 1}', true)`

const database = useMigratedDatabase()

async function everything(): Promise<unknown> {
  const tables = ['news', 'careers', 'admins', 'sessions']
  return Promise.all(tables.map(async (name) => (await database.query(`select * from public.${name}`)).rows))
}
const stage = (part: number, table: string, row: object) =>
  database.query(
    `select public.stage_restoration('${ID}', ${part}, '${table}', '${JSON.stringify([row]).replaceAll("'", "''")}')`,
  )

beforeAll(async () => {
  await database.query(insertSql('news', newsRow('first')))
  await database.query(insertSql('careers', careerRow('First')))
  await database.query(insertSql('admins', { id: ID, username: 'first', password_hash: '$argon2id$' }))
  await database.query(insertSql('sessions', { jti: ID, admin_id: ID, expires_at: '2999-01-01' }))
  await database.query(`
    create function public.be_difficult() returns trigger language plpgsql as $$
    begin
      if new.slug = 'refused' then raise exception 'not this one'; end if;
      if new.slug = 'slow' then perform pg_sleep(60); end if;
      return new;
    end $$;
  `)
  await database.query(
    'create trigger be_difficult before insert on public.news for each row execute function public.be_difficult()',
  )
})
beforeEach(async () => {
  await database.query(`select public.discard_restoration('${ID}')`)
})

test('a trigger that raises at the last row leaves every row as it was', { tags: ['RS-5'] }, async () => {
  const before = await everything()
  await stage(1, 'careers', careerRow('Second'))
  await stage(2, 'news', newsRow('refused'))
  await expect(database.query(apply)).rejects.toThrow('not this one')
  expect(await everything()).toEqual(before)
})

test('a time limit in the middle leaves every row as it was', { tags: ['RS-5'] }, async () => {
  const before = await everything()
  await stage(1, 'careers', careerRow('Second'))
  await stage(2, 'news', newsRow('slow'))
  const session = await database.session()
  await session.query("set statement_timeout = '300ms'")
  await expect(session.query(apply)).rejects.toThrow('statement timeout')
  await session.close()
  expect(await everything()).toEqual(before)
})

test('a session that is killed in the middle leaves every row as it was', { tags: ['RS-5'] }, async () => {
  const before = await everything()
  await stage(1, 'careers', careerRow('Second'))
  await stage(2, 'news', newsRow('slow'))
  const session = await database.session()
  const killed = session.query(apply).catch((error: Error) => error.message)
  const victims = `from pg_stat_activity
    where datname = current_database() and query like '%apply_restoration%' and wait_event = 'PgSleep'`
  await expect.poll(async () => (await database.query(`select pid ${victims}`)).count).toBe(1)
  await database.query(`select pg_terminate_backend(pid) ${victims}`)
  expect(await killed).toMatch(/terminat/)
  await session.close().catch(() => undefined)
  expect(await everything()).toEqual(before)
})

test('who writes meanwhile waits, and nothing is lost between', { tags: ['RS-5'] }, async () => {
  await stage(1, 'careers', careerRow('Second'))
  await stage(2, 'news', newsRow('second'))
  const session = await database.session()
  await session.query('begin')
  await session.query(apply)
  const other = await database.session()
  await other.query("set lock_timeout = '300ms'")
  await expect(other.query(insertSql('careers', careerRow('Meanwhile')))).rejects.toThrow('lock timeout')
  expect(await other.query('select title from public.careers')).toEqual([{ title: 'First' }])
  await session.query('commit')
  expect(await other.query('select title from public.careers')).toEqual([{ title: 'Second' }])
  await session.close()
  await other.close()
})
