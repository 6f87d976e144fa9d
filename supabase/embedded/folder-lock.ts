import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What is held; a lock that no one refers to would be collected, and let go with it. */
const held = new Set<DatabaseSync>()

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5

/**
 * Holds the folder for this process until it ends, however it ends: PostgreSQL looks after its own files,
 * but not after the stored objects and the first start. The lock is the operating system's, through SQLite, so `kill -9` leaves none behind. The folder
 * is made, and made readable by its owner alone: it holds inquiries and password hashes.
 * @throws when another process holds the folder, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const lock = await openLock(folder).catch((error: Error) => {
    throw new Error(
      `${folder} cannot be used (${error.message}). It has to belong to the user who starts the embedded Supabase.`,
      { cause: error },
    )
  })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    const isBusy = (error as { errcode?: number }).errcode === SQLITE_BUSY
    const reason = isBusy
      ? 'is in use by another embedded Supabase; stop that one first.'
      : `cannot be locked (${(error as Error).message}).`
    throw new Error(`${folder} ${reason}`, { cause: error })
  }
  held.add(lock)
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}

async function openLock(folder: string): Promise<DatabaseSync> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  return new DatabaseSync(join(folder, 'lock.sqlite'))
}
