import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
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
function watchProcess(child: ChildProcess): WatchedProcess {
  async function used(collect = false): Promise<Used> {
    child.send({ probe: collect ? 'collect' : 'look' })
    for (;;) {
      const [message] = await once(child, 'message')
      if (typeof message === 'object' && message !== null && 'used' in message) return message.used as Used
    }
  }
  return { used, cpu: async () => (await used()).cpu }
}

/** Asks a process into which the probe was loaded; its CPU time is counted with that of the processes below it, where `/proc` is. */
export function watchTree(child: ChildProcess): WatchedProcess {
  const { used, cpu } = watchProcess(child)
  return { used, cpu: async () => (await cpu()) + (await cpuBelow(child.pid ?? 0)) }
}

/** Microseconds of a tick of `/proc`. */
const TICK = 10_000
/** Where user, system, and those of ended children stand after the name of a process. */
const TIMES = [11, 15] as const

async function cpuBelow(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const each = children
    .split(' ')
    .filter(Boolean)
    .map(async (child) => {
      const stat = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '')
      const times = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(...TIMES)
      return times.reduce((sum, ticks) => sum + Number(ticks) * TICK, 0) + (await cpuBelow(Number(child)))
    })
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0)
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
