import { join } from 'node:path'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { asPostgrestAnswers } from './postgrest-errors.ts'

const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184

/** `2026-11-21 09:00:00.12+00` as ISO 8601, which PostgREST sends. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/**
 * Opens PostgreSQL in the folder (`db` inside it); `lockFolder` must hold the folder. Answers and errors come as
 * PostgREST gives them, and nothing is granted that no migration grants.
 */
export async function openDatabase(folder: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: join(folder, 'db'),
    pgliteOptions: { parsers: { [TIMESTAMP]: isoTimestamp, [TIMESTAMPTZ]: isoTimestamp } },
  })
  await connection.driver.waitReady
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => asPostgrestAnswers(normalize(error)) as ReturnType<typeof normalize>
  // Left "unknown", lite grants everything on every public table to anon at the first request.
  Reflect.set(connection, 'rlsState', 'active')
  return connection
}

/** Supabase's roles, and their rights on the schemas that Supabase itself brings. */
export const SUPABASE_ROLES = `
  do $$ begin
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  exception when duplicate_object then null; end $$;
  grant usage on schema public to anon, authenticated, service_role;
`

/** The storage schema is the storage server's alone, as at Supabase: only the secret key sees buckets and objects. */
export const STORAGE_RIGHTS = `
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to service_role;
`
