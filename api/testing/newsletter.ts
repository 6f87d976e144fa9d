import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import type { Supabase } from '#supabase/client.ts'

/** Puts confirmed subscribers into the database. @returns their addresses, in order */
export async function storeSubscribers(
  supabase: Supabase,
  count: number,
  language: Language = 'en',
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    email: `${randomUUID()}@example.com`,
    token: randomUUID().padEnd(43, '-'),
    language,
    confirmed_at: new Date().toISOString(),
  }))
  await supabase.from('newsletter').insert(rows).throwOnError()
  return rows.map(({ email }) => email).sort()
}

/** As if no item had ever been sent, and no one had subscribed. */
export async function clearNewsletter(supabase: Supabase): Promise<void> {
  await supabase.from('newsletter_sendings').delete().neq('label', '-').throwOnError()
  await supabase.from('newsletter').delete().neq('email', '').throwOnError()
}
