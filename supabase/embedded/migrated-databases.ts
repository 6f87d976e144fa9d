import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from './database.ts'
import { copyDatabase, dropDatabase, onDatabase } from './database-copies.ts'
import { applyMigrations, type Migration } from './migrations.ts'
import { preparedFolder } from './prepared-folder.ts'
import { addressOf, postgres15, postgres17 } from './real-postgres.ts'

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

/**
 * The roles that Supabase brings, with its settings; they belong to the server, not to one database. Who migrates
 * (`postgres`) is no superuser, and who serves the Data API (`authenticator`) has no right but those of the role that a
 * request takes. Not here: `safeupdate`, which no package has (unfiltered-writes.ts stands in for it).
 */
export const ROLES = `
  create role postgres login createdb createrole replication bypassrls;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator, postgres;
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role authenticator set statement_timeout = '8s';
  alter role authenticator set lock_timeout = '8s';
`
/** What Supabase brings before the first migration. */
const SCHEMAS = `
  do $$ begin execute format('grant create on database %I to postgres', current_database()); end $$;
  alter schema public owner to postgres;
  create schema if not exists auth;
  create schema if not exists storage;
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  grant usage on schema supabase_migrations to postgres;
  grant all on supabase_migrations.schema_migrations to postgres;
`
/** Until 2026 every new table and function was open to all roles. */
const OLD_DEFAULTS = `
  alter default privileges for role postgres in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to anon, authenticated, service_role;
`

/**
 * Makes an empty database what Supabase would hand over.
 * @param isOld for a project of the time when new tables were open to all roles
 */
export async function prepareAsSupabase(client: pg.Client, { isOld = false } = {}): Promise<void> {
  await client.query(isOld ? SCHEMAS + OLD_DEFAULTS : SCHEMAS)
}

/** Applies migrations as at Supabase, where who migrates is no superuser; all of the project's unless others are given. */
export async function migrate(client: pg.Client, migrations?: Migration[]): Promise<void> {
  await client.query('set role postgres')
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

/** Names the variable that tells where the servers of a run are lent (shared-postgres.ts). */
export const LENDER = 'SHARED_POSTGRES'

/** The database of a shared server that others are copied from. */
const TEMPLATE = 'migrated'

/** Makes of a fresh PostgreSQL one of whose migrated database any number can be copied. */
export const prepareMigrated = (server: string): Promise<void> => prepareTemplate(server, TEMPLATE, migrate)

/** Gives a fresh PostgreSQL Supabase's roles and a database to copy, which `fill` completes. */
export async function prepareTemplate(
  server: string,
  template: string,
  fill: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await onDatabase(server, 'postgres', async (client) => {
    await client.query(ROLES)
    await client.query(`create database ${template}`)
  })
  await onDatabase(server, template, async (client) => {
    await prepareAsSupabase(client)
    await fill(client)
  })
}

async function borrowServer(bin: string): Promise<string> {
  const answer = await fetch(`${process.env[LENDER]}/${encodeURIComponent(bin)}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

async function openReal(bin: string): Promise<OpenedDatabase> {
  const server = await borrowServer(bin)
  const database = await copyDatabase(server, TEMPLATE)
  const connectionString = addressOf({ connectionString: server }, { database })
  const client = new pg.Client({ connectionString })
  await client.connect()
  return {
    async query(text) {
      const { rows, rowCount } = await client.query(text)
      return { rows, count: rowCount ?? 0 }
    },
    isConcurrent: true,
    async session() {
      const other = new pg.Client({ connectionString })
      await other.connect()
      return { query: async (text) => (await other.query(text)).rows, close: () => other.end() }
    },
    async close() {
      await client.end()
      await dropDatabase(server, database)
    },
  }
}
