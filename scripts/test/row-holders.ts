/** Where a test asks: from the rule to the whole site in a browser; or only within `pnpm test full`. */
export type Level = 'rule' | 'database' | 'API' | 'HTML' | 'component' | 'browser' | 'full'

/** A test that names a row of the specification. */
export interface Holder {
  file: string
  line: number
  title: string
  level: Level
}

const LEVELS: [RegExp, Level][] = [
  [/\.full\./, 'full'],
  [/\.spec\.ts$/, 'browser'],
  [/\.browser\.test\.tsx$/, 'component'],
  [/^e2e\//, 'HTML'],
  [/\.db\.test\.ts$/, 'API'],
  [/^supabase\//, 'database'],
]

/** The numbers at the beginning of a text or in a list of tags, and the text after them. */
const NAMED = /['"`]@?((?:[A-Z]{2,}-\d+ ?)+)([^'"`\n]{0,200})/g

/** What a test is called, before its tags. */
const TITLE = /\(\s*(['"`])([^\n]+?)\1,/g

/**
 * Which rows the tests of files name: before a title, in the tags of a test, or as the first word of a row of cases.
 * @param files paths from the root with `/`, and the texts of the files
 * @returns the tests of each row, in the order of the files
 */
export function findHolders(files: Iterable<readonly [file: string, text: string]>): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>()
  for (const [file, text] of files)
    for (const { 1: numbers = '', 2: title = '', index } of text.matchAll(NAMED)) {
      const before = text.slice(0, index)
      const holder = {
        file,
        line: before.split('\n').length,
        title: title.trim() || ([...before.matchAll(TITLE)].at(-1)?.[2] ?? ''),
        level: levelOf(file),
      }
      for (const row of numbers.trim().split(' ')) holders.set(row, [...(holders.get(row) ?? []), holder])
    }
  return holders
}

/** Of rows those without a test that `pnpm test` runs. */
export function rowsWithoutTest(rows: string[], holders: Map<string, Holder[]>): string[] {
  return rows.filter((row) => !holders.get(row)?.some(({ level }) => level !== 'full'))
}

function levelOf(file: string): Level {
  return LEVELS.find(([pattern]) => pattern.test(file))?.[1] ?? 'rule'
}
