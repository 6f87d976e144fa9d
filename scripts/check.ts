/**
 * `pnpm check`: format, lint, types, unused files, exports and dependencies (knip), that each row of the specification has a
 * test, and the tests of rules and pages that need no server. All at the same time; each is shown when it ends.
 */
import { captureCommand } from './run-command.ts'

const checks: [string, string[]][] = [
  // On two workers: by itself, unlike in the whole run, it has the machine.
  ['vitest', ['run', '--project', 'web', '--project', 'rules', '--reporter', 'dot', '--maxWorkers', '2']],
  ['tsc', ['-b', '.', 'artwork']],
  ['biome', ['check', '.']],
  ['knip', ['--no-progress']],
  ['node', ['scripts/test.ts', 'rows', '--check']],
]

const codes = await Promise.all(
  checks.map(async ([command, args]) => {
    const { code, output } = await captureCommand(command, args)
    console.log(`== ${[command, ...args].join(' ')}: ${code === 0 ? 'passed' : 'FAILED'}\n${output.trimEnd()}\n`)
    return code
  }),
)
process.exitCode = Math.max(...codes)
