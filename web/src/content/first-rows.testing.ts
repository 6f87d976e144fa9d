import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const seed = ['samples.sql', 'facts.sql']
  .map((file) => readFileSync(join(import.meta.dirname, '../../../supabase/seed', file), 'utf8'))
  .join('\n')

/**
 * The rows that the seed brings into a table, documents in the order of their sections: nowhere else do they stand. Columns
 * that it leaves to their defaults are missing.
 */
export function firstRows<Row>(name: 'documents' | 'events' | 'people'): readonly Row[] {
  const quoted = seed.split(`$${name}$`).filter((_, index) => index % 2 === 1)
  return quoted.flatMap((rows) => JSON.parse(rows))
}
