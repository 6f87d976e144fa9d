import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface MeasuredProcess {
  child: ChildProcess
  /** CPU time used so far, user and system, in microseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** Starts a TypeScript file as a process whose CPU time can be asked for. */
export function startMeasured(file: string, env: Record<string, string>): MeasuredProcess {
  const child = fork(file, {
    execArgv: ['--import', join(import.meta.dirname, 'cpu-probe.ts')],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    child,
    async cpu() {
      child.send('cpu')
      for (;;) {
        const [message] = await once(child, 'message')
        if (typeof message === 'object' && message !== null && 'cpu' in message) return Number(message.cpu)
      }
    },
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
