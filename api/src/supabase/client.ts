import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { clientNetwork } from '#lib/client-network.ts'
import { createSemaphore, type Semaphore } from '#lib/semaphore.ts'
import { createBreaker } from './breaker.ts'
import type { Database } from './database.ts'
import { DatabaseError, InvalidValueError, UnavailableError } from './errors.ts'
import { checkWritten } from './written-rows.ts'

export type Supabase = SupabaseClient<Database>

/** Milliseconds a call may take, answer included; a reader is cut off after fifteen seconds of silence. */
const TIMEOUTS = { rest: 3_000, storage: 20_000, functions: 25_000 }

/** Functions that change nothing. */
const READS = [
  'account_named',
  'account_of_link',
  'attention_findings',
  'attention_mail_of',
  'career_by_id',
  'careers_page',
  'content_version',
  'earlier_requests',
  'inquiries_page',
  'inquiries_summary',
  'is_unpublished_picture',
  'journal_page',
  'journal_people',
  'newsletter_mail_of',
  'listed_drafts',
  'may_send_newsletter',
  'news_addresses',
  'news_by_slug',
  'news_count',
  'news_page',
  'news_summaries',
  'newsletter_numbers',
  'newsletter_sendings_page',
  'next_mail_due',
  'next_news_change',
  'panel_counts',
  'places_of_links',
  'places_of_news',
  'preview_versions',
  'staff_news_counts',
  'staff_news_ids',
  'staff_news_page',
  'staff_users',
  'subscribers_page',
  'trash_page',
  'unused_inquiry_files',
  'unused_news_pictures',
]

/** PostgREST's code for a body that it cannot read: half a character (a lone surrogate). */
const NOT_JSON = 'PGRST102'

const isReadOfFunction = (path: string): boolean => READS.some((name) => path.endsWith(`/rpc/${name}`))

/** Classes of errors that another try may not meet: conflicts, no room, locks, time limits and shutdowns. */
const PASSING = ['40', '53', '55', '57']

/** Calls for visitors that are answered at once, and those that wait; all other places are for staff and writes. */
const VISITORS = { rest: { maxConcurrent: 4, maxQueued: 100 }, storage: { maxConcurrent: 8, maxQueued: 200 } }

/** Told of each call: of which service, with which status (0: no answer came), how many seconds it took. */
export type CallObserver = (service: string, status: number, seconds: number) => void

/** An answer of PostgREST: `code` is the SQLSTATE or PostgREST's own, empty when there was no answer at all. */
type Answer = { data: unknown; error: { code?: string; message: string } | null; status: number }
type DataOf<A> = A extends { error: null; data: infer Data } ? Data : never

/**
 * The one way to Supabase. No call is repeated because it failed (supabase-js would for 7 to 15 seconds), each ends within
 * its timeout, and a database that does not answer is left alone for a second: a hanging Supabase is an error, not a queue.
 */
export function createSupabase(
  config: { url: string; secretKey: string },
  timeouts = TIMEOUTS,
  observe: CallObserver = () => {},
  /** In which calls of a service wait for each other; the time of a call begins with its turn. */
  turns: Readonly<Record<string, Semaphore>> = {},
): Supabase {
  const unlessBroken = createBreaker<Response>(({ status }) => status >= 502)
  return createClient<Database>(config.url, config.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      fetch: async (input, init = {}) => {
        const [, service = 'rest'] = /\/(storage|functions)\/v1\//.exec(String(input)) ?? []
        const url = new URL(String(input))
        const call = async () => {
          const timeout = AbortSignal.timeout(timeouts[service as keyof typeof TIMEOUTS])
          const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
          const answer = await send(url, { ...init, signal })
          await checkWritten(url, init, answer)
          return answer
        }
        const observed = async (call: () => Promise<Response>) => {
          const begun = performance.now()
          let status = 0
          try {
            const answer = await call()
            status = answer.status
            return answer
          } finally {
            observe(service, status, (performance.now() - begun) / 1000)
          }
        }
        const work = () => observed(service === 'rest' ? () => unlessBroken(call) : call)
        return turns[service]?.run(work) ?? work()
      },
    },
  })
}

/**
 * The same for what clients may ask without end: few calls at once, and a limit to those that wait, beyond which a call is
 * refused as if Supabase were away. Networks take turns, so one that asks without end takes no place from the others. Its
 * failures are its own, so what visitors ask in vain ends neither writes nor staff.
 */
export function createVisitorSupabase(...[config, timeouts, observe]: Parameters<typeof createSupabase>): Supabase {
  const turns = Object.entries(VISITORS).map(([service, { maxConcurrent, maxQueued }]) => [
    service,
    createSemaphore(maxConcurrent, maxQueued, clientNetwork),
  ])
  return createSupabase(config, timeouts, observe, Object.fromEntries(turns))
}

/**
 * Supabase ends connections that are not used, and what is sent at that moment is lost before it is read: a read is
 * sent once more.
 */
async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    const isRead = ['GET', 'HEAD'].includes(init.method ?? 'GET') || isReadOfFunction(url.pathname)
    if (!isRead || !['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code ?? '')) throw error
    return fetch(url, init)
  }
}

/**
 * The data of a query.
 * @throws UnavailableError when Supabase is away, InvalidValueError when the database calls the values impossible, else
 * DatabaseError
 */
export async function ask<A extends Answer>(query: PromiseLike<A>): Promise<DataOf<A>> {
  return dataOf(await query)
}

/** The data of a query with `count: 'exact'`, and how many rows there are without its limit. @throws as `ask` */
export async function askWithCount<A extends Answer & { count: number | null }>(
  query: PromiseLike<A>,
): Promise<{ data: DataOf<A>; count: number }> {
  const answer = await query
  return { data: dataOf(answer), count: answer.count ?? 0 }
}

function dataOf<A extends Answer>({ data, error, status }: A): DataOf<A> {
  if (!error) return data as DataOf<A>
  const { code = '', message } = error
  if (code.startsWith('22') || code === '23514' || code === NOT_JSON) throw new InvalidValueError(code, message)
  const database = new DatabaseError(code, message)
  const isAnswer = /^(PGRST\d+|[0-9A-Z]{5})$/.test(code)
  if (!isAnswer || status === 429 || status >= 502 || PASSING.includes(code.slice(0, 2)))
    throw new UnavailableError(database)
  throw database
}
