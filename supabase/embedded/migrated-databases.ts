import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from './database.ts'
import { applyMigrations, type Migration } from './migrations.ts'
import { preparedFolder } from './prepared-folder.ts'
import { postgres15, postgres17, startPostgres } from './real-postgres.ts'

/** A database with every migration applied, and a superuser's session on it. */
export type MigratedDatabase = {
  query(sql: string): Promise<{ rows: Record<string, unknown>[]; count: number }>
  /** Whether sessions run at the same time. */
  isConcurrent: boolean
  /** Another session beside that of `query`. */
  session(): Promise<DatabaseSession>
}
export type OpenedDatabase = MigratedDatabase & { close(): Promise<void> }

/** A superuser's session. */
export type DatabaseSession = { query(sql: string): Promise<Record<string, unknown>[]>; close(): Promise<void> }

/** Where the migrations have to hold; `open` is `null` where the machine has no such PostgreSQL. */
export const MIGRATED_DATABASES: { name: string; open: (() => Promise<OpenedDatabase>) | null }[] = [
  { name: 'the embedded Supabase', open: openEmbedded },
  { name: 'PostgreSQL 17', open: () => openReal(postgres17()) },
  await postgres15().then((bin) => ({
    name: bin ? 'PostgreSQL 15' : 'PostgreSQL 15 (not on this machine)',
    open: bin ? () => openReal(bin) : null,
  })),
]

async function openEmbedded(): Promise<OpenedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-test-'))
  await cp(await preparedFolder({ seed: false }), folder, { recursive: true })
  const connection = await openDatabase(folder)
  return {
    async query(sql) {
      const { rows, affectedRows } = await connection.driver.query<Record<string, unknown>>(sql)
      return { rows, count: affectedRows || rows.length }
    },
    isConcurrent: false,
    session: async () => ({
      query: async (sql) => (await connection.driver.query<Record<string, unknown>>(sql)).rows,
      close: async () => undefined,
    }),
    async close() {
      await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The roles that Supabase brings; they belong to the server, not to one database. */
export const ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role owner nologin;
`
/** What Supabase brings before the first migration, with the old default that exposes new tables and functions. */
const SCHEMAS = `
  do $$ begin execute format('grant create on database %I to owner', current_database()); end $$;
  alter schema public owner to owner;
  create schema auth;
  create schema storage;
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
  create schema supabase_migrations authorization owner;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  alter table supabase_migrations.schema_migrations owner to owner;
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on sequences to anon, authenticated, service_role;
`

/** Makes an empty database what Supabase would hand over. */
export async function prepareAsSupabase(client: pg.Client): Promise<void> {
  await client.query(SCHEMAS)
}

/** Applies migrations as at Supabase, where who migrates is no superuser; all of the project's unless others are given. */
export async function migrate(client: pg.Client, migrations?: Migration[]): Promise<void> {
  await client.query('set role owner')
  const sql = {
    exec: (text: string) => client.query(text),
    query: (text: string, values: unknown[]) => client.query(text, values),
  }
  const transaction = async <T>(work: (inside: typeof sql) => Promise<T>) => {
    await client.query('begin')
    const result = await work(sql)
    await client.query('commit')
    return result
  }
  await applyMigrations({ ...sql, transaction }, migrations)
  await client.query('reset role')
}

async function openReal(bin: string): Promise<OpenedDatabase> {
  const server = await startPostgres(bin)
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  await client.query(ROLES)
  await prepareAsSupabase(client)
  await migrate(client)
  return {
    async query(text) {
      const { rows, rowCount } = await client.query(text)
      return { rows, count: rowCount ?? 0 }
    },
    isConcurrent: true,
    async session() {
      const other = new pg.Client({ connectionString: server.connectionString })
      await other.connect()
      return { query: async (text) => (await other.query(text)).rows, close: () => other.end() }
    },
    async close() {
      await client.end()
      await server.stop()
    },
  }
}
