import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onDatabase } from '../embedded/database.ts'
import { endProcess } from '../embedded/end-process.ts'
import { makeKeys } from '../embedded/keys.ts'
import { launchInbox, launchSupabase, mailTo } from '../embedded/launch.ts'
import type { Server } from '../embedded/postgres-address.ts'
import { removeFolder } from '../embedded/remove-folder.ts'
import { copyDatabase, dropDatabase, MIGRATED, WITH_FIRST_ROWS } from './database-copies.ts'
import { type ExternalSupabase, externalSupabase, takeOver } from './external-supabase.ts'
import { borrowSupabase } from './shared-supabase.ts'
import { testPostgres } from './test-postgres.ts'

export type TestSupabase = {
  url: string
  secretKey: string
  publishableKey: string
  /** Its data; a later `startTestSupabase({ dataDir })` goes on with them. */
  dataDir: string
  process: ChildProcess
  /** A statement of the superuser, where `startTestPostgres` has started the PostgreSQL. */
  query(sql: string): Promise<Record<string, unknown>[]>
  /** Ends the process in good order; a folder made for it is removed. */
  stop(): Promise<void>
  /** Kills the process (`SIGKILL`), as a power cut would, and leaves the folder; resolves when it is gone. */
  kill(): Promise<void>
}

/**
 * Starts an embedded Supabase for tests as a process of its own: migrations applied, the buckets made, on a free port
 * over a temporary folder, empty unless `seed` is true. With `TEST_POSTGRES` (see `startTestPostgres`) its database is one of
 * that PostgreSQL, with the documents, dates and people of the seed in any case; with `TEST_SUPABASE_URL` (see
 * scripts/test/supabase.ts) it is that Supabase, emptied, unless `seed` is true.
 */
export async function startTestSupabase({
  seed = false,
  dataDir,
  port = 0,
  mail,
  isShared = false,
  isWhole = false,
}: {
  seed?: boolean
  dataDir?: string
  port?: number
  /** The address of an inbox or of a stub of Resend; without it the edge functions have nowhere to send to. */
  mail?: string
  /** Whether it may be one that other tests have used before: emptied, and its process is not the test's. */
  isShared?: boolean
  /** Whether its PostgreSQL has to be its own, over its folder, as `pnpm dev` has it. */
  isWhole?: boolean
} = {}): Promise<TestSupabase> {
  const external = externalSupabase()
  if (external && !seed && !isWhole && dataDir === undefined) return notOurs(external, await takeOver(external, mail))
  const borrowed = isShared && mail === undefined ? await borrowSupabase() : null
  if (borrowed) {
    return notOurs(borrowed, { url: borrowed.url, stop: borrowed.giveBack })
  }
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'supabase-test-')))
  const server = isWhole ? null : testPostgres()
  const postgres = server ? await databaseOf(folder, server, seed ? MIGRATED : WITH_FIRST_ROWS) : undefined
  const keys = makeKeys()
  const launched = await launchSupabase({
    port,
    folder,
    keys,
    seed: seed && (postgres?.isNew ?? true),
    shown: false,
    ...(postgres && { postgres }),
    mail: mail ? mailTo(mail) : { RESEND_API_KEY: undefined },
  })
  return {
    url: launched.url,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    dataDir: folder,
    process: launched.process,
    async query(sql) {
      if (!postgres) throw new Error('The PostgreSQL of this Supabase is its own.')
      return onDatabase(postgres.server, postgres.database, async (client) => (await client.query(sql)).rows)
    },
    async stop() {
      await launched.stop()
      if (dataDir !== undefined) return
      await removeFolder(folder)
      if (postgres) await dropDatabase(postgres.server, postgres.database)
    },
    async kill() {
      const gone = endProcess(launched.process, 'SIGKILL')
      // Its PostgreSQL is in its group.
      if (launched.process.pid && process.platform !== 'win32') killGroup(launched.process.pid)
      await gone
    },
  }
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** One whose process and folder are not the test's. */
function notOurs({ keys }: ExternalSupabase, { url, stop }: Pick<TestSupabase, 'url' | 'stop'>): TestSupabase {
  const refusal = () => new Error('This test needs a Supabase of its own.')
  return {
    url,
    stop,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    get dataDir(): string {
      throw refusal()
    },
    get process(): ChildProcess {
      throw refusal()
    },
    async query() {
      throw refusal()
    },
    async kill() {
      throw refusal()
    },
  }
}

/** The database that belongs to a folder; a folder that is empty yet gets one. */
async function databaseOf(folder: string, server: Server, template: typeof MIGRATED | typeof WITH_FIRST_ROWS) {
  const file = join(folder, 'database')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return { server, database: known, isNew: false }
  const database = await copyDatabase(server, template)
  await writeFile(file, database)
  return { server, database, isNew: true }
}

export type TestInbox = {
  url: string
  /** Every mail so far, the last one first. */
  mails(): Promise<TestMail[]>
  stop(): Promise<void>
}
export type TestMail = {
  id: string
  from: string
  to: string[]
  reply_to: string[]
  subject: string
  html: string
  text: string
  headers: unknown
}

/** Starts the inbox of `pnpm dev` on a free port. */
export async function startTestInbox(): Promise<TestInbox> {
  const { url, stop } = await launchInbox(0)
  return {
    url,
    stop,
    async mails() {
      const { data } = (await (await fetch(`${url}/emails`)).json()) as { data: TestMail[] }
      return data
    },
  }
}
