import { z } from 'zod/mini'
import { UnavailableError } from './errors.ts'

/**
 * Rows as they came, once they are known to have what is read of them.
 * @param schema of one row; columns that it does not name are not looked at
 * @throws UnavailableError when Supabase has answered something else
 */
export function checkRows<Row>(schema: z.ZodMiniType, rows: Row[]): Row[] {
  const { error } = z.array(schema).safeParse(rows)
  if (error) throw new UnavailableError(error)
  return rows
}
