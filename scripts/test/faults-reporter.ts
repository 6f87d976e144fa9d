import { basename } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { FaultCounts } from '../../api/testing/faults.ts'

const COLUMNS = [
  ['repetitions', 'tried'],
  ['acknowledged', 'acknowledged'],
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['altered', 'altered'],
  ['halfPublished', 'half published'],
  ['orphans', 'orphans'],
  ['wrongAnswers', 'wrong answers'],
] as const

type Row = { name: string } & Partial<FaultCounts>

/**
 * Prints what the faults of a run did, as `tellFault` wrote it down. A test that names a fault in its title and does
 * not count is one that was tried; it stands in the row of its file.
 */
export const faultsReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const counted: Row[] = tests.flatMap((test) => test.meta().fault ?? [])
    const rows = [...counted, ...plainRows(tests)].sort((one, other) =>
      one.name.localeCompare(other.name, 'en', { numeric: true }),
    )
    if (rows.length === 0) return
    const widest = Math.max(...rows.map(({ name }) => name.length))
    const line = (name: string, cells: string[]) => `${name.padEnd(widest)}  ${cells.join('  ')}\n`
    const titles = COLUMNS.map(([, title]) => title)
    const lines = rows.map((row) =>
      line(
        row.name,
        COLUMNS.map(([key, title]) => String(row[key] ?? '').padStart(title.length)),
      ),
    )
    process.stdout.write(`\n${line('fault', titles)}${lines.join('')}`)
  },
}

function plainRows(tests: TestCase[]): Row[] {
  const rows = new Map<string, Row>()
  for (const test of tests) {
    const { state } = test.result()
    if (test.meta().fault || !['passed', 'failed'].includes(state)) continue
    for (const [fault] of test.fullName.matchAll(/\bF\d+\b/g)) {
      const name = `${fault} in ${basename(test.module.moduleId)}`
      const { repetitions = 0, wrongAnswers = 0 } = rows.get(name) ?? {}
      const failed = state === 'failed' ? 1 : 0
      rows.set(name, { name, repetitions: repetitions + 1, wrongAnswers: wrongAnswers + failed })
    }
  }
  return [...rows.values()]
}
