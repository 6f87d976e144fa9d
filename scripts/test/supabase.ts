import { CLI_SECRET_KEY } from '../../supabase/embedded/keys.ts'
import { readSettings } from '../../supabase/embedded/settings.ts'
import { runCommand } from '../run-command.ts'

/**
 * `pnpm test supabase [FILES …]`: the tests of the API on a Supabase that is there already, by one worker, which EMPTIES ITS
 * TABLES AND ITS BUCKET. Without variables it is the one that `supabase start` started; else TEST_SUPABASE_URL and
 * TEST_SUPABASE_SECRET_KEY name it. One that is not on this machine has to be named once more, in TEST_SUPABASE_ERASE.
 */
const { port } = await readSettings()
const url = process.env.TEST_SUPABASE_URL || `http://127.0.0.1:${port}`
const { hostname, host } = new URL(url)
const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

if (!isHere && process.env.TEST_SUPABASE_ERASE !== host) {
  console.error(`These tests erase everything at ${host}. If that is meant, set TEST_SUPABASE_ERASE=${host}.`)
  process.exitCode = 2
} else {
  const inOneWorker = ['--maxWorkers=1', '--no-file-parallelism']
  process.exitCode = await runCommand('vitest', ['run', '--project', 'api', ...inOneWorker, ...process.argv.slice(2)], {
    TEST_SUPABASE_URL: url,
    TEST_SUPABASE_SECRET_KEY: process.env.TEST_SUPABASE_SECRET_KEY || CLI_SECRET_KEY,
  })
}
