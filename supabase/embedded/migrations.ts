import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { supabaseFolder } from './settings.ts'

export type Migration = { version: string; name: string; sql: string }

/** `supabase/migrations/{version}_{name}.sql` in the order in which they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = join(supabaseFolder, 'migrations')
  const files = (await readdir(folder)).filter((file) => /^\d{14}_.+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -'.sql'.length),
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  )
}

type Applied = { version: string; statements: string[] }

const HISTORY = 'select version, statements from supabase_migrations.schema_migrations order by version'

/**
 * Applies what the history of the database does not know yet, each file and its entry in one transaction, as at Supabase,
 * where who migrates is no superuser.
 * @param migrations all of the project's unless others are given
 * @throws the database's error, prefixed by the file, when one fails
 */
export async function migrate(client: pg.Client, migrations?: Migration[]): Promise<void> {
  const { rows } = await client.query<Applied>(HISTORY)
  const applied = new Set(rows.map((row) => row.version))
  await client.query('set role postgres')
  for (const { version, name, sql } of migrations ?? (await readMigrations())) {
    if (applied.has(version)) continue
    try {
      await client.query('begin')
      await client.query(sql)
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`migrations/${version}_${name}.sql: ${(error as Error).message}`, { cause: error })
    }
  }
  await client.query('reset role')
}

/**
 * The versions in the history of the database that are not the first ones of the project, in their order and with their
 * texts: what was made by them is not what the other migrations expect. Line ends do not count.
 */
export async function foreignMigrations(client: pg.Client): Promise<string[]> {
  const ours = (await readMigrations()).map(({ version, sql }) => version + unixLines(sql))
  const { rows } = await client.query<Applied>(HISTORY)
  return rows
    .filter(({ version, statements }, place) => ours[place] !== version + unixLines(statements.join('')))
    .map(({ version }) => version)
}

const unixLines = (text: string) => text.replaceAll('\r\n', '\n')
