import { startTestPostgres } from './test-postgres.ts'

/** Vitest's global setup of the tests of `supabase`: they share one PostgreSQL, and each copies a database of it. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  return () => postgres.stop()
}
