import { execFileSync } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openMigratedDatabase } from './migrated-database.ts'
import { SCHEMA_DUMP } from './schema-dump.ts'
import { startMigratedPostgres, testPostgres } from './test-postgres.ts'

/** What tries a migrated database on PostgreSQL 17, and here on the oldest that Supabase still runs. */
const FILES = [
  'access',
  'constraints',
  'last-administrator',
  'mail-queue',
  'moments',
  'required-roles',
  'restoration',
  'sessions',
  'usernames',
]

/** The `bin` folder of a PostgreSQL 15 on the PATH, or `null` when this machine has none. */
async function postgres15(): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin']) {
    const program = await realpath(join(folder, 'postgres')).catch(() => null)
    if (program && / 15\./.test(execFileSync(program, ['--version'], { encoding: 'utf8' }))) return dirname(program)
  }
  return null
}

const bin = await postgres15()
if (bin === null) test.skip('nothing was tried on PostgreSQL 15, which is not on this machine', () => undefined)
else {
  const postgres17 = testPostgres()
  const { server, stop } = await startMigratedPostgres(bin)
  afterAll(stop)
  process.env.TEST_POSTGRES = JSON.stringify(server)

  test('F38 both versions have the same schema', async () => {
    const [first, second] = await Promise.all([server, postgres17].map(linesOf))
    expect(first?.length).toBeGreaterThan(100)
    expect(first).toEqual(second)
  })
  for (const file of FILES) describe(file, () => import(`./${file}.test.ts`).then(() => undefined))
}

async function linesOf(server: ReturnType<typeof testPostgres>): Promise<unknown[]> {
  const database = await openMigratedDatabase(server)
  const { rows } = await database.query(SCHEMA_DUMP)
  await database.close()
  return rows.map(({ line }) => line)
}
