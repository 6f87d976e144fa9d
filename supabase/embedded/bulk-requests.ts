/** Names that Storage removes in one call at most. */
const MAX_OBJECTS = 1000
const LISTED_COLUMN = /"((?:[^"]|"")*)"|[^,]+/g

type Judged = { request: Request; refusal?: undefined } | { refusal: Response }

/**
 * Holds a call that is about many things to the rules of PostgREST and Storage, where lite is laxer. What a row of an insert
 * lacks of the columns of the call is NULL, not the default, unless the call prefers `missing=default`; without columns all
 * rows have to have the same. Storage removes no more than 1,000 names at once.
 * @returns the request as lite has to take it, or the answer in its place
 */
export async function judgeBulk(request: Request): Promise<Judged> {
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && /^\/rest\/v1\/[^/]+$/.test(pathname)) return judgeRows(request)
  if (request.method === 'DELETE' && /^\/storage\/v1\/object\/[^/]+$/.test(pathname)) return judgeRemoval(request)
  return { request }
}

async function judgeRows(request: Request): Promise<Judged> {
  const rows = await jsonOf(request)
  const hasDefaults = /missing=default/.test(request.headers.get('prefer') ?? '')
  if (hasDefaults || !Array.isArray(rows) || !rows.every(isRow)) return { request }
  const columns = new URL(request.url).searchParams.get('columns')
  if (columns === null) return haveTheSameKeys(rows) ? { request } : { refusal: refuseDifferentKeys() }
  const empty = Object.fromEntries(namesIn(columns).map((name) => [name, null]))
  const body = JSON.stringify(rows.map((row) => ({ ...empty, ...row })))
  return { request: new Request(request.url, { method: request.method, headers: request.headers, body }) }
}

async function judgeRemoval(request: Request): Promise<Judged> {
  const { prefixes } = ((await jsonOf(request)) ?? {}) as { prefixes?: unknown }
  if (!Array.isArray(prefixes) || prefixes.length <= MAX_OBJECTS) return { request }
  const message = `Bulk object requests are limited to ${MAX_OBJECTS} objects per request.`
  return { refusal: Response.json({ statusCode: '400', error: 'InvalidRequest', message }, { status: 400 }) }
}

function refuseDifferentKeys(): Response {
  const refusal = { code: 'PGRST102', details: null, hint: null, message: 'All object keys must match' }
  return Response.json(refusal, { status: 400 })
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function haveTheSameKeys(rows: Record<string, unknown>[]): boolean {
  return new Set(rows.map((row) => JSON.stringify(Object.keys(row).sort()))).size <= 1
}

const namesIn = (columns: string): string[] =>
  [...columns.matchAll(LISTED_COLUMN)].map(([all, quoted]) => quoted?.replaceAll('""', '"') ?? all.trim())

const jsonOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => undefined)
