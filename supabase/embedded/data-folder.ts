import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endLeftover } from './postgres-leftover.ts'

/** The folder of PostgreSQL's own files within that of an embedded Supabase. */
export const DATABASE = 'postgres'
/** The one of PGlite, which kept the data before. */
const OLDER_DATABASE = 'db'
/** What holds the data of an embedded Supabase; keys and the lock stand beside it. */
const DATA = [DATABASE, OLDER_DATABASE, 'storage']
/** Stands in the folder from the beginning of the first start to its end. */
const UNFINISHED = 'unfinished'

/** Whether the folder holds the data of a first start that came to its end. */
async function hasData(folder: string): Promise<boolean> {
  return (await exists(join(folder, DATABASE))) && !(await exists(join(folder, UNFINISHED)))
}

/**
 * Refuses a folder whose data an earlier version of this project has made, by PGlite: PostgreSQL cannot read them, and they
 * stay as they are.
 * @throws with what to do
 */
export async function refuseOlderData(folder: string): Promise<void> {
  if (!(await exists(join(folder, OLDER_DATABASE)))) return
  throw new Error(
    `The data in ${folder} are of an earlier version of this project, which kept them in PGlite. They stay as they are, and nothing is started.
  pnpm db:reset   begins with the sample content; these data are moved aside, not erased.
To take them along, first run pnpm backup FILE in the commit that made them, then here pnpm db:reset and pnpm restore FILE --replace.`,
  )
}

/**
 * Looks whether this is the first start in the folder, and marks it as unfinished. What an earlier first start that was
 * cut off left behind is moved aside, never erased.
 * @param say told where it was moved to
 */
export async function beginFirstStart(folder: string, say: (line: string) => void): Promise<boolean> {
  if (await hasData(folder)) return false
  const aside = await moveDataAside(folder, UNFINISHED)
  if (aside !== null) say(`The first start was cut off and begins again. What it left behind is kept in ${aside}.`)
  await writeFile(join(folder, UNFINISHED), '', { flush: true })
  await syncFolder(folder)
  return true
}

/** From now on the folder holds data. */
export async function endFirstStart(folder: string): Promise<void> {
  await rm(join(folder, UNFINISHED))
  await syncFolder(folder)
}

/**
 * Moves database and objects into a folder beside them, so that the next start is the first; keys stay. A
 * PostgreSQL that an earlier start has left over there is ended before.
 * @param reason how the name of that folder begins; the time follows
 * @returns that folder, `null` when there was nothing to move
 */
export async function moveDataAside(folder: string, reason: string): Promise<string | null> {
  const found = (await readdir(folder)).filter((entry) => DATA.includes(entry))
  if (found.length === 0) return null
  await endLeftover(join(folder, DATABASE))
  const aside = join(folder, `${reason}-${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside)
  for (const entry of found) await rename(join(folder, entry), join(aside, entry))
  return aside
}

/** Without this a power cut may undo that a file was made or removed. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
