import { join } from 'node:path'
import { removeFolder } from '../embedded/remove-folder.ts'

/** A Supabase of the tests, as far as its rows and files are brought back. */
export interface Emptied {
  dataDir: string
  /** A statement of the superuser. */
  query(sql: string): Promise<Record<string, unknown>[]>
}

/** The tables in which tests leave rows, with the columns that take a value. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(quote_ident(attname), ', ') from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and (nspname in ('public', 'private') or (nspname, relname) = ('storage', 'objects'))`

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Remembers the rows of a Supabase whose storage is empty. Rows come back without triggers and foreign keys, in one
 * statement, for the tests of a hundred files each begin with it.
 * @returns what brings them back as they were, takes away all others, and empties the storage
 */
export async function rememberState({ dataDir, query }: Emptied): Promise<() => Promise<void>> {
  const tables = await query(TABLES)
  const statements = ['set session_replication_role = replica']
  for (const { name } of tables) statements.push(`delete from ${name}`)
  for (const { name, columns } of tables) {
    const [found] = await query(`select json_agg(t)::text as rows from ${name} t`)
    if (typeof found?.rows !== 'string') continue
    statements.push(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, ${literal(found.rows)})`,
    )
  }
  return async () => {
    await query(statements.join(';\n'))
    await removeFolder(join(dataDir, 'storage'))
  }
}
