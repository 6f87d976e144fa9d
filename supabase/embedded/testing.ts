import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'
import { isPrepared, preparedFolder } from './prepared-folder.ts'

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
  if (!(await isPrepared(folder))) await cp(await preparedFolder({ seed }), folder, { recursive: true })
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
