type DatabaseError = { code?: unknown; message?: unknown; detail?: unknown; hint?: unknown }

/** Classes that lite leaves as 500 "SUP", with the status PostgREST gives them. */
function missingStatus(code: string): number | null {
  if (code === '23505' || code === '23503' || code === '23502') return null
  if (code.startsWith('23')) return 400
  // Codes that no standard knows are ours.
  if (code === 'P0001' || code.startsWith('RO')) return 400
  if (code.startsWith('40') || code.startsWith('57')) return 500
  return null
}

/**
 * Gives an error of the database the answer that PostgREST gives it: its SQLSTATE and status 400 for a check
 * violation (23514) or a `raise exception` (P0001, or a code of ours), where lite answers 500 "SUP". It uses PostgREST's own way
 * for chosen answers, the SQLSTATE `PGRST`; any other error passes unchanged.
 */
export function asPostgrestAnswers(error: unknown): unknown {
  const { code, message, detail, hint } = (error ?? {}) as DatabaseError
  const status = typeof code === 'string' ? missingStatus(code) : null
  if (status === null) return error
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  })
}
