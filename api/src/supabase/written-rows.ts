import { z } from 'zod/mini'

const row = z.record(z.string(), z.unknown())
const rows = z.array(row)

/**
 * Judges what PostgREST answers to a successful write of rows: nothing, unless the rows are asked for; then each of them has
 * the columns that are asked for or, of all columns, those that were sent. Calls of functions are not looked at.
 * @throws when something else answers in its place, a proxy say: no one may be told then that something is stored
 */
export async function checkWritten(url: URL, { method = 'GET', headers, body }: RequestInit, answer: Response) {
  const isWrite = ['POST', 'PATCH', 'PUT', 'DELETE'].includes(method) && /\/rest\/v1\/(?!rpc\/)/.test(url.pathname)
  if (!isWrite || !answer.ok) return
  const said = await answer.clone().text()
  const asked = new Headers(headers)
  if (!asked.get('prefer')?.includes('return=representation')) {
    if (said !== '') throw new Error(`${method} ${url.pathname} is answered with what no one asked for`)
    return
  }
  const isOne = asked.get('accept')?.includes('vnd.pgrst.object') === true
  const written = rows.parse(isOne ? [JSON.parse(said)] : JSON.parse(said))
  const missing = columnsOf(url, body).find((column) => written.some((each) => !(column in each)))
  if (missing !== undefined) throw new Error(`${method} ${url.pathname} is answered without ${missing}`)
}

/** Columns that every answered row has; of what is embedded or renamed nothing is known. */
function columnsOf(url: URL, body: RequestInit['body']): string[] {
  const select = url.searchParams.get('select') ?? '*'
  if (select !== '*')
    return select
      .replace(/\([^()]*\)/g, '()')
      .split(',')
      .filter((name) => /^\w+$/.test(name))
  if (typeof body !== 'string') return []
  const sent: unknown = JSON.parse(body)
  return Object.keys(row.parse(Array.isArray(sent) ? (sent[0] ?? {}) : sent))
}
