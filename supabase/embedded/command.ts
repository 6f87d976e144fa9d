import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

export type RunningCommand = {
  /** The exit code of the command; 128 + n when signal n ended it. Nothing of it runs any more. */
  ended: Promise<number>
  /** Asks the command to end. */
  end(signal: NodeJS.Signals): void
}

const END_TIMEOUT_MS = 5_000

/**
 * Runs a command in a process group of its own, so that a signal reaches it once, from us, and not a second time
 * from the terminal. What it leaves behind in its group is told to end too, and killed after 5 seconds.
 */
export function runCommand([program, ...args]: string[], env: NodeJS.ProcessEnv): RunningCommand {
  if (program === undefined) throw new Error('Which command? node with-supabase.ts COMMAND …')
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: process.platform !== 'win32',
  })
  return {
    ended: new Promise((ended, failed) => {
      child.once('error', (error) => failed(new Error(`${program} cannot be run: ${error.message}`)))
      child.once('exit', async (code, signal) => {
        await groupGone(child)
        ended(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
      })
    }),
    end: (signal) => void child.kill(signal),
  }
}

async function groupGone(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + END_TIMEOUT_MS
  signalGroup(child, 'SIGTERM')
  while (signalGroup(child, 0)) {
    if (Date.now() > deadline) signalGroup(child, 'SIGKILL')
    await new Promise((later) => setTimeout(later, 50))
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined || process.platform === 'win32') return false
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
