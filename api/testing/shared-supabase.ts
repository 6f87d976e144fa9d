import { lendSupabases } from 'supabase/shared'
import { startTestPostgres, startTestSupabase } from 'supabase/testing'

/**
 * Vitest's global setup of the tests that need a Supabase: they share a few, whose databases are those of one PostgreSQL 17
 * unless the environment names another kind (`TEST_DATABASE=embedded`, `TEST_SUPABASE_URL`).
 */
export async function setup(): Promise<() => Promise<void>> {
  const { TEST_DATABASE, TEST_SUPABASE_URL } = process.env
  const postgres = TEST_DATABASE === 'embedded' || TEST_SUPABASE_URL ? null : await startTestPostgres()
  const stopAll = await lendSupabases(startTestSupabase)
  return async () => {
    try {
      await stopAll()
    } finally {
      await postgres?.stop()
    }
  }
}
