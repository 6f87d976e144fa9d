/**
 * `pnpm test mutants [FOLDER …]`: breaks the rules in one place after the other and looks whether the tests beside them notice
 * (Stryker); those of all folders, or of those named. Ends with the share that was noticed, which has to be 85 %. The rules of the mail queue are SQL: their breaks stand in `supabase/embedded/mail-queue.mutants.ts`.
 */
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { runCommand } from '../run-command.ts'

const LEAST = 85
/** The rules of each folder, whose tests are run. */
const GROUPS: Record<string, string> = {
  'api/src/session': 'login-limit',
  'api/src/supabase': 'breaker',
  'api/src/news': 'news.arrange',
  'web/src/features/search': '{rule,word-match,site-search,marked-parts}',
  'web/src/features/investors': 'schedule',
  'web/src/lib': '{format,slug-typing,step-within}',
  'web/src/features/admin/form': '{conflict-rows,dates}',
  'web/src/features/home': 'slideshow',
  'web/src/features/shell': 'dropdowns',
  'web/src/features/contacts': 'staff-filter',
  'web/src/features/news': 'public-text',
  'api/src/inquiries': 'inquiries.csv',
  'api/src/http': 'validation-problem',
  'api/src/lib': '{rich-text,semaphore}',
  'api/src/contract': '*',
}

const root = join(import.meta.dirname, '../..')
const named = process.argv.slice(2).map((folder) => folder.replace(/\/+$/, ''))
const unknown = named.filter((folder) => !Object.hasOwn(GROUPS, folder))
if (unknown.length > 0) {
  const list = Object.entries(GROUPS).map(([folder, files]) => `  ${folder} (${files})`)
  console.error(`No group of mutants is named ${unknown.join(', ')}. There are:\n${list.join('\n')}`)
  process.exit(2)
}
const chosen = Object.entries(GROUPS).filter(([folder]) => named.length === 0 || named.includes(folder))
process.chdir(root)
process.env.PROPERTY_CASES ??= '200'
const rows: Record<string, { broken: number; noticed: number; percent: number }> = {}

for (const [folder, files] of chosen) {
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutants.config.ts', dir: folder },
    mutate: [`${folder}/${files}.ts`, '!**/*.{test,testing}.ts'],
    ignorePatterns: ['/web/public', '/web/dist', '/e2e', '/supabase/seed', '/supabase/.temp'],
    // Stryker would adapt it with TypeScript's old programming interface, which version 7 has no more.
    tsconfigFile: 'none',
    tempDirName: '.temp/mutants',
    reporters: ['progress', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    concurrency: 2,
    // On a busy machine a slow test is no endless loop.
    timeoutMS: 60_000,
  }).runMutationTest()
  const counted = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  rows[folder] = rowOf(counted.length, counted.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length)
  console.log(folder, rows[folder])
}

rows.all = rowOf(sum('broken'), sum('noticed'))
console.table(rows)
const isEnough = rows.all.percent >= LEAST
const queue = ['run', '--config', 'vitest.mutants.config.ts', 'mail-queue.mutants.ts']
const code = named.length > 0 ? 0 : await runCommand('vitest', queue, { PROPERTY_CASES: '' })
process.exitCode = isEnough ? code : 1

function rowOf(broken: number, noticed: number) {
  return { broken, noticed, percent: Math.round((noticed / broken) * 1000) / 10 }
}

function sum(key: 'broken' | 'noticed'): number {
  return Object.values(rows).reduce((total, row) => total + row[key], 0)
}
