/** Why Supabase gave no usable answer: it is away, overloaded, shutting down, or what it answered makes no sense. */
export class UnavailableError extends Error {
  readonly service: 'database' | 'storage'

  /** @param cause what was thrown or answered instead */
  constructor(cause: unknown, service: 'database' | 'storage' = 'database') {
    super(`the ${service} is not available`, { cause })
    this.service = service
  }
}

/** The database refused a query; `code` is its SQLSTATE, or PostgREST's own. */
export class DatabaseError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The database refused a query because of the values in it: a type, a range or a check constraint. */
export class InvalidValueError extends DatabaseError {}

/** Whether the database refused a change after which no one could be administrator. */
export const isLastAdministrator = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23001' && error.message.includes('the last administrator')

/** Whether the database refused a write because of who does it: stopped, or without a role for it. */
export const isForbidden = (error: unknown): boolean => error instanceof DatabaseError && error.code === 'RO403'

/** Whether the database refused to take from the site, without a reason, what the law wants to be public. */
export const needsReason = (error: unknown): boolean => error instanceof DatabaseError && error.code === 'RO400'

/** Whether a unique constraint with `column` in its name or message refused the row. */
export function isTaken(error: unknown, column: string): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.message.includes(column)
}
