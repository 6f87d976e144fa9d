/** `pnpm test coverage`: the tests of the server, and which of its lines and branches they ran. */
import { runCommand } from '../run-command.ts'

const projects = ['--project', 'rules', '--project', 'mocks', '--project', 'api']
process.exitCode =
  (await runCommand('node', ['web/build-when-stale.ts'])) ||
  (await runCommand('vitest', ['run', ...projects, '--coverage']))
