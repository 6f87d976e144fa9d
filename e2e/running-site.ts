import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from 'api/running-server'
import { endProcess } from 'supabase/end-process'
import { startTestSupabase } from 'supabase/testing'

const root = join(import.meta.dirname, '..')
const READY_WITHIN_MS = 60_000

export interface RunningSite {
  url: string
  admin: { username: string; password: string }
  /** The Supabase behind it, for a look at what is stored. */
  supabase: { url: string; secretKey: string }
  stop(): Promise<void>
}

/**
 * Starts the built site as its own process on a free port, over a seeded Supabase of its own, whose database is one of
 * the PostgreSQL of `global-setup.ts`.
 */
export async function startSite(): Promise<RunningSite> {
  const supabase = await startTestSupabase({ seed: true })
  const admin = { username: 'elena', password: randomBytes(12).toString('base64url') }
  const settings = {
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    // Every test is one and the same visitor.
    FORM_LIMIT: '10000',
  }
  const { url, child: server } = await startServer((port) => ({
    child: spawn(process.execPath, ['api/src/server.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings, PORT: String(port) },
    }),
  }))
  await until('the first account is made', async () => {
    const address = `${supabase.url}/rest/v1/admins?select=id&username=eq.${admin.username}`
    const answer = await fetch(address, { headers: { apikey: supabase.secretKey } })
    return ((await answer.json()) as unknown[]).length === 1
  })
  return {
    url,
    admin,
    supabase,
    async stop() {
      // As Ctrl-C, which does not wait for load balancers.
      await endProcess(server, 'SIGINT')
      await supabase.stop()
    },
  }
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return
    await wait(100)
  }
  throw new Error(`waited in vain until ${what}`)
}
