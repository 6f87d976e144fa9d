import fc from 'fast-check'
import { test } from 'vitest'
import { queueHolds } from './mail-queue.commands.ts'
import { cases } from './test-cases.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const database = useMigratedDatabase()

test('whatever happens in whatever order, mails are due when they have to be, none is lost and none doubled', () =>
  fc.assert(queueHolds(database), cases(30, 0.005)))
