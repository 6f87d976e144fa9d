/** `node --import use-running-supabase.ts COMMAND.ts` lets the command find the Supabase on the port of config.toml. */
import { findRunningSupabase } from './running-supabase.ts'
import { embeddedFolder, readSettings } from './settings.ts'

try {
  const { port } = await readSettings()
  Object.assign(process.env, await findRunningSupabase({ port, folder: embeddedFolder }, process.env))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
