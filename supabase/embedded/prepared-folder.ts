import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { makeKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'
import { supabaseFolder } from './settings.ts'

/**
 * A folder of the embedded Supabase as its first start leaves it, to be copied, never opened: made once per state of
 * the project, with or without the seed.
 */
export async function preparedFolder({ seed }: { seed: boolean }): Promise<string> {
  const prepared = join(supabaseFolder, '.temp/prepared')
  const folder = join(prepared, await stateOfTheProject(seed))
  if (await exists(folder)) {
    await utimes(folder, new Date(), new Date())
    return folder
  }
  await mkdir(prepared, { recursive: true })
  await removeUnused(prepared)
  const making = await mkdtemp(join(prepared, 'making-'))
  const launched = await launchSupabase({
    port: 0,
    folder: making,
    keys: makeKeys(),
    seed,
    shown: false,
    isBrief: true,
  })
  await launched.stop()
  await rm(join(making, 'lock.sqlite'), { force: true })
  // Whoever prepares the same at the same time may be first; one of the two stays.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }))
  return folder
}

const HOUR = 60 * 60 * 1000

/** Earlier states of the project, which nobody has asked for in the last hour. */
async function removeUnused(prepared: string): Promise<void> {
  for (const entry of await readdir(prepared)) {
    const folder = join(prepared, entry)
    const used = await stat(folder).catch(() => null)
    if (used && Date.now() - used.mtimeMs > HOUR) await rm(folder, { recursive: true, force: true })
  }
}

/** Changes with every migration, with the seed, and with the code and the packages that make the folder. */
async function stateOfTheProject(seed: boolean): Promise<string> {
  const folders = ['migrations', 'embedded', ...(seed ? ['seed/news'] : [])]
  const files = ['config.toml', 'package.json', '../pnpm-workspace.yaml', ...(seed ? ['seed.sql'] : [])]
  for (const folder of folders) {
    const entries = await readdir(join(supabaseFolder, folder))
    files.push(...entries.filter((entry) => !entry.endsWith('.test.ts')).map((entry) => `${folder}/${entry}`))
  }
  const hash = createHash('sha256').update(String(seed))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(supabaseFolder, file)))
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
