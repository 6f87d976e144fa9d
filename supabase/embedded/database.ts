import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import pg from 'pg'
import { addressOf, type Server, socketOf } from './postgres-address.ts'

/** Sessions with which PostgREST of a small project works. */
const POOL = 10
/** They only end what hangs. */
const TIMEOUTS_MS = { connectionTimeoutMillis: 60_000, query_timeout: 600_000 }

/** lite hands JSON over as text already. */
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const JSONB = { to: 3802, from: [3802], serialize: toJson, parse: (text: string) => JSON.parse(text) }
const TIMESTAMPTZ = { to: 1184, from: [1184], serialize: (text: unknown) => text, parse: isoTimestamp }

/** `2026-11-21 09:00:00.12+00` as ISO 8601, which PostgREST sends. */
function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Sessions of a role on a database, as lite takes them. */
export function connect(server: Server, database: string, role: string): PostgresConnection {
  const { host, port, password } = server
  return createPostgresConnection({
    postgresOptions: {
      ...(password === undefined ? { path: socketOf(server) } : { host, port, password }),
      user: role,
      database,
      max: POOL,
      onnotice: () => undefined,
      types: { timestamptz: TIMESTAMPTZ, jsonb: JSONB },
    },
  })
}

/** Works in a superuser's session on a database of a server, and ends it. @returns what the work returns */
export async function onDatabase<T>(
  server: Server,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...addressOf(server, { database }), ...TIMEOUTS_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
