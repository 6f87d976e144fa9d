import { prepareServer } from '../../supabase/embedded/postgres-supabase.ts'
import { postgres17, startPostgres } from '../../supabase/embedded/real-postgres.ts'
import { runCommand } from '../run-command.ts'

/**
 * `pnpm test postgres [FILES …]`: the tests of the API once more, on a real PostgreSQL 17 that answers many requests at a
 * time and is set up as Supabase's is: roles, time limits, rights, letters. Everything before the database is the
 * embedded Supabase's, and `safeupdate` is checked by other tests.
 */
const server = await startPostgres(postgres17())
try {
  await prepareServer(server.connectionString)
  process.exitCode = await runCommand('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
    TEST_POSTGRES: server.connectionString,
  })
} finally {
  await server.stop()
}
