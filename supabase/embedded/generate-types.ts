import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openDatabase } from './database.ts'
import { preparedFolder } from './prepared-folder.ts'
import { supabaseFolder } from './settings.ts'

/** Where the API keeps the types of the database; written by `pnpm db:types` only. */
export const TYPES_FILE = join(supabaseFolder, '../api/src/supabase/database.types.ts')

/** The types of the schema `public` as the migrations leave it, in the form of `supabase gen types`. */
export async function generateTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-types-'))
  try {
    await cp(await preparedFolder({ seed: false }), folder, { recursive: true })
    const connection = await openDatabase(folder)
    const database = { query: async (sql: string) => connection.driver.query<Record<string, unknown>>(sql) }
    const metadata = await introspect(database, { includedSchemas: ['public'] })
    await connection.close()
    return await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: '14.1',
      detectOneToOneRelationships: true,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
