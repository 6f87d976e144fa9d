import fc from 'fast-check'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { queueHolds } from './mail-queue.commands.ts'
import { MIGRATED_DATABASES, type MigratedDatabase } from './migrated-databases.ts'
import { cases } from './test-cases.ts'

describe.for(MIGRATED_DATABASES)('on $name', ({ open }) => {
  if (open === null) {
    test.skip('the queue was not tried', () => undefined)
    return
  }
  let database: MigratedDatabase

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())

  test('whatever happens in whatever order, mails are due when they have to be, none is lost and none doubled', () =>
    fc.assert(queueHolds(database), cases(30, 0.005)))
})
