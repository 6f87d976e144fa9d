import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createFunctions } from '../embedded/functions.ts'
import type { Keys } from '../embedded/keys.ts'
import { mailTo } from '../embedded/launch.ts'
import { readFirstRows } from './first-rows.ts'

/** A Supabase that was there before the tests, of whatever kind. */
export type ExternalSupabase = { url: string; keys: Keys }

const TABLES = [
  ...[
    'sessions',
    'account_links',
    'account_mails',
    'admins',
    'inquiry_files',
    'inquiries',
    'newsletter_sendings',
    'newsletter',
    'newsletter_months',
    'snoozes',
  ],
  ...['careers', 'news', 'journal', 'staged_pictures'],
]
const BUCKETS = ['news', 'inquiries', 'documents', 'people']
/** Rows or files that are read in one call; max_rows of config.toml cuts what is longer. */
const LISTED = 500
/** Ids that are named in one address. */
const NAMED = 100

/** The one that `TEST_SUPABASE_URL` and `TEST_SUPABASE_SECRET_KEY` name, if they do. */
export function externalSupabase(env: NodeJS.ProcessEnv = process.env): ExternalSupabase | null {
  const { TEST_SUPABASE_URL: url, TEST_SUPABASE_SECRET_KEY: secret, TEST_SUPABASE_PUBLISHABLE_KEY: publishable } = env
  return url && secret ? { url, keys: { secret, publishable: publishable ?? '' } } : null
}

/**
 * Empties it, rows and files. With `mail`, its functions are those of this project on this machine's Deno, behind a gateway
 * that passes everything else on, for where mails go is told to functions when they start.
 */
export async function takeOver(
  { url, keys }: ExternalSupabase,
  mail?: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  await empty(url, keys.secret)
  if (mail === undefined) return { url, stop: async () => undefined }
  const functions = createFunctions({ url, keys, environment: mailTo(mail) })
  const gateway = createAdaptorServer({
    fetch: async (request) => {
      const called = functions.nameIn(request)
      if (called) return functions.call(called, request)
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = request.body === null ? null : await request.arrayBuffer()
      return fetch(url + pathname + search, { method, headers: withoutHost(headers), body })
    },
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  return {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    async stop() {
      gateway.close()
      if ('closeAllConnections' in gateway) gateway.closeAllConnections()
      await functions.close()
    },
  }
}

async function empty(url: string, secretKey: string): Promise<void> {
  const client = createClient(url, secretKey)
  await client.from('document_files').delete().not('created_at', 'is', null).throwOnError()
  await bringRows(client, 'documents', ['section', 'name'])
  await bringRows(client, 'events', ['name'])
  await bringRows(client, 'people', ['name'])
  await bringDeputy(client)
  for (const table of TABLES) await client.from(table).delete().not('created_at', 'is', null).throwOnError()
  for (const bucket of BUCKETS) await emptyBucket(client.storage.from(bucket))
}

/** Puts the rows that the seed brings back as they came, when tests have changed them, and takes away all others. */
async function bringRows(client: SupabaseClient, collection: string, key: string[]): Promise<void> {
  const first = await readFirstRows(collection)
  const keyOf = (row: Record<string, unknown>) => key.map((column) => row[column]).join('/')
  const known = new Set(first.map(keyOf))
  const changed = await idsWithVersions(client, collection)

  const data = await allRows((from, to) => client.from(collection).select().order('id').range(from, to).throwOnError())
  const isAsItCame = (row: Record<string, unknown>) =>
    known.has(keyOf(row)) && !changed.has(row.id) && !row.updated_by && !row.deleted_at
  const wrong = data.filter((row) => !isAsItCame(row)).map(({ id }) => id)
  for (let start = 0; start < wrong.length; start += NAMED) {
    const ids = wrong.slice(start, start + NAMED)
    await client.from(collection).delete().in('id', ids).throwOnError()
  }
  const kept = new Set(data.filter(isAsItCame).map(keyOf))
  const missing = first.filter((row) => !kept.has(keyOf(row)))
  if (missing.length > 0) await client.from(collection).insert(missing).throwOnError()
}

/** Whatever was changed has versions, also what no account has changed. */
async function idsWithVersions(client: SupabaseClient, collection: string): Promise<Set<unknown>> {
  const versions = (from: number, to: number) =>
    client
      .from('collection_versions')
      .select('item_id')
      .eq('collection', collection)
      .order('item_id')
      .order('version')
      .range(from, to)
      .throwOnError()
  return new Set((await allRows(versions)).map(({ item_id }) => item_id))
}

async function allRows<Row>(page: (from: number, to: number) => PromiseLike<{ data: Row[] }>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await page(rows.length, rows.length + LISTED - 1)
    rows.push(...data)
    if (data.length < LISTED) return rows
  }
}

/** The one leave that the seed brings names its deputy by an id. */
async function bringDeputy(client: SupabaseClient): Promise<void> {
  const { data } = await client.from('people').select('id').eq('name', 'krasimir-daskalov').single().throwOnError()
  const away = client.from('people').update({ deputy: data.id }).eq('name', 'milena-tsoneva').is('deputy', null)
  const changed = (await away.select('id').throwOnError()).data.map(({ id }) => id)
  if (changed.length === 0) return
  // The version before it would be one that no test has made.
  await client.from('collection_versions').delete().eq('collection', 'people').in('item_id', changed).throwOnError()
}

async function emptyBucket(bucket: ReturnType<SupabaseClient['storage']['from']>): Promise<void> {
  for (;;) {
    const { data, error } = await bucket.list('', { limit: LISTED })
    if (error) throw error
    if (data.length === 0) return
    const removed = await bucket.remove(data.map(({ name }) => name))
    if (removed.error) throw removed.error
  }
}

function withoutHost(headers: Headers): Headers {
  const others = new Headers(headers)
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) others.delete(name)
  return others
}
