import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What is held; a lock that nobody refers to would be collected, and let go with it. */
const held = new Set<DatabaseSync>()

/**
 * Holds the folder for this process until it ends, however it ends: PGlite itself does not, and two processes on
 * one folder lose rows. The lock is the operating system's, through SQLite, so `kill -9` leaves none behind.
 * @throws when another process holds the folder
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  await mkdir(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(`${folder} is in use by another embedded Supabase; stop that one first.`, { cause: error })
  }
  held.add(lock)
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}
