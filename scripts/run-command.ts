import { type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'

const NOT_FOUND = 127

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

/** Runs a command of the workspace in its root, and resolves to its exit code and all that it wrote. */
export function captureCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...optionsWith(env), stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: NOT_FOUND, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
