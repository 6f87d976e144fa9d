import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, startStubServer } from 'supabase/stub-server'
import { createDispatcher } from '#mail/mail.dispatcher.ts'
import { createMailQueue } from '#mail/mail.queue.ts'
import type { Supabase } from '#supabase/client.ts'
import type { Database } from '#supabase/database.ts'

/** A dispatcher in haste: without a pace (milliseconds) and with leases of two seconds unless others are given. */
export function createTestDispatcher(
  supabase: Supabase,
  { pace = 0, leaseSeconds = 2, newsletterMailsPerHour = 100_000 } = {},
) {
  const queue = createMailQueue(supabase, 'https://site.example', newsletterMailsPerHour)
  return createDispatcher(supabase, queue, { pace, retry: 200, idle: 200, leaseSeconds })
}

type Inquiry = Database['public']['Tables']['inquiries']['Insert']
type Mail = Database['public']['Tables']['mails']['Update']

/** Puts inquiries with their mails into the database as if they had come earlier. @returns their ids */
export async function storeInquiries(
  supabase: Supabase,
  inquiries: { inquiry: Inquiry; mail?: Mail }[],
): Promise<string[]> {
  const rows = inquiries.map(({ inquiry, mail }) => ({ inquiry: { id: randomUUID(), ...inquiry }, mail }))
  await supabase
    .from('inquiries')
    .insert(rows.map(({ inquiry }) => inquiry))
    .throwOnError()
  await supabase
    .from('mails')
    .insert(rows.map(({ inquiry: { id }, mail }) => ({ ...mail, id, kind: 'inquiry' as const })))
    .throwOnError()
  return rows.map(({ inquiry: { id } }) => id)
}

/** What a visitor sends. */
export function someInquiry(more: Record<string, unknown> = {}) {
  return {
    kind: 'contact' as const,
    category: 'packaging' as const,
    name: 'Anna Keller',
    phone: '+49 30 000 000',
    email: 'anna@example.com',
    message: `How thin is your foil? ${randomUUID()}`,
    ...more,
  }
}

export type SentMail = { to: string[]; subject: string; html: string; text: string; reply_to: string; from: string }
type Answer =
  | { status: number; body: unknown }
  | 'accepted, then cut off'
  | 'accepted, then silence'
  | 'malformed'
  | undefined

/** A stub of Resend on loopback that keeps keys as Resend does, counts, and breaks what a test wants broken. */
export async function startResend() {
  const accepted = new Map<string, SentMail>()
  let requests = 0
  let rule: (request: number) => Answer = () => undefined

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const mail = JSON.parse(await bodyOf(incoming)) as SentMail
    const key = String(incoming.headers['idempotency-key'])
    requests += 1
    const fault = rule(requests)
    const reply = (status: number, body: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (typeof fault === 'object') return void reply(fault.status, fault.body)
    accepted.set(key, accepted.get(key) ?? mail)
    if (fault === 'accepted, then silence') return
    if (fault === 'accepted, then cut off') return void outgoing.destroy()
    if (fault === 'malformed') return void outgoing.writeHead(200).end('<h1>OK</h1>')
    reply(200, { id: `mail-of-${key}` })
  }

  const { url, stop } = await startStubServer(answer)
  return {
    url,
    /** Mails by their idempotency key: what Resend would have sent, each once. */
    accepted,
    requests: () => requests,
    /** @param byNumber what to do with the nth request of all */
    breakWhen(byNumber: typeof rule): void {
      rule = byNumber
    },
    heal(): void {
      rule = () => undefined
    },
    stop,
  }
}
export type TestResend = Awaited<ReturnType<typeof startResend>>
