import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endProcess } from 'supabase/end-process'
import { serverEnvironment } from './server-environment.ts'

/** The API as a process of its own (server.ts) over a Supabase. */
export async function startProcess(
  supabase: { url: string; secretKey: string },
  { stdout = 'ignore' as 'ignore' | number, env = {} as Record<string, string> } = {},
) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'server.ts'), {
    execArgv: [],
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    env: {
      ...serverEnvironment(supabase),
      FORM_LIMIT: '10000',
      ...env,
    },
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the server ended with ${code ?? signal} before it listened`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  async function ask(what: 'hold' | 'reference'): Promise<number> {
    const answer = once(child, 'message')
    child.send(what)
    const [milliseconds] = (await answer) as [number]
    return milliseconds
  }
  return {
    process: child,
    port,
    url: `http://127.0.0.1:${port}`,
    /** Milliseconds of the processor for which its event loop was held at most since it was asked before; the first time 0. */
    longestHold: () => ask('hold'),
    /** Those in which it reads four megabytes of JSON. */
    reference: () => ask('reference'),
    /** `SIGKILL`; resolves when it is gone. */
    kill: () => endProcess(child, 'SIGKILL'),
  }
}
export type TestProcess = Awaited<ReturnType<typeof startProcess>>
