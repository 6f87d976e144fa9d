/** `pnpm db:reset`: the embedded Supabase anew, with migrations and seed. Refuses while one runs. Keys stay. */
import { removeData } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { readOrMakeKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'
import { embeddedFolder } from './settings.ts'

try {
  const lock = await lockFolder(embeddedFolder)
  await removeData(embeddedFolder)
  lock.release()
  const keys = await readOrMakeKeys(embeddedFolder)
  const supabase = await launchSupabase({ port: 0, folder: embeddedFolder, keys, seed: true, shown: false })
  await supabase.stop()
  console.log('The embedded database is as at its first start.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
