/** Milliseconds between two checks. */
const INTERVAL = 1_000

/**
 * Calls `end` once when the process with this id is gone: the parent of this one may have been killed, and then cannot
 * send a signal.
 * @param pid unset when no process is to be watched
 */
export function endWithParent(pid: string | undefined, end: () => void): void {
  if (!pid) return
  const watch = setInterval(() => {
    if (isRunning(Number(pid))) return
    clearInterval(watch)
    end()
  }, INTERVAL)
  watch.unref()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
