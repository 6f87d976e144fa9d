import { lendSupabases } from 'supabase/shared'
import { startTestPostgres } from 'supabase/test-postgres'
import { startTestSupabase } from 'supabase/testing'

/**
 * Vitest's global setup of the tests that need a Supabase: they share a few, whose databases are those of one PostgreSQL 17,
 * or the one that the environment names (`TEST_SUPABASE_URL`).
 */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = process.env.TEST_SUPABASE_URL ? null : await startTestPostgres()
  const stopAll = await lendSupabases(startTestSupabase)
  return async () => {
    try {
      await stopAll()
    } finally {
      await postgres?.stop()
    }
  }
}
