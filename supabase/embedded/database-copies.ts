import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { addressOf } from './real-postgres.ts'

/** They only end what hangs. */
const TIMEOUTS_MS = { connectionTimeoutMillis: 60_000, query_timeout: 180_000 }

/** Copies a database of a server (its connection string). @returns the name of the copy */
export async function copyDatabase(server: string, template: string): Promise<string> {
  const name = `copy_${randomBytes(8).toString('hex')}`
  await onDatabase(server, 'postgres', (client) => client.query(`create database ${name} template ${template}`))
  return name
}

/** Drops a database, also while sessions are open on it. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onDatabase(server, 'postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
}

/** Works in a superuser's session on a database of a server, and ends it. @returns what the work returns */
export async function onDatabase<T>(
  server: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = addressOf({ connectionString: server }, { database })
  const client = new pg.Client({ connectionString, ...TIMEOUTS_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
