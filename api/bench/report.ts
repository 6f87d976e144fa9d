import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

/** What was measured: by row, the figures by column. */
export type Rows = Record<string, Record<string, string | number>>

const root = join(import.meta.dirname, '../..')

/**
 * Prints what a bench has measured, and writes it with date, commit and load average between the marks
 * `<!-- bench NAME -->` and `<!-- end -->` of a document.
 * @param head of the first column
 * @param notes sentences below the table
 * @param document below the root of the project
 * @throws when the document has no such marks
 */
export function reportBench(
  name: string,
  {
    head,
    rows,
    notes = [],
    document = 'docs/performance.md',
  }: {
    head: string
    rows: Rows
    notes?: string[]
    document?: string
  },
): void {
  console.table(rows)
  for (const note of notes) console.log(note)
  const file = join(root, document)
  const text = readFileSync(file, 'utf8')
  const begin = `<!-- bench ${name} -->\n`
  const from = text.indexOf(begin)
  const to = text.indexOf('<!-- end -->', from)
  if (from < 0 || to < 0) throw new Error(`${document} has no section for the bench ${name}.`)
  const section = [tableOf(head, rows), ...notes, circumstances()].join('\n\n')
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n${section}\n\n${text.slice(to)}`)
}

/** When and of what it was measured; the load average is that of the last minute. */
function circumstances(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const [load = 0] = loadavg()
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, load average ${load.toFixed(1)}.`
}

function tableOf(head: string, rows: Rows): string {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))]
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line([head, ...columns]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...Object.entries(rows).map(([name, row]) => line([name, ...columns.map((column) => row[column] ?? '')])),
  ].join('\n')
}
