import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const migrations = join(import.meta.dirname, '../../../supabase/migrations')

/**
 * The rows that a new database has, as the migration `create_NAME` writes them: nowhere else do these facts stand.
 * Columns that the migration leaves to their defaults are missing.
 */
export function firstRows<Row>(name: 'documents' | 'events' | 'people'): readonly Row[] {
  const [file = ''] = readdirSync(migrations).filter((migration) => migration.endsWith(`_create_${name}.sql`))
  const [, rows = ''] = readFileSync(join(migrations, file), 'utf8').split('$first$')
  return JSON.parse(rows)
}
