/** `pnpm db:types`: writes the types of the database after a change of the migrations. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { generateTypes, TYPES_FILE } from './generate-types.ts'
import { openMigratedDatabase } from './migrated-database.ts'
import { startTestPostgres } from './test-postgres.ts'

const postgres = await startTestPostgres()
const database = await openMigratedDatabase()
try {
  await mkdir(dirname(TYPES_FILE), { recursive: true })
  await writeFile(TYPES_FILE, await generateTypes(database))
  console.log(`${relative(process.cwd(), TYPES_FILE)} is written.`)
} finally {
  await database.close()
  await postgres.stop()
}
