/** Parameters of the Data API that choose no rows. */
const NOT_A_FILTER = ['columns', 'limit', 'offset', 'on_conflict', 'order', 'select']
const STATEMENTS: Record<string, string> = { PATCH: 'UPDATE', DELETE: 'DELETE' }

/**
 * Supabase's answer to a PATCH or DELETE of whole tables, which its `safeupdate` refuses and the embedded one would do;
 * `null` for every other request.
 */
export function refusalOfUnfiltered({ method, url }: Request): Response | null {
  const statement = STATEMENTS[method]
  const { pathname, searchParams } = new URL(url)
  if (!statement || !pathname.startsWith('/rest/v1/')) return null
  if ([...searchParams.keys()].some((name) => !NOT_A_FILTER.includes(name))) return null
  const message = `${statement} requires a WHERE clause`
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 })
}
