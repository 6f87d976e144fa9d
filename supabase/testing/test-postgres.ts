import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onDatabase } from '../embedded/database.ts'
import { type Postgres, startPostgres } from '../embedded/postgres.ts'
import type { Server } from '../embedded/postgres-address.ts'
import { removeFolder } from '../embedded/remove-folder.ts'
import { setUpDatabase } from '../embedded/served-database.ts'
import { readSettings } from '../embedded/settings.ts'
import { TEMPLATE } from './database-copies.ts'

const VARIABLE = 'TEST_POSTGRES'

let shared: { users: number; started: Promise<Postgres> } | undefined

/** The PostgreSQL that `startTestPostgres` has started, here or in the process that started this one. */
export function testPostgres(): Server | null {
  const address = process.env[VARIABLE]
  return address ? JSON.parse(address) : null
}

/**
 * Starts a PostgreSQL 17 as the embedded Supabase has it, but in memory's pace, and tells `startTestSupabase` of it: here, and
 * in the processes that are started from now on. A process has one, however often it asks; it ends when all who asked have
 * stopped it.
 */
export async function startTestPostgres(): Promise<Pick<Postgres, 'server' | 'stop'>> {
  shared ??= { users: 0, started: startMigratedPostgres() }
  const { users, started } = shared
  shared.users = users + 1
  const { server, stop } = await started
  process.env[VARIABLE] = JSON.stringify(server)
  return {
    server,
    async stop() {
      if (!shared) return
      shared.users -= 1
      if (shared.users === 0) await stop()
    },
  }
}

/** Starts a PostgreSQL with Supabase's roles and a migrated database to copy (`TEMPLATE`). */
export async function startMigratedPostgres(bin?: string): Promise<Postgres> {
  const postgres = await startTemporaryPostgres(bin)
  await onDatabase(postgres.server, 'postgres', (client) => client.query(`create database ${TEMPLATE}`))
  await setUpDatabase(postgres.server, TEMPLATE, await readSettings())
  return postgres
}

/** Starts an empty PostgreSQL whose data go with it. @param bin its programs; those of PostgreSQL 17 unless given */
export async function startTemporaryPostgres(bin?: string): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-test-'))
  const postgres = await startPostgres({ data: join(folder, 'data'), isKept: false, ...(bin && { bin }) })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      await removeFolder(folder)
    },
  }
}
