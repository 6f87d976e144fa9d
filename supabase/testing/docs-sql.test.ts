import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LINK_TOKEN } from 'supabase/mail-calls'
import { expect, test } from 'vitest'
import { useMigratedDatabase } from './use-migrated-database.ts'

const docs = join(import.meta.dirname, '../../docs')
const STATEMENT = /`((?:update|delete from|insert into|select) [^`]+)`/g
const statements = globSync('*.md', { cwd: docs }).flatMap((file) =>
  [...readFileSync(join(docs, file), 'utf8').matchAll(STATEMENT)].map(([, sql = '']) => ({ file, sql })),
)

const database = useMigratedDatabase()

test('each statement that the docs name is one that the database runs', async () => {
  expect(statements.length).toBeGreaterThan(0)
  for (const { sql } of statements) await database.query(`explain ${sql.replaceAll('…', 'x')}`)
})

test('links that were made worthless are followed by links that are ones', async () => {
  const [renewal] = statements.filter(({ sql }) => sql.startsWith('update newsletter set token'))
  await database.query(`insert into newsletter (email, token) values ('docs@example.com', repeat('a', 43))`)
  await database.query(String(renewal?.sql))
  const { rows } = await database.query(`select token from newsletter where email = 'docs@example.com'`)
  const [token] = rows.map((row) => String(row.token))
  expect(token).toMatch(LINK_TOKEN)
  const { rows: ended } = await database.query(`select end_subscription('${token}') as ended`)
  expect(ended).toHaveLength(1)
  await database.query(`delete from newsletter where email = 'docs@example.com'`)
})
