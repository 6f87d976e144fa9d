import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTypes, TYPES_FILE } from '../embedded/generate-types.ts'
import { useMigratedDatabase } from './use-migrated-database.ts'

const database = useMigratedDatabase()

test('the types of the database are those of the migrations (else: pnpm db:types)', async () => {
  expect(await readFile(TYPES_FILE, 'utf8')).toBe(await generateTypes(database))
})
