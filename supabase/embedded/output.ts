/** Writes a line of the embedded Supabase itself. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes a line of JSON, as the API does. */
export function log(level: 'warn' | 'error', msg: string, details: Record<string, unknown> = {}): void {
  process.stderr.write(`${JSON.stringify({ level: level === 'warn' ? 40 : 50, time: Date.now(), ...details, msg })}\n`)
}

/** What may be said of an error: its message and details hold what visitors wrote, its codes and places do not. */
export function describeError(error: unknown): Record<string, unknown> {
  const { name, code, table, constraint, routine, stack } = error as Record<string, unknown>
  const places = String(stack ?? '').split('\n')
  const [at] = places.filter((line) => line.startsWith('    at '))
  return { err: { name, code, table, constraint, routine, at: at?.trim() } }
}

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/**
 * Takes the place of `console`: packages print failed queries with all their values, and those are names, addresses and
 * messages of visitors. Of an error one line stays, without them; other lines are dropped.
 */
export function silencePackages(): void {
  const keepErrors = (...printed: unknown[]) => {
    const error = printed.find((one) => one instanceof Error)
    if (error) log('warn', 'the database refused a request', describeError(error))
  }
  for (const method of METHODS) console[method] = keepErrors
}
