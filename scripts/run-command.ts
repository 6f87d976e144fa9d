import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

const NOT_FOUND = 127
/** Milliseconds from the end of a command to that of its output. */
const OUTPUT_TIMEOUT_MS = 5_000

const optionsWith = (env: NodeJS.ProcessEnv): SpawnOptions => ({
  cwd: join(import.meta.dirname, '..'),
  shell: process.platform === 'win32',
  env: { ...process.env, ...env },
})

/** Runs a command of the workspace in its root, shows what it writes, and resolves to its exit code. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...optionsWith(env), stdio: 'inherit' })
    child.once('error', () => resolve(NOT_FOUND))
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/**
 * Runs a command of the workspace in its root, and resolves to its exit code, all that it wrote, and of that its errors (what
 * went to stderr).
 * @param limit milliseconds after which it is killed: then the code is 1, and the output ends with the processes that ran
 */
export function captureCommand(
  command: string,
  args: string[],
  { env = {}, limit }: { env?: NodeJS.ProcessEnv; limit?: number } = {},
): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...optionsWith(env), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    const timers: NodeJS.Timeout[] = []
    const end = (code: number, last = '') => {
      timers.forEach(clearTimeout)
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
      resolve({ code, output: output + last, errors: errors + last })
    }
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      errors += text
    })
    child.once('error', (error) => end(NOT_FOUND, error.message))
    child.once('close', (code, signal) => end(exitCode(code, signal)))
    // A process that it has left behind may hold its output open.
    child.once('exit', (code, signal) => timers.push(setTimeout(end, OUTPUT_TIMEOUT_MS, exitCode(code, signal))))
    if (limit === undefined) return
    const stop = () => {
      const running = runningProcesses()
      child.kill('SIGKILL')
      end(1, `\nkilled, for it had not ended after ${limit / 60_000} minutes; there ran:\n${running}`)
    }
    timers.push(setTimeout(stop, limit))
  })
}

/** As a shell tells it: 128 and the number of the signal that ended a command. */
function exitCode(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}

function runningProcesses(): string {
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-A', '-o', 'pid,ppid,etime,time,stat,args'], { encoding: 'utf8' }).stdout ?? ''
}
