import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { supabaseFolder } from '../embedded/settings.ts'

/** The files of the seed whose rows the API's tests find: documents, dates and people, but no news and no positions. */
const FILES = ['facts.sql', 'samples.sql']
const read = () => Promise.all(FILES.map((file) => readFile(join(supabaseFolder, 'seed', file), 'utf8')))

/** Puts them into a migrated database. */
export async function plantFirstRows(client: pg.Client): Promise<void> {
  for (const sql of await read()) await client.query(sql)
}

/** The rows of a table, without the columns that the seed leaves to their defaults. */
export async function readFirstRows(table: string): Promise<Record<string, unknown>[]> {
  const quoted = (await read()).flatMap((sql) => sql.split(`$${table}$`).filter((_, index) => index % 2 === 1))
  return quoted.flatMap((rows) => JSON.parse(rows))
}
