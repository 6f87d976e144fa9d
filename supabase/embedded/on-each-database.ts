import { afterAll, beforeAll, describe, test } from 'vitest'
import { MIGRATED_DATABASES, type MigratedDatabase, type OpenedDatabase } from './migrated-databases.ts'

/**
 * Tries `tests` on every database that the site runs on, opened before the first of them; where the machine lacks one a
 * skipped test says that `subject` was not tried.
 */
export function onEachDatabase(subject: string, tests: (database: MigratedDatabase) => void): void {
  describe.for(MIGRATED_DATABASES)('on $name', ({ open }) => {
    if (open === null) {
      test.skip(`${subject} was not tried`, () => undefined)
      return
    }
    let opened: OpenedDatabase
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())
    tests({
      query: (sql) => opened.query(sql),
      session: () => opened.session(),
      get isConcurrent() {
        return opened.isConcurrent
      },
    })
  })
}
