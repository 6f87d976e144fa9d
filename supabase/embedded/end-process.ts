import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Milliseconds for ending in good order. */
const END_TIMEOUT_MS = 10_000

/**
 * Ends a process by a signal, and by `SIGKILL` when it still runs after ten seconds. Resolves when it is gone: at once, when it
 * was already.
 */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const timeout = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS)
  await gone
  clearTimeout(timeout)
}
