import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { endProcess } from './end-process.ts'
import type { Keys } from './keys.ts'
import type { Server } from './postgres-address.ts'

export type Launched = {
  url: string
  process: ChildProcess
  /** Ends it, in good order if it can (what was acknowledged survives the other way too); resolves when the process is gone. */
  stop(): Promise<void>
}

/**
 * Starts the embedded Supabase as a process of its own, in a group of its own (Ctrl-C does not reach it), and waits
 * until it is ready. It ends when this process does. Port 0 takes a free one.
 * @throws with the reason it gives when it does not start
 */
export function launchSupabase(options: {
  port: number
  folder: string
  keys: Keys
  seed: boolean
  /** For tests: a database of a PostgreSQL that runs already instead of one in the folder. */
  postgres?: { server: Server; database: string }
  /** Whether its output goes to our terminal. */
  shown: boolean
  /** Where the edge functions send mail: `RESEND_API_KEY` and the like. */
  mail?: NodeJS.ProcessEnv
}): Promise<Launched> {
  return launch(
    'server.ts',
    [
      ...['--port', String(options.port), '--folder', options.folder],
      ...(options.seed ? [] : ['--no-seed']),
      ...(options.postgres
        ? ['--postgres', JSON.stringify(options.postgres.server), '--database', options.postgres.database]
        : []),
    ],
    options.shown,
    {
      ...options.mail,
      SUPABASE_SECRET_KEY: options.keys.secret,
      SUPABASE_PUBLISHABLE_KEY: options.keys.publishable,
    },
  )
}

/** Starts the local inbox in the same way; a free port when `port` is taken. */
export function launchInbox(port: number): Promise<Launched> {
  return launch('inbox.ts', ['--port', String(port)], false, {})
}

/** What makes the edge functions send to an inbox, or to a stub of Resend, at `url`. */
export function mailTo(url: string): NodeJS.ProcessEnv {
  return { RESEND_API_KEY: 're_local', RESEND_BASE_URL: url }
}

/** Our own environment without what is the server's alone. */
function environmentOfChildren(): NodeJS.ProcessEnv {
  const { ADMIN_USERNAME, ADMIN_PASSWORD, SESSION_SECRET, ...others } = process.env
  return others
}

async function launch(script: string, args: string[], shown: boolean, env: NodeJS.ProcessEnv): Promise<Launched> {
  const output = shown ? 'inherit' : 'ignore'
  const child = fork(join(import.meta.dirname, script), args, {
    detached: true,
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...environmentOfChildren(), ...env },
  })
  const url = await firstWord(child)
  return { url, process: child, stop: () => endProcess(child) }
}

function firstWord(child: ChildProcess): Promise<string> {
  const [script = ''] = child.spawnargs.slice(1)
  let reason: string | undefined
  return new Promise((ready, failed) => {
    child.once('message', (message: { ready?: string; failed?: string }) => {
      reason = message.failed
      if (message.ready) ready(message.ready)
    })
    child.once('error', failed)
    // Not with the message: until the process is gone, folder and port are still its own.
    child.once('exit', (code, signal) =>
      failed(new Error(reason ?? `${script} ended before it was ready (${signal ?? code})`)),
    )
  })
}
