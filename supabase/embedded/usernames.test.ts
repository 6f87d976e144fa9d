import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { makeKeys } from './keys.ts'
import { migrate, prepareAsSupabase, ROLES } from './migrated-databases.ts'
import { readMigrations } from './migrations.ts'
import { onEachDatabase } from './on-each-database.ts'
import { preparedFolder } from './prepared-folder.ts'
import { addressOf, postgres17, startPostgres } from './real-postgres.ts'
import { insertSql } from './rows.ts'
import { readSettings } from './settings.ts'
import { openSupabase } from './supabase.ts'

const account = (username: string, more = {}) => insertSql('admins', { username, password_hash: '$argon2id$', ...more })

onEachDatabase('names without regard to case', (database) => {
  test('an account is found, and its name taken, in capital letters too', async () => {
    await database.query(account('Mila'))
    for (const name of ['Mila', 'mila', 'MILA']) {
      const { rows } = await database.query(`select username from public.account_named('${name}')`)
      expect(rows).toEqual([{ username: 'Mila' }])
      await expect(database.query(account(name))).rejects.toMatchObject({ code: '23505' })
    }
    for (const other of ['Mil_', 'mila%', 'mil'])
      expect((await database.query(`select from public.account_named('${other}')`)).count).toBe(0)
  })
})

test('the embedded Supabase says at its start which account has another name now', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await cp(await preparedFolder({ seed: false }), folder, { recursive: true })
  const database = await openDatabase(folder)
  await database.driver.exec(`
    delete from supabase_migrations.schema_migrations where version = '20261123120100';
    drop index public.admins_username_in_any_case;
    drop function public.account_named;
    ${account('Mila')};
    ${account('mila')};
  `)
  await database.close()
  const told: string[] = []
  const say = (line: string) => void told.push(line)
  const supabase = await openSupabase(folder, { settings: await readSettings(), keys: makeKeys(), seed: false, say })
  await supabase.close()
  expect(told).toEqual([expect.stringContaining('The account mila signs in as mila-2 from now on')])
})

test('F38 accounts whose names differ by capital letters only keep their rows; the oldest that may sign in keeps its name', async () => {
  const server = await startPostgres(postgres17())
  onTestFinished(() => server.stop())
  const client = new pg.Client({ connectionString: addressOf(server, {}) })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(ROLES)
  await prepareAsSupabase(client)
  const migrations = await readMigrations()
  await migrate(
    client,
    migrations.filter(({ version }) => version < '20261123120100'),
  )
  const before: [string, object][] = [
    ['MILA', { created_at: '2026-01-01', disabled_at: '2026-02-01' }],
    ['Mila', { created_at: '2026-01-02' }],
    ['mila', { created_at: '2026-01-03' }],
    ['mila-2', { created_at: '2026-01-04' }],
    ['Мила', { created_at: '2026-01-05' }],
    ['мила', { created_at: '2026-01-06' }],
    ['x'.repeat(100), { created_at: '2026-01-07' }],
    ['X'.repeat(100), { created_at: '2026-01-08' }],
    ['ivan', { created_at: '2026-01-09' }],
  ]
  for (const [username, more] of before) await client.query(account(username, more))
  const warnings: string[] = []
  client.on('notice', ({ message }) => warnings.push(message ?? ''))
  await migrate(client, migrations)
  const { rows } = await client.query('select username from public.admins order by created_at')
  expect(rows.map(({ username }) => username)).toEqual([
    'MILA-4',
    'Mila',
    'mila-3',
    'mila-2',
    'Мила',
    'мила-2',
    'x'.repeat(100),
    `${'X'.repeat(90)}-2`,
    'ivan',
  ])
  expect(warnings.filter((warning) => warning.includes('signs in as'))).toHaveLength(4)
})
