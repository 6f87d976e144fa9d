/**
 * `pnpm test rows [ROW …]`: which rows of the specification are held by which tests, and at which level; all or those named.
 * `pnpm test rows --check`: fails and names the rows of `rows.txt` that no test of `pnpm test` holds.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHolders, rowsWithoutTest } from './row-holders.ts'

const root = join(import.meta.dirname, '../..')
const tests = '{api,e2e,scripts,supabase,web}/**/*.{test,spec}.{ts,tsx}'
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const asked = process.argv.slice(2)
const files = globSync(tests, { cwd: root, exclude: ['**/node_modules/**', 'scripts/test/row-holders.test.ts'] })
const holders = findHolders(files.map((file) => [file.replaceAll('\\', '/'), read(file)] as const))
const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

if (asked.includes('--check')) {
  const required = read('scripts/test/rows.txt').split(/\s+/).filter(Boolean)
  const missing = rowsWithoutTest(required, holders)
  console.log(`${required.length - missing.length} of ${required.length} rows are held by a test of \`pnpm test\`.`)
  if (missing.length > 0) console.error(`Without one: ${missing.join(', ')}`)
  process.exitCode = missing.length > 0 ? 1 : 0
} else
  for (const row of [...holders.keys()].toSorted(inOrder)) {
    if (asked.length > 0 && !asked.includes(row)) continue
    console.log(row)
    for (const { level, file, line, title } of holders.get(row) ?? [])
      console.log(`  ${level.padEnd(9)} ${file}:${line}  ${title}`)
  }
