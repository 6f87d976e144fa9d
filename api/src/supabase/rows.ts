import { z } from 'zod/mini'
import { UnavailableError } from './errors.ts'

/**
 * What a function of the database answers that says yes or no, once it is known to say either.
 * @throws UnavailableError when Supabase has answered something else
 */
export function checkYesOrNo(answer: unknown): boolean {
  if (typeof answer !== 'boolean') throw new UnavailableError(new Error('a function has answered neither yes nor no'))
  return answer
}

/**
 * What a function of the database counts, once it is known to be a number.
 * @throws UnavailableError when Supabase has answered something else
 */
export function checkNumber(answer: unknown): number {
  if (typeof answer !== 'number') throw new UnavailableError(new Error('a function has not answered a number'))
  return answer
}

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
