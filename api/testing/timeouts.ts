/** Milliseconds for a call of Supabase by what is tested: on a busy machine late is not lost. */
export const LONG_TIMEOUTS = { rest: 60_000, storage: 120_000, functions: 120_000 }
