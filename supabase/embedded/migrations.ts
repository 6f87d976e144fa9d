import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

type Sql = {
  exec(sql: string): Promise<unknown>
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>
}
type Applied = { version: string; statements: string[] }

const HISTORY = 'select version, statements from supabase_migrations.schema_migrations order by version'

/**
 * Applies what the history of the database does not know yet, each file and its entry in one transaction.
 * @param migrations all of the project's unless others are given
 * @throws the database's error, prefixed by the file, when one fails
 */
export async function applyMigrations(
  database: Sql & { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> },
  migrations?: Migration[],
): Promise<void> {
  const { rows } = await database.query(HISTORY, [])
  const applied = new Set((rows as Applied[]).map((row) => row.version))
  for (const { version, name, sql } of migrations ?? (await readMigrations())) {
    if (applied.has(version)) continue
    await database
      .transaction(async (transaction) => {
        await transaction.exec(sql)
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        )
      })
      .catch((error: Error) => {
        throw new Error(`migrations/${version}_${name}.sql: ${error.message}`, { cause: error })
      })
  }
}

/**
 * The versions in the history of the database that the project does not have, or has with another text: what was made
 * by them is not what the other migrations expect. Line ends do not count.
 * @param migrations all of the project's unless others are given
 */
export async function foreignMigrations(database: Pick<Sql, 'query'>, migrations?: Migration[]): Promise<string[]> {
  const texts = new Map((migrations ?? (await readMigrations())).map(({ version, sql }) => [version, unixLines(sql)]))
  const { rows } = await database.query(HISTORY, [])
  return (rows as Applied[])
    .filter(({ version, statements }) => texts.get(version) !== unixLines(statements.join('')))
    .map(({ version }) => version)
}

const unixLines = (text: string) => text.replaceAll('\r\n', '\n')
