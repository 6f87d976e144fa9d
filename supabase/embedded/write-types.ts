/** `pnpm db:types`: writes the types of the database after a change of the migrations. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { generateTypes, TYPES_FILE } from './generate-types.ts'

await mkdir(dirname(TYPES_FILE), { recursive: true })
await writeFile(TYPES_FILE, await generateTypes())
console.log(`${relative(process.cwd(), TYPES_FILE)} is written.`)
