import type pg from 'pg'
import type { Server } from './postgres-address.ts'

/**
 * The roles that Supabase brings, with its settings; they belong to the server, not to one database. Who migrates
 * (`postgres`) is no superuser, and who serves the Data API (`authenticator`) has no right but those of the role that a
 * request takes. Not here: `safeupdate`, which no package has (unfiltered-requests.ts stands in for it).
 */
const ROLES = `
  do $$ begin
    if to_regrole('authenticator') is not null then return; end if;
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
  end $$;
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
 * The storage schema is the storage server's alone, as at Supabase: only the secret key sees buckets and objects. Storage
 * works with a role of its own there; here it shares the sessions of the Data API.
 */
export const STORAGE_RIGHTS = `
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to service_role;
  grant usage on schema storage to authenticator;
  grant all on all tables in schema storage to authenticator;
  do $$
  declare
    one regclass;
  begin
    for one in select oid from pg_class where relnamespace = 'storage'::regnamespace and relrowsecurity loop
      execute format('drop policy if exists "Storage itself" on %s', one);
      execute format('create policy "Storage itself" on %s to authenticator using (true) with check (true)', one);
    end loop;
  end $$;
`

/** Gives a server Supabase's roles, once; on Windows, where they sign in by password, with that of the superuser. */
export async function createRoles(client: pg.Client, { password }: Server): Promise<void> {
  await client.query(ROLES)
  if (password !== undefined)
    for (const role of ['authenticator', 'postgres'])
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`)
}

/**
 * Makes a database what Supabase would hand over; a second time changes nothing.
 * @param isOld for a project of the time when new tables were open to all roles
 */
export async function prepareAsSupabase(client: pg.Client, { isOld = false } = {}): Promise<void> {
  await client.query(isOld ? SCHEMAS + OLD_DEFAULTS : SCHEMAS)
}
