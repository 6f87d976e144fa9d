import pg from 'pg'
import { addressOf, type Server } from '../embedded/postgres-address.ts'
import { copyDatabase, dropDatabase } from './database-copies.ts'
import { testPostgres } from './test-postgres.ts'

/** A database with every migration applied, and a superuser's session on it. */
export type MigratedDatabase = {
  query(sql: string): Promise<{ rows: Record<string, unknown>[]; count: number }>
  /** Another session beside that of `query`. */
  session(): Promise<DatabaseSession>
  /** Drops it. */
  close(): Promise<void>
}

/** A superuser's session. */
export type DatabaseSession = { query(sql: string): Promise<Record<string, unknown>[]>; close(): Promise<void> }

/**
 * Opens a database of the test's own, as the migrations leave it.
 * @param server one of `startMigratedPostgres`; that of the run unless given
 */
export async function openMigratedDatabase(server: Server | null = testPostgres()): Promise<MigratedDatabase> {
  if (server === null) throw new Error('These tests need a PostgreSQL (startTestPostgres).')
  const database = await copyDatabase(server)
  const address = addressOf(server, { database })
  const client = new pg.Client(address)
  await client.connect()
  return {
    async query(text) {
      const { rows, rowCount } = await client.query(text)
      return { rows, count: rowCount ?? 0 }
    },
    async session() {
      const other = new pg.Client(address)
      // A session that a test ends from another one says so to its query as well.
      other.on('error', () => undefined)
      await other.connect()
      return { query: async (text) => (await other.query(text)).rows, close: () => other.end() }
    },
    async close() {
      await client.end()
      await dropDatabase(server, database)
    },
  }
}
