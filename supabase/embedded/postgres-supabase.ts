import { readFile } from 'node:fs/promises'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { uploadObjects, upsertBuckets } from './buckets.ts'
import { isoTimestamp, STORAGE_RIGHTS } from './database.ts'
import { onDatabase } from './database-copies.ts'
import { type Keys, makeKeys } from './keys.ts'
import { migrate, prepareTemplate } from './migrated-databases.ts'
import { asPostgrestAnswers } from './postgrest-errors.ts'
import { socketOf } from './real-postgres.ts'
import { readSettings, type Settings } from './settings.ts'
import { createApp, type EmbeddedSupabase, serve } from './supabase.ts'

/** The database that others are copied from. */
export const SUPABASE_TEMPLATE = 'supabase_template'
const SUPERUSER = 'supabase_admin'
/** Sessions with which PostgREST of a small project works. */
const POOL = 10
/** lite hands JSON over as text already. */
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const JSONB = { to: 3802, from: [3802], serialize: toJson, parse: (text: string) => JSON.parse(text) }
const TIMESTAMPTZ = { to: 1184, from: [1184], serialize: (text: unknown) => text, parse: isoTimestamp }

/** Storage works with a role of its own; here it shares the sessions of the Data API. */
const RIGHTS_OF_STORAGE_ITSELF = `
  grant usage on schema storage to authenticator;
  grant all on all tables in schema storage to authenticator;
  do $$
  declare
    one regclass;
  begin
    for one in select oid from pg_class where relnamespace = 'storage'::regnamespace and relrowsecurity loop
      execute format('create policy "Storage itself" on %s to authenticator using (true) with check (true)', one);
    end loop;
  end $$;
`

/** Makes of a fresh PostgreSQL one that has Supabase's roles and a migrated database to copy (`SUPABASE_TEMPLATE`). */
export async function prepareServer(server: string): Promise<void> {
  const settings = await readSettings()
  await prepareTemplate(server, SUPABASE_TEMPLATE, async (client) => {
    const connection = connect(server, SUPABASE_TEMPLATE, SUPERUSER)
    const app = await createApp(connection, '', settings, makeKeys())
    await app.ensureSystemSchema()
    await connection.close()
    await client.query(STORAGE_RIGHTS + RIGHTS_OF_STORAGE_ITSELF)
    await migrate(client)
    await upsertBuckets((sql, values) => client.query(sql, values), settings.buckets)
  })
}

/**
 * Serves a copied database as the embedded Supabase serves its own, but many requests at a time, each in a session of the
 * role `authenticator`. PostgREST and Storage are lite's here as well: only the database is real. With `seed`, which is for
 * the first time alone, the seed is put into it.
 */
export async function openOnPostgres(
  { server, database }: { server: string; database: string },
  { folder, settings, keys, seed }: { folder: string; settings: Settings; keys: Keys; seed: boolean },
): Promise<EmbeddedSupabase> {
  const connection = connect(server, database, 'authenticator')
  const superuser = connect(server, database, SUPERUSER)
  // PostgREST reads the catalogue, lite the information schema, which shows a role only what is its own.
  connection.introspect = (options) => superuser.introspect(options)
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => asPostgrestAnswers(normalize(error)) as ReturnType<typeof normalize>
  // Left "unknown", lite would try to grant everything to anon.
  Reflect.set(connection, 'rlsState', 'active')
  const app = await createApp(connection, folder, settings, keys)
  if (seed) {
    await onDatabase(server, database, async (client) => {
      for (const file of settings.seedFiles) await client.query(await readFile(file, 'utf8'))
    })
    await uploadObjects((request) => app.fetch(request), keys.secret, settings.buckets)
  }
  return {
    fetch: serve(keys, (request) => app.fetch(request)),
    async close() {
      await connection.close()
      await superuser.close()
    },
  }
}

function connect(server: string, database: string, user: string): PostgresConnection {
  return createPostgresConnection({
    postgresOptions: {
      path: socketOf(server),
      user,
      database,
      max: POOL,
      onnotice: () => undefined,
      types: { timestamptz: TIMESTAMPTZ, jsonb: JSONB },
    },
  })
}
