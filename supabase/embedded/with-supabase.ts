/**
 * `node with-supabase.ts COMMAND …` runs the command with SUPABASE_URL and SUPABASE_SECRET_KEY: those of the
 * environment, else of what listens on the port of config.toml, else of the embedded Supabase, which it launches.
 * One Ctrl-C or SIGTERM ends everything; the exit code is the command's.
 */
import { runWithSupabase } from './run-with-supabase.ts'
import { embeddedFolder, readSettings } from './settings.ts'

const { port, mailPort } = await readSettings()
process.exit(await runWithSupabase(process.argv.slice(2), { port, mailPort, folder: embeddedFolder }))
