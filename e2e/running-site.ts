import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestSupabase } from 'supabase/testing'

const root = join(import.meta.dirname, '..')
const READY_WITHIN_MS = 30_000

export interface RunningSite {
  url: string
  admin: { username: string; password: string }
  /** The Supabase behind it, for a look at what is stored. */
  supabase: { url: string; secretKey: string }
  stop(): Promise<void>
}

/** Starts the built site as its own process on a free port, over a seeded Supabase of its own. */
export async function startSite(): Promise<RunningSite> {
  const supabase = await startTestSupabase({ seed: true })
  const admin = { username: 'elena', password: randomBytes(12).toString('base64url') }
  const port = await freePort()
  const server = spawn(process.execPath, ['api/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
    },
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (log += text))
  const url = `http://127.0.0.1:${port}`
  await ready(
    `${url}/readyz`,
    () => server.exitCode === null,
    () => log,
  )
  return {
    url,
    admin,
    supabase,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      await supabase.stop()
    },
  }
}

async function ready(url: string, isAlive: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && isAlive()) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error(`the site did not become ready:\n${log()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
