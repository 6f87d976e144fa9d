import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepCompiled } from './compile-cache.ts'

const NAMES = process.platform === 'win32' ? ['TEMP', 'TMP'] : ['TMPDIR']
const PREFIX = 'balkalum-tests-'

/**
 * Gives a run of Vitest a folder of its own for temporary files and removes it when the run's process exits, for what other
 * setups have started works in it until then; with everything that tests and the processes they killed left there. Every
 * project calls it; the first call counts.
 */
export function setup(): void {
  if (tmpdir().includes(PREFIX)) return
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  // PostgreSQL, which runs under another account when root starts it, has to get to its data.
  chmodSync(folder, 0o711)
  for (const name of NAMES) process.env[name] = folder
  keepCompiled()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
}
