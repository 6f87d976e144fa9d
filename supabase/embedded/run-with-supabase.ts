import { constants } from 'node:os'
import { type RunningCommand, runCommand } from './command.ts'
import { findSupabase } from './find-supabase.ts'
import { type KeptInbox, keepInbox } from './kept-inbox.ts'
import { readOrMakeKeys } from './keys.ts'
import { type Launched, launchSupabase, mailTo } from './launch.ts'

/** Milliseconds in which a repeated signal counts as the same. */
const ONE_CTRL_C = 1000

/** Where the embedded Supabase listens and keeps its data, and the port of the inbox beside it. */
type Place = { port: number; folder: string; mailPort: number }

/**
 * Runs the command with a Supabase (see with-supabase.ts) and resolves to its exit code, 128 + n after signal n,
 * 1 when there was no Supabase to be had; by then nothing that it started runs any more.
 */
export async function runWithSupabase(command: string[], place: Place): Promise<number> {
  let running: RunningCommand | null = null
  let asked: NodeJS.Signals | null = null
  let askedAt = 0
  const end = (signal: NodeJS.Signals) => {
    // One Ctrl-C may come twice, from the terminal and from pnpm; twice, it would cut a graceful end short.
    if (Date.now() - askedAt < ONE_CTRL_C) return
    asked = signal
    askedAt = Date.now()
    running?.end(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

  let embedded: Embedded | null = null
  try {
    const supabase = await takeSupabase(place)
    embedded = supabase.embedded
    if (asked) return 128 + constants.signals[asked]
    running = runCommand(command, { ...process.env, ...supabase.env, LAUNCHER_PID: String(process.pid) })
    let died = false
    embedded?.supabase.process.once('exit', () => {
      died = true
      running?.end('SIGTERM')
    })
    const code = await running.ended
    if (!died) return code
    console.error('The embedded Supabase ended by itself.')
    return code || 1
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    await embedded?.supabase.stop()
    await embedded?.inbox?.stop()
  }
}

type Embedded = { supabase: Launched; inbox: KeptInbox | null }
type Supabase = { env: NodeJS.ProcessEnv; embedded: Embedded | null }

async function takeSupabase({ port, folder, mailPort }: Place): Promise<Supabase> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env
  if (SUPABASE_URL) return { env: {}, embedded: null }

  const url = `http://127.0.0.1:${port}`
  const found = await findSupabase(url, folder, SUPABASE_SECRET_KEY)
  if (found.kind === 'supabase') return { env: environment(url, found.key), embedded: null }
  if (found.kind === 'other') {
    throw new Error(
      `Port ${port} is taken by something that does not accept our key at /rest/v1/.\n` +
        'Stop it, or name its SUPABASE_URL and SUPABASE_SECRET_KEY, or change [api] port in supabase/config.toml.',
    )
  }

  const kept = await readOrMakeKeys(folder)
  const keys = SUPABASE_SECRET_KEY ? { ...kept, secret: SUPABASE_SECRET_KEY } : kept
  console.log('Starting the embedded Supabase; its first start takes a few seconds.')
  const inbox = process.env.RESEND_API_KEY ? null : await keepInbox(mailPort)
  try {
    const mail = inbox ? mailTo(inbox.url) : {}
    const supabase = await launchSupabase({ port, folder, keys, seed: true, shown: true, mail })
    if (inbox) console.log(`Mail is not sent but shown: ${inbox.url}/inbox`)
    return { env: { ...environment(supabase.url, keys.secret), DATA_FOLDER: folder }, embedded: { supabase, inbox } }
  } catch (error) {
    await inbox?.stop()
    throw error
  }
}

function environment(url: string, key: string): NodeJS.ProcessEnv {
  return { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key }
}
