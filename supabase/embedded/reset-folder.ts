import { moveDataAside } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { readOrMakeKeys } from './keys.ts'
import { launchSupabase } from './launch.ts'

/**
 * Makes the data of an embedded Supabase as at its first start; keys stay, earlier data are moved aside.
 * @returns where the earlier data are, `null` when there were none
 * @throws while one runs in the folder, or when it does not start
 */
export async function resetFolder(folder: string, { seed }: { seed: boolean }): Promise<string | null> {
  const lock = await lockFolder(folder)
  const aside = await moveDataAside(folder, 'before-reset').finally(() => lock.release())
  const keys = await readOrMakeKeys(folder)
  const supabase = await launchSupabase({ port: 0, folder, keys, seed, shown: false })
  await supabase.stop()
  return aside
}
