import { startTestPostgres } from 'supabase/testing'

/**
 * Playwright's global setup: the sites of a run share one PostgreSQL 17, each with a database of its own, unless the
 * environment asks for the embedded one (`TEST_DATABASE=embedded`).
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE === 'embedded') return undefined
  const postgres = await startTestPostgres()
  return () => postgres.stop()
}
