/**
 * `pnpm test rows [ROW …] [CHECKLIST.md]`: which rows of the specification are held by which tests, all or those
 * named. With a checklist it prints its rows without a test instead, and the exit code is 1 when there are any. A row is
 * named before a title, in the tags of a test, or as the first word of a row of cases.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const tests = '{api,e2e,scripts,supabase,web}/**/*.{test,spec}.{ts,tsx}'
/** The numbers at the beginning of a text or in a list of tags, and the text after them. */
const NAMED = /['"`]@?((?:[A-Z]{2,}-\d+ ?)+)([^'"`\n]{0,200})/g

const asked = process.argv.slice(2)
const checklist = asked.find((word) => word.endsWith('.md'))
const rows = asked.filter((word) => word !== checklist)

const holders = new Map<string, Set<string>>()
for (const file of globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] })) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const { 1: numbers = '', 2: title = '', index } of text.matchAll(NAMED)) {
    const line = text.slice(0, index).split('\n').length
    for (const row of numbers.trim().split(' '))
      holders.set(row, (holders.get(row) ?? new Set()).add(`${file}:${line}  ${title}`))
  }
}

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
if (checklist) {
  const known = [...readFileSync(checklist, 'utf8').matchAll(/^- \[.\] ([A-Z]+-\d+)/gm)].map(([, row = '']) => row)
  const missing = known.filter((row) => !holders.has(row))
  console.log(`${known.length - missing.length} of ${known.length} rows have a test.`)
  if (missing.length > 0) console.log(`Without one: ${missing.join(', ')}`)
  process.exitCode = missing.length > 0 ? 1 : 0
} else
  for (const row of [...holders.keys()].toSorted(inOrder))
    if (rows.length === 0 || rows.includes(row)) console.log(`${row}\n  ${[...(holders.get(row) ?? [])].join('\n  ')}`)
