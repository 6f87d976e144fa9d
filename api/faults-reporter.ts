import type { Reporter, TestModule } from 'vitest/node'

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

/** Prints what the faults of a run did, as `tellFault` wrote it down. */
export const faultsReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const faults = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => test.meta().fault ?? [])
      .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    if (faults.length === 0) return
    const widest = Math.max(...faults.map(({ name }) => name.length))
    const line = (name: string, cells: string[]) => `${name.padEnd(widest)}  ${cells.join('  ')}\n`
    const rows = faults.map((fault) =>
      line(
        fault.name,
        COLUMNS.map(([key, title]) => String(fault[key]).padStart(title.length)),
      ),
    )
    const titles = COLUMNS.map(([, title]) => title)
    process.stdout.write(`\n${line('fault', titles)}${rows.join('')}`)
  },
}
