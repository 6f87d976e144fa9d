import { readFile } from 'node:fs/promises'

/**
 * Resident bytes of a process with those it started, what they share counted once; 0 where the system does not tell (it
 * does on Linux).
 */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const shares = await Promise.all((children.match(/\d+/g) ?? []).map((child) => kilobytes(child, 'RssAnon')))
  return [await kilobytes(pid, 'VmRSS'), ...shares].reduce((sum, share) => sum + share, 0) * 1024
}

async function kilobytes(pid: number | string | undefined, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)
}
