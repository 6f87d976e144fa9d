import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The two keys of a Supabase: `publishable` is the visitor's role `anon`, `secret` is `service_role`. */
export type Keys = { publishable: string; secret: string }

/** What every local `supabase start` answers to, the same on all machines. */
export const CLI_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'

const KEYS_FILE = 'keys.json'

export function makeKeys(): Keys {
  return { publishable: `sb_publishable_${random()}`, secret: `sb_secret_${random()}` }
}

/** The keys of the first start in the folder, or `null` when there was none yet. */
export async function readKeys(folder: string): Promise<Keys | null> {
  const file = join(folder, KEYS_FILE)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Error(`${file} cannot be read (${error.message}). It has to belong to the user who starts this.`, {
      cause: error,
    })
  })
  if (text === null) return null
  try {
    return JSON.parse(text) as Keys
  } catch (error) {
    throw new Error(`${file} holds no keys; delete it, and the next start makes new ones.`, { cause: error })
  }
}

/** The keys of the first start in the folder, made and kept (mode 600) when there are none yet. */
export async function readOrMakeKeys(folder: string): Promise<Keys> {
  const kept = await readKeys(folder)
  if (kept) return kept
  const keys = makeKeys()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(join(folder, KEYS_FILE), JSON.stringify(keys, null, 2), { mode: 0o600, flag: 'wx' })
    return keys
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readOrMakeKeys(folder)
    throw error
  }
}

function random(): string {
  return randomBytes(24).toString('base64url')
}
