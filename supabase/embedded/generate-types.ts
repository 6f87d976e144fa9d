import { join } from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { supabaseFolder } from './settings.ts'

/** Where the API keeps the types of the database; written by `pnpm db:types` only. */
export const TYPES_FILE = join(supabaseFolder, '../api/src/supabase/database.types.ts')

/** The types of the schema `public` of a migrated database, in the form of `supabase gen types`. */
export async function generateTypes(database: {
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>
}): Promise<string> {
  const metadata = await introspect({ query: (sql: string) => database.query(sql) }, { includedSchemas: ['public'] })
  return generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: '14.1',
    detectOneToOneRelationships: true,
  })
}
