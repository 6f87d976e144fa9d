import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDatabase } from '../embedded/database.ts'
import { migrate, readMigrations } from '../embedded/migrations.ts'
import type { Postgres } from '../embedded/postgres.ts'
import { createRoles, prepareAsSupabase } from '../embedded/supabase-roles.ts'
import { careerRow, insertSql, newsRow } from './rows.ts'
import { SCHEMA_DUMP } from './schema-dump.ts'
import { startTemporaryPostgres } from './test-postgres.ts'

const migrations = await readMigrations()
const COUNT = migrations.length
/** How many migrations a site had run before; `pnpm test full` tries every number. */
const EARLIER = process.env.TEST_FULL ? Array.from({ length: COUNT }, (_, index) => index + 1) : [COUNT >> 1, COUNT]
const linesOf = ({ rows }: { rows: Record<string, unknown>[] }) => rows.map(({ line }) => line as string)

let postgres: Postgres
beforeAll(async () => {
  postgres = await startTemporaryPostgres()
  await onServer('postgres', (client) => createRoles(client, postgres.server))
})
afterAll(() => postgres?.stop())

const onServer = <T>(name: string, work: (client: pg.Client) => Promise<T>) => onDatabase(postgres.server, name, work)

/** The schema of a site that ran a while with its first migrations only. */
async function schemaFrom(earlier: number, { isOld = false } = {}): Promise<string[]> {
  const name = isOld ? 'old' : `from_${earlier}`
  await onServer('postgres', (client) => client.query(`create database ${name}`))
  return onServer(name, async (client) => {
    await prepareAsSupabase(client, { isOld })
    await migrate(client, migrations.slice(0, earlier))
    const tables = (await client.query(`select tablename from pg_tables where schemaname = 'public'`)).rows
    const has = (table: string) => tables.some(({ tablename }) => tablename === table)
    if (has('news')) await client.query(insertSql('news', newsRow('written-before')))
    if (has('careers')) await client.query(insertSql('careers', careerRow('Written before')))
    await migrate(client)
    const once = linesOf(await client.query(SCHEMA_DUMP))
    await migrate(client)
    expect(linesOf(await client.query(SCHEMA_DUMP))).toEqual(once)
    if (has('news')) expect((await client.query('select slug from public.news')).rowCount).toBe(1)
    return once
  })
}

test('F38 from every earlier version, with rows in it, and a second time, also where new tables are open to all, the schema is the one of a fresh start', async () => {
  const fresh = await schemaFrom(0)
  expect(fresh.length).toBeGreaterThan(100)
  for (const earlier of EARLIER) expect(await schemaFrom(earlier)).toEqual(fresh)
  expect(await schemaFrom(0, { isOld: true })).toEqual(fresh)
})
