import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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

/** Starts the built site as its own process on a free port, over a seeded Supabase of its own. */
export async function startSite(): Promise<RunningSite> {
  const supabase = await startTestSupabase({ seed: true })
  const admin = { username: 'elena', password: randomBytes(12).toString('base64url') }
  const { url, server } = await startServer({
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    // Every test is one and the same visitor.
    FORM_LIMIT: '10000',
  })
  await until('the site is ready', async () => (await fetch(`${url}/readyz`)).ok)
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
      if (server.exitCode === null) {
        const gone = once(server, 'exit')
        server.kill('SIGTERM')
        await gone
      }
      await supabase.stop()
    },
  }
}

/** A port that was free may be taken a moment later, by whomever: the server says so and ends, and gets another one. */
async function startServer(env: NodeJS.ProcessEnv): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['api/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PORT: String(port) },
  })
  let output = ''
  const said = Promise.withResolvers<'ready' | 'ended'>()
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text
      if (output.includes('Ready: ')) said.resolve('ready')
    })
  server.once('close', () => said.resolve('ended'))
  if ((await said.promise) === 'ready') return { url: `http://127.0.0.1:${port}`, server }
  if (output.includes(`Port ${port} is taken`)) return startServer(env)
  throw new Error(`the site did not start:\n${output}`)
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return
    await wait(100)
  }
  throw new Error(`waited in vain until ${what}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
