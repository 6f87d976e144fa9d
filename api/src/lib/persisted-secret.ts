import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The trimmed text of a file, or `null` when there is no such file. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The text of a file (mode 600), written with what `make` returns the first time, also when two processes start at once. */
export function persistedSecret(file: string, make: () => string): string {
  const kept = readIfThere(file)
  if (kept !== null) return kept
  const whole = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(whole, `${make()}\n`, { mode: 0o600 })
  try {
    linkSync(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(whole)
  }
  return readIfThere(file) ?? ''
}
