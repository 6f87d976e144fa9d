import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
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
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a command of the workspace in its root, and resolves to its exit code and all that it wrote.
 * @param limit milliseconds after which it is killed: then the code is 1, and the output ends with the processes that ran
 */
export function captureCommand(
  command: string,
  args: string[],
  { env = {}, limit }: { env?: NodeJS.ProcessEnv; limit?: number } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...optionsWith(env), stdio: ['ignore', 'pipe', 'pipe'] })
    const outputs = [child.stdout, child.stderr]
    const chunks: Buffer[] = []
    const timers: NodeJS.Timeout[] = []
    const end = (code: number, last = '') => {
      timers.forEach(clearTimeout)
      for (const stream of outputs) stream?.destroy()
      resolve({ code, output: Buffer.concat(chunks).toString() + last })
    }
    for (const stream of outputs) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => end(NOT_FOUND, error.message))
    child.once('close', (code) => end(code ?? 1))
    // A process that it has left behind may hold its output open.
    child.once('exit', (code) => timers.push(setTimeout(end, OUTPUT_TIMEOUT_MS, code ?? 1)))
    if (limit === undefined) return
    const stop = () => {
      const running = runningProcesses()
      child.kill('SIGKILL')
      end(1, `\nkilled, for it had not ended after ${limit / 60_000} minutes; there ran:\n${running}`)
    }
    timers.push(setTimeout(stop, limit))
  })
}

function runningProcesses(): string {
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-A', '-o', 'pid,ppid,etime,time,stat,args'], { encoding: 'utf8' }).stdout ?? ''
}
