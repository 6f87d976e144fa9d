/** `pnpm db:types`: writes the types of the database after a change of the migrations. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { onDatabase } from './database.ts'
import { generateTypes, TYPES_FILE } from './generate-types.ts'
import { startPostgres } from './postgres.ts'
import { removeFolder } from './remove-folder.ts'
import { setUpDatabase } from './served-database.ts'
import { readSettings } from './settings.ts'

const folder = await mkdtemp(join(tmpdir(), 'supabase-types-'))
const { server, stop } = await startPostgres({ data: join(folder, 'data'), isKept: false })
try {
  await setUpDatabase(server, 'postgres', await readSettings())
  const types = await onDatabase(server, 'postgres', generateTypes)
  await mkdir(dirname(TYPES_FILE), { recursive: true })
  await writeFile(TYPES_FILE, types)
  console.log(`${relative(process.cwd(), TYPES_FILE)} is written.`)
} finally {
  await stop()
  await removeFolder(folder)
}
