import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasData } from './data-folder.ts'
import { copyDatabase, dropDatabase } from './database-copies.ts'
import { endProcess } from './end-process.ts'
import { type ExternalSupabase, externalSupabase, takeOver } from './external-supabase.ts'
import { makeKeys } from './keys.ts'
import { launchInbox, launchSupabase, mailTo } from './launch.ts'
import { prepareServer, SUPABASE_TEMPLATE } from './postgres-supabase.ts'
import { preparedFolder } from './prepared-folder.ts'
import { postgres17, type RealPostgres, startPostgres } from './real-postgres.ts'
import { removeFolder } from './remove-folder.ts'
import { borrowSupabase } from './shared-supabase.ts'

export type TestSupabase = {
  url: string
  secretKey: string
  publishableKey: string
  /** Its data; a later `startTestSupabase({ dataDir })` goes on with them. */
  dataDir: string
  process: ChildProcess
  /** Ends the process in good order; a folder made for it is removed. */
  stop(): Promise<void>
  /** Kills the process (`SIGKILL`), as a power cut would, and leaves the folder; resolves when it is gone. */
  kill(): Promise<void>
}

/**
 * Starts an embedded Supabase for tests as a process of its own: migrations applied, the buckets made, on a free port
 * over a temporary folder, empty unless `seed` is true. With `TEST_POSTGRES` (see `startTestPostgres`) its database is one of
 * that PostgreSQL; with `TEST_SUPABASE_URL` (see scripts/test/supabase.ts) it is that Supabase, emptied, unless `seed` is true.
 * A first start is prepared once per state of the project's migrations and copied, for making a database takes seconds.
 */
export async function startTestSupabase({
  seed = false,
  dataDir,
  port = 0,
  mail,
  isShared = false,
  isEmbedded = false,
}: {
  seed?: boolean
  dataDir?: string
  port?: number
  /** The address of an inbox or of a stub of Resend; without it the edge functions have nowhere to send to. */
  mail?: string
  /** Whether it may be one that other tests have used before: emptied, and its process is not the test's. */
  isShared?: boolean
  /** Whether its database has to be the embedded one, whatever the environment says. */
  isEmbedded?: boolean
} = {}): Promise<TestSupabase> {
  const external = externalSupabase()
  if (external && !seed && !isEmbedded && dataDir === undefined) return takeExternal(external, mail)
  const borrowed = isShared && mail === undefined ? await borrowSupabase() : null
  if (borrowed) {
    const taken = await takeExternal(borrowed, undefined)
    return Object.assign(taken, { stop: borrowed.giveBack })
  }
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'supabase-test-')))
  const server = isEmbedded ? undefined : process.env.TEST_POSTGRES
  if (!server && !(await hasData(folder))) await cp(await preparedFolder({ seed }), folder, { recursive: true })
  const postgres = server ? await databaseOf(folder, server) : undefined
  const keys = makeKeys()
  const launched = await launchSupabase({
    port,
    folder,
    keys,
    seed: seed && (postgres?.isNew ?? true),
    shown: false,
    isBrief: true,
    ...(postgres && { postgres }),
    mail: mail ? mailTo(mail) : { RESEND_API_KEY: undefined },
  })
  return {
    url: launched.url,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    dataDir: folder,
    process: launched.process,
    async stop() {
      await launched.stop()
      if (dataDir !== undefined) return
      await removeFolder(folder)
      if (postgres) await dropDatabase(postgres.server, postgres.database)
    },
    kill: () => endProcess(launched.process, 'SIGKILL'),
  }
}

let sharedPostgres: { users: number; started: Promise<RealPostgres> } | undefined

/**
 * Starts a PostgreSQL 17 that is set up as Supabase's is (roles, time limits, rights, letters), and tells
 * `startTestSupabase` of it: here, and in the processes that are started from now on. It answers many requests at a time, as
 * production does, for a third of the embedded one's CPU. Everything before the database stays the embedded Supabase's.
 * A process has one, however often it asks; it ends when all who asked have stopped it.
 */
export async function startTestPostgres(): Promise<RealPostgres> {
  sharedPostgres ??= { users: 0, started: startPreparedPostgres() }
  const shared = sharedPostgres
  shared.users += 1
  const { connectionString, stop } = await shared.started
  process.env.TEST_POSTGRES = connectionString
  return {
    connectionString,
    async stop() {
      shared.users -= 1
      if (shared.users === 0) await stop()
    },
  }
}

async function startPreparedPostgres(): Promise<RealPostgres> {
  const postgres = await startPostgres(postgres17())
  await prepareServer(postgres.connectionString)
  return postgres
}

async function takeExternal(external: ExternalSupabase, mail: string | undefined): Promise<TestSupabase> {
  const { url, stop } = await takeOver(external, mail)
  const notOurs = () => new Error('This test needs a Supabase of its own.')
  return {
    url,
    stop,
    secretKey: external.keys.secret,
    publishableKey: external.keys.publishable,
    get dataDir(): string {
      throw notOurs()
    },
    get process(): ChildProcess {
      throw notOurs()
    },
    async kill() {
      throw notOurs()
    },
  }
}

/** The database that belongs to a folder; a folder that is empty yet gets one. */
async function databaseOf(folder: string, server: string) {
  const file = join(folder, 'database')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return { server, database: known, isNew: false }
  const database = await copyDatabase(server, SUPABASE_TEMPLATE)
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
