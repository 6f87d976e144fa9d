import { createClient } from '@supabase/supabase-js'
import type { z } from 'zod/mini'
import type { MailOutcome } from './mail-calls.ts'
import { createPost, type Mail } from './mail-post.ts'

type Environment = Record<string, string | undefined>
type Call = { id: string; mailing: number }

const BUDGET = 10_000

/**
 * An edge function that sends one mail a call, and writes into the row that it is sent.
 * 401 without the secret key, 400 for what is no call; else 200 with a `MailOutcome`, or 500, and then the mail may be
 * on its way: the same call once more still sends it once.
 */
export function createMailFunction<C extends Call>(
  env: Environment,
  parts: {
    call: z.ZodMiniType<C>
    compose: (call: C, env: Environment) => Mail
    /** A second mail of the call; that it is refused changes nothing, for its address is not confirmed. */
    receipt?: (call: C) => Mail | null
    /** The database's function that says, right before the mail goes, whether it is still wanted. */
    question?: 'may_send_newsletter'
    /** Whether the mail goes to others than the database has named, which its row is told. */
    isTrial?: boolean
    /** The idempotency key; left out, that of the row. */
    keyOf?: (call: C) => string
  },
): (request: Request) => Promise<Response> {
  const keys = secretKeys(env)
  return async (request) => {
    // The database is asked with the key of the call: of those that the function knows another may be one that was deleted.
    const secret = await ourKey(request, keys)
    if (secret === null) return Response.json({ error: 'the secret key is missing' }, { status: 401 })
    const parsed = parts.call.safeParse(await request.json().catch(() => null))
    if (!parsed.success) return Response.json({ error: 'not a call', issues: parsed.error.issues }, { status: 400 })
    const call = parsed.data
    try {
      const post = createPost(needed(env, 'RESEND_API_KEY'), env.RESEND_BASE_URL)
      if (parts.question && !(await isWanted(env, secret, parts.question, call)))
        return Response.json({ outcome: 'dropped', note: 'it is no longer wanted' })
      const key = parts.keyOf?.(call) ?? (call.mailing === 1 ? call.id : `${call.id}/${call.mailing}`)
      const ended = await post(parts.compose(call, env), key)
      const receipt = ended.outcome === 'sent' ? parts.receipt?.(call) : null
      if (receipt) {
        const { outcome, note } = await post(receipt, `${key}/receipt`)
        if (outcome === 'retry') return Response.json({ outcome, note })
      }
      if (ended.outcome === 'sent') await write(env, secret, call, ended, parts.isTrial)
      return Response.json(ended)
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : String(error) }, { status: 500 })
    }
  }
}

function database(env: Environment, secret: string) {
  return createClient(needed(env, 'SUPABASE_URL'), secret, { auth: { persistSession: false } })
}

async function isWanted(env: Environment, secret: string, question: string, { id }: Call): Promise<boolean> {
  const asked = database(env, secret).rpc(question, { mail_id: id })
  const { data, error } = await asked.abortSignal(AbortSignal.timeout(BUDGET))
  if (error) throw new Error(`the database does not say whether the mail may go: ${error.message}`)
  return data === true
}

async function write(env: Environment, secret: string, { id, mailing }: Call, ended: MailOutcome, isTrial?: boolean) {
  const settled = database(env, secret).rpc('settle_mail', {
    mail_id: id,
    of_mailing: mailing,
    ...ended,
    ...(isTrial !== undefined && { to_trial: isTrial }),
  })
  const { error } = await settled.abortSignal(AbortSignal.timeout(BUDGET))
  if (error) throw new Error(`the mail is sent, but the row does not say so: ${error.message}`)
}

/** The keys that Supabase gives its functions. @throws when there are none */
function secretKeys(env: Environment): string[] {
  const keys = Object.values(JSON.parse(env.SUPABASE_SECRET_KEYS || '{}') as Record<string, string>)
  if (env.SUPABASE_SERVICE_ROLE_KEY) keys.push(env.SUPABASE_SERVICE_ROLE_KEY)
  if (keys.length === 0) throw new Error('SUPABASE_SECRET_KEYS is missing.')
  return keys
}

/** The key that a request came with, if it is one of ours. Compares digests, whose order says nothing about the key to who measures the time. */
async function ourKey(request: Request, keys: string[]): Promise<string | null> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = request.headers.get('apikey') ?? bearer ?? ''
  const digests = await Promise.all(keys.map(digest))
  return digests.includes(await digest(given)) ? given : null
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(bytes).join()
}

function needed(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is missing.`)
  return value
}
