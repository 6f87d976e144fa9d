/** `pnpm test:faults [F4 …]`: the faults with all their repetitions, or those named; ends with a table. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const named = process.argv.slice(2).filter((word) => /^F\d+$/.test(word))
const pattern = named.length > 0 ? `\\b(${named.join('|')})\\b` : '\\bF\\d+\\b'
const child = spawn('vitest', ['run', '--project', 'api', '--project', 'supabase', '-t', pattern], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FAULTS: 'full' },
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})
