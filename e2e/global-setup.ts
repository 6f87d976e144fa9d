import { startTestPostgres } from 'supabase/test-postgres'

/** Playwright's global setup: the sites of a run share one PostgreSQL 17, each with a database of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  return () => postgres.stop()
}
