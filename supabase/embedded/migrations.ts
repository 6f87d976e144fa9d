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
  exec(sql: string, options?: { onNotice?(notice: Notice): void }): Promise<unknown>
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>
}
/** What a database says beside its answer. */
type Notice = { severity?: string | undefined; message?: string | undefined }

/**
 * Applies what the history of the database does not know yet, each file and its entry in one transaction.
 * @param migrations all of the project's unless others are given
 * @param warn told what a migration warns of, where `exec` tells it
 * @throws the database's error, prefixed by the file, when one fails
 */
export async function applyMigrations(
  database: Sql & { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> },
  migrations?: Migration[],
  warn: (message: string) => void = () => {},
): Promise<void> {
  const onNotice = ({ severity, message }: Notice) => {
    if (severity === 'WARNING' && message) warn(message)
  }
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations', [])
  const applied = new Set((rows as { version: string }[]).map((row) => row.version))
  for (const { version, name, sql } of migrations ?? (await readMigrations())) {
    if (applied.has(version)) continue
    await database
      .transaction(async (transaction) => {
        await transaction.exec(sql, { onNotice })
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
