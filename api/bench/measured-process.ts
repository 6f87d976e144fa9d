import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Used } from './probe.ts'

const PROBE = join(import.meta.dirname, 'probe.ts')

/** What makes a process that we do not start ourselves answer to `watchProcess`. */
export const PROBED = { NODE_OPTIONS: `--import=${pathToFileURL(PROBE)}` }

export interface WatchedProcess {
  /** CPU time used so far, user and system, in microseconds. */
  cpu(): Promise<number>
  /** Everything the probe tells; `collect` collects garbage first. */
  used(collect?: boolean): Promise<Used>
}

export interface MeasuredProcess extends WatchedProcess {
  child: ChildProcess
  stop(): Promise<void>
}

/** Asks a process into which the probe was loaded. */
export function watchProcess(child: ChildProcess): WatchedProcess {
  async function used(collect = false): Promise<Used> {
    child.send({ probe: collect ? 'collect' : 'look' })
    for (;;) {
      const [message] = await once(child, 'message')
      if (typeof message === 'object' && message !== null && 'used' in message) return message.used as Used
    }
  }
  return { used, cpu: async () => (await used()).cpu }
}

/** Starts a TypeScript file as a process that can be asked what it uses. */
export function startMeasured(file: string, env: Record<string, string>): MeasuredProcess {
  const child = fork(file, {
    execArgv: ['--expose-gc', '--import', PROBE],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.resume()
  child.stderr?.pipe(process.stderr)
  return {
    child,
    ...watchProcess(child),
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
