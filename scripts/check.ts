/**
 * `pnpm check`: format, lint, types, unused files, exports and dependencies (knip), and the tests of rules and pages that need no server, with few random cases.
 * The analysis of all regular expressions takes as long as the rest together and belongs to `pnpm test`.
 */
import { runCommand } from './run-command.ts'

const tests = ['run', '--project', 'web', '--project', 'rules']

process.exitCode =
  (await runCommand('biome', ['check', '.'])) ||
  (await runCommand('tsc', ['-b'])) ||
  (await runCommand('knip', ['--no-progress'])) ||
  (await runCommand('vitest', tests, { FEW_CASES: '100' }))
