import { runCommand } from '../run-command.ts'

/**
 * `pnpm test embedded [FILES …]`: the tests of the API once more, on the embedded Supabase that `pnpm dev` starts. `pnpm test`
 * runs them on a PostgreSQL 17, as production has, and those of the browser too; the embedded one is used there by its own
 * tests and by `e2e/first-day.spec.ts`.
 */
process.exitCode = await runCommand('vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
  TEST_DATABASE: 'embedded',
})
