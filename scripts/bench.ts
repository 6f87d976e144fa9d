/**
 * `pnpm bench`: speed as ratios against a reference measured in the same run, of the server and in Chromium.
 * `pnpm bench NAME …`: one of the longer measurements, with arguments of its own.
 */
import { runCommand } from './run-command.ts'

const LONG: Record<string, string> = {
  loads: 'api/bench/loads.bench.ts',
  pages: 'web/bench/pages.bench.ts',
}
const SHORT = ['api/bench/bench.ts', 'web/bench/search.bench.ts', 'web/bench/navigation.bench.ts']

const [name, ...args] = process.argv.slice(2)
const files = name === undefined ? SHORT : LONG[name] ? [LONG[name]] : []
if (files.length === 0) {
  console.error(`Use: pnpm bench [${Object.keys(LONG).join(' | ')}] …`)
  process.exitCode = 2
}
if (files.length > 0) process.exitCode = await runCommand('node', ['web/build-when-stale.ts'])
for (const file of files) process.exitCode ||= await runCommand('node', [file, ...args])
