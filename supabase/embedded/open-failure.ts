import { statfs } from 'node:fs/promises'

/** Bytes below which a database may fail to open for want of room. */
const LITTLE = 64 * 2 ** 20

/**
 * Why the database of a folder does not open, and what helps: PostgreSQL's own log says the rest.
 * @param free bytes that are free on the disk of the folder
 */
export async function explainOpenFailure(
  folder: string,
  cause: unknown,
  free: number | Promise<number> = freeBytes(folder),
): Promise<Error> {
  const megabytes = Math.floor((await free) / 2 ** 20)
  const remedy =
    (await free) < LITTLE
      ? `Only ${megabytes} MB are free on its disk: make room and start again; nothing is lost.`
      : `${megabytes} MB are free on its disk, so its files may be damaged. Move the folder aside, start again, and put the last backup back: pnpm restore FILE --replace`
  const text = String((cause as Error | undefined)?.message ?? cause)
  const reason = /(?:PANIC|FATAL): +(.+)/.exec(text)?.[1] ?? text.split('\n')[0]
  return new Error(`The database in ${folder} does not open (${reason}). ${remedy}`, { cause })
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
