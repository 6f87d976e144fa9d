import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startTestSupabase, type TestSupabase } from 'supabase/testing'
import { createSupabase, type Supabase } from '#supabase/client.ts'
import { startServer } from '../testing/running-server.ts'
import { type MeasuredProcess, PROBED, startMeasured, type WatchedProcess, watchTree } from './measured-process.ts'

/** Milliseconds for what a bench itself asks of Supabase. */
const LONG_TIMEOUTS = { rest: 120_000, storage: 120_000, functions: 120_000 }
const ADMIN = { username: 'bench', password: 'the password of the bench' }

/** The production server as visitors meet it, and what it stands on. */
export interface BenchSite {
  url: string
  server: MeasuredProcess
  embedded: TestSupabase
  database: WatchedProcess
  supabase: Supabase
  /** A token of the staff. */
  signIn(): Promise<string>
  /** Starts another process of the same site; stopped with the first. */
  startAnother(): Promise<{ url: string; server: MeasuredProcess }>
  stop(): Promise<void>
}

/** Starts the built site as its own process over a seeded Supabase of its own; both can be asked what they use. */
export async function startBenchSite({
  mail,
  env = {},
}: {
  mail?: string
  env?: Record<string, string>
} = {}): Promise<BenchSite> {
  Object.assign(process.env, PROBED)
  const embedded = await startTestSupabase({ seed: true, ...(mail ? { mail } : {}) })
  delete process.env.NODE_OPTIONS
  const secret = randomBytes(32).toString('hex')
  const servers: MeasuredProcess[] = []

  async function start() {
    const { url, ...server } = await startServer((port) =>
      startMeasured(join(import.meta.dirname, '../src/server.ts'), {
        PORT: String(port),
        SUPABASE_URL: embedded.url,
        SUPABASE_SECRET_KEY: embedded.secretKey,
        SESSION_SECRET: secret,
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        // As the container sets it (api/Dockerfile).
        MALLOC_ARENA_MAX: '2',
        ...env,
      }),
    )
    servers.push(server)
    return { url, server }
  }

  const { url, server } = await start()
  return {
    url,
    server,
    embedded,
    database: watchTree(embedded.process),
    supabase: createSupabase(embedded, LONG_TIMEOUTS),
    async signIn() {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
      if (answer.status !== 200) throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`)
      return ((await answer.json()) as { token: string }).token
    },
    startAnother: start,
    async stop() {
      await Promise.all(servers.map((each) => each.stop()))
      await embedded.stop()
    },
  }
}
