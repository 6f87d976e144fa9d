import { lendSupabases } from 'supabase/shared'
import { startTestSupabase } from 'supabase/testing'

/** Vitest's global setup of the tests that need a Supabase: they share a few. */
export const setup = () => lendSupabases(startTestSupabase)
