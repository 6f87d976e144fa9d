/**
 * `pnpm check`: format, lint, types, unused files, exports and dependencies (knip), and the tests of rules and pages that
 * need no server, with few random cases. All at the same time; each is shown when it ends.
 * The analysis of all regular expressions takes as long as the rest together and belongs to `pnpm test`.
 */
import { captureCommand } from './run-command.ts'

const checks: [string, string[], NodeJS.ProcessEnv?][] = [
  [
    'vitest',
    ['run', '--project', 'web', '--project', 'rules', '--project', 'mocks', '--reporter', 'dot'],
    { FEW_CASES: '100' },
  ],
  ['tsc', ['-b']],
  ['biome', ['check', '.']],
  ['knip', ['--no-progress']],
]

const codes = await Promise.all(
  checks.map(async ([command, args, env]) => {
    const { code, output } = await captureCommand(command, args, { env })
    console.log(`== ${command}: ${code === 0 ? 'passed' : 'FAILED'}\n${output.trimEnd()}\n`)
    return code
  }),
)
process.exitCode = Math.max(...codes)
