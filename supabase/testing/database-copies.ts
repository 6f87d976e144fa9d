import { randomBytes } from 'node:crypto'
import { onDatabase } from '../embedded/database.ts'
import type { Server } from '../embedded/postgres-address.ts'

/** The database of a server that others are copied from: as the migrations leave it. */
export const MIGRATED = 'migrated'
/** The same with the rows of `plantFirstRows`. */
export const WITH_FIRST_ROWS = 'with_first_rows'

/** Copies a database of a server (`startMigratedPostgres`). @returns the name of the copy */
export async function copyDatabase(
  server: Server,
  template: typeof MIGRATED | typeof WITH_FIRST_ROWS = MIGRATED,
): Promise<string> {
  const name = `copy_${randomBytes(8).toString('hex')}`
  await onDatabase(server, 'postgres', (client) => client.query(`create database ${name} template ${template}`))
  return name
}

/** Drops a database, also while sessions are open on it. */
export async function dropDatabase(server: Server, name: string): Promise<void> {
  await onDatabase(server, 'postgres', (client) => client.query(`drop database if exists ${name} with (force)`))
}
