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

const CONFIG = 'scripts/test/mutants.config.ts'

type Row = { broken: number; noticed: number; percent: number }

/**
 * Breaks the rules in one place after the other and looks whether the tests beside them notice (Stryker); those of all
 * folders, or of those named. Prints the share that was noticed. The rules of the mail queue are SQL: their breaks stand
 * in a file of their own, `mail-queue.mutants.ts`.
 * @returns the exit code: 1 when fewer than 85 % were noticed, 2 for a folder that has no rules
 */
export async function runMutants(folders: string[]): Promise<number> {
  const named = folders.map((folder) => folder.replace(/\/+$/, ''))
  const unknown = named.filter((folder) => !Object.hasOwn(GROUPS, folder))
  if (unknown.length > 0) {
    const list = Object.entries(GROUPS).map(([folder, files]) => `  ${folder} (${files})`)
    console.error(`No group of mutants is named ${unknown.join(', ')}. There are:\n${list.join('\n')}`)
    return 2
  }
  process.chdir(join(import.meta.dirname, '../..'))
  const rows: Record<string, Row> = {}
  for (const [folder, files] of Object.entries(GROUPS))
    if (named.length === 0 || named.includes(folder)) {
      rows[folder] = await mutate(folder, files)
      console.log(folder, rows[folder])
    }
  const sum = (key: 'broken' | 'noticed') => Object.values(rows).reduce((total, row) => total + row[key], 0)
  const all = rowOf(sum('broken'), sum('noticed'))
  console.table({ ...rows, all })
  const isEnough = all.percent >= LEAST
  const queue = ['run', '--config', CONFIG, 'mail-queue.mutants.ts']
  const code = named.length > 0 ? 0 : await runCommand('vitest', queue, { TEST_FULL: '1' })
  return isEnough ? code : 1
}

async function mutate(folder: string, files: string): Promise<Row> {
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: CONFIG, dir: folder },
    mutate: [`${folder}/${files}.ts`, '!**/*.{test,testing}.ts'],
    // The compiler's settings of all packages name each other.
    ignorePatterns: [
      '/web/public',
      '/web/dist',
      '/e2e/*',
      '!/e2e/tsconfig.json',
      '/supabase/seed/*',
      '!/supabase/seed/*.sql',
      '/supabase/.temp',
    ],
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
  return rowOf(counted.length, counted.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length)
}

function rowOf(broken: number, noticed: number): Row {
  return { broken, noticed, percent: Math.round((noticed / broken) * 1000) / 10 }
}
