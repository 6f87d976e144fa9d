import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'
import { supabaseFolder } from './settings.ts'

export type TestSupabase = {
  url: string
  secretKey: string
  publishableKey: string
  /** Its data; a later `startTestSupabase({ dataDir })` goes on with them. */
  dataDir: string
  /** Ends the process in good order; a folder made for it is removed. */
  stop(): Promise<void>
  /** Kills the process (`SIGKILL`), as a power cut would, and leaves the folder; resolves when it is gone. */
  kill(): Promise<void>
}

/**
 * Starts an embedded Supabase for tests as a process of its own: migrations applied, the buckets made, on a free port
 * over a temporary folder, empty unless `seed` is true. A first start is prepared once per state of the project's
 * migrations and copied, for making a database takes seconds.
 */
export async function startTestSupabase({
  seed = false,
  dataDir,
  port = 0,
}: {
  seed?: boolean
  dataDir?: string
  port?: number
} = {}): Promise<TestSupabase> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'supabase-test-')))
  if (!(await exists(join(folder, 'complete')))) await cp(await preparedFolder(seed), folder, { recursive: true })
  const keys = makeKeys()
  const launched = await launchSupabase({ port, folder, keys, seed, shown: false })
  return {
    url: launched.url,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    dataDir: folder,
    async stop() {
      await launched.stop()
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
    async kill() {
      if (launched.process.exitCode !== null || launched.process.signalCode !== null) return
      const gone = once(launched.process, 'exit')
      launched.process.kill('SIGKILL')
      await gone
    },
  }
}

async function preparedFolder(seed: boolean): Promise<string> {
  const prepared = join(supabaseFolder, '.temp/prepared')
  const folder = join(prepared, await stateOfTheProject(seed))
  if (await exists(folder)) return folder
  await mkdir(prepared, { recursive: true })
  await removeOld(prepared)
  const making = await mkdtemp(join(prepared, 'making-'))
  const launched = await launchSupabase({ port: 0, folder: making, keys: makeKeys(), seed, shown: false })
  await launched.stop()
  await rm(join(making, 'lock.sqlite'), { force: true })
  // Whoever prepares the same at the same time may be first; one of the two stays.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }))
  return folder
}

const DAY = 24 * 60 * 60 * 1000

/** Earlier states of the project; nobody copies a folder for longer than a day. */
async function removeOld(prepared: string): Promise<void> {
  for (const entry of await readdir(prepared)) {
    const folder = join(prepared, entry)
    const made = await stat(folder).catch(() => null)
    if (made && Date.now() - made.mtimeMs > DAY) await rm(folder, { recursive: true, force: true })
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
