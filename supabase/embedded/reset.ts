/** `pnpm db:reset`: the embedded Supabase as at its first start, with migrations and seed. Refuses while one runs. */
import { resetFolder } from './reset-folder.ts'
import { embeddedFolder } from './settings.ts'

try {
  const aside = await resetFolder(embeddedFolder, { seed: true })
  console.log('The embedded database is as at its first start.')
  if (aside !== null) console.log(`The earlier data are kept in ${aside}; delete them when no one needs them.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
