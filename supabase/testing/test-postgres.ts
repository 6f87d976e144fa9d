import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onDatabase } from '../embedded/database.ts'
import { type Postgres, startPostgres } from '../embedded/postgres.ts'
import type { Server } from '../embedded/postgres-address.ts'
import { removeFolder } from '../embedded/remove-folder.ts'
import { setUpDatabase } from '../embedded/served-database.ts'
import { readSettings } from '../embedded/settings.ts'
import { MIGRATED, WITH_FIRST_ROWS } from './database-copies.ts'
import { plantFirstRows } from './first-rows.ts'

const VARIABLE = 'TEST_POSTGRES'

/** Of the process, not of the module, which Vitest loads once for each of its projects. */
const ours = globalThis as { testPostgres?: { users: number; started: Promise<Postgres> } }

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
  ours.testPostgres ??= { users: 0, started: startMigratedPostgres() }
  const shared = ours.testPostgres
  shared.users += 1
  const { server, stop } = await shared.started
  process.env[VARIABLE] = JSON.stringify(server)
  return {
    server,
    async stop() {
      shared.users -= 1
      if (shared.users > 0) return
      delete ours.testPostgres
      await stop()
    },
  }
}

/** Starts a PostgreSQL with Supabase's roles and the databases to copy: `MIGRATED` and `WITH_FIRST_ROWS`. */
export async function startMigratedPostgres(bin?: string): Promise<Postgres> {
  const postgres = await startTemporaryPostgres(bin)
  const run = (sql: string) => onDatabase(postgres.server, 'postgres', (client) => client.query(sql))
  await run(`create database ${MIGRATED}`)
  await setUpDatabase(postgres.server, MIGRATED, await readSettings())
  await run(`create database ${WITH_FIRST_ROWS} template ${MIGRATED}`)
  await onDatabase(postgres.server, WITH_FIRST_ROWS, plantFirstRows)
  return postgres
}

/** Starts an empty PostgreSQL whose data go with it. @param bin its programs; those of PostgreSQL 17 unless given */
export async function startTemporaryPostgres(bin?: string): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-test-'))
  // PostgreSQL 15 leaves the folder that it is started in, and comes back to it by its whole path.
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ data: join(folder, 'data'), isKept: false, ...(bin && { bin }) })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      await removeFolder(folder)
    },
  }
}
