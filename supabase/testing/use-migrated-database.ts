import { afterAll, beforeAll } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './migrated-database.ts'

/** A migrated database of the file's own, opened before the first of its tests and dropped after the last. */
export function useMigratedDatabase(): Omit<MigratedDatabase, 'close'> {
  let opened: MigratedDatabase
  beforeAll(async () => {
    opened = await openMigratedDatabase()
  })
  afterAll(() => opened?.close())
  return {
    query: (sql) => opened.query(sql),
    session: () => opened.session(),
  }
}
