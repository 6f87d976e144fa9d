import { randomBytes } from 'node:crypto'
import { ask, type Supabase } from '#supabase/client.ts'

const TOKEN = /^[\w-]{43}$/

/** Who wants the news by mail. Every method may throw 503. */
export function createNewsletterStore(supabase: Supabase, mailDue: () => void) {
  return {
    /** Stores an address once; the mail that asks to confirm goes later, and not to who is a subscriber. */
    async take(email: string): Promise<void> {
      const new_token = randomBytes(32).toString('base64url')
      await ask(supabase.rpc('take_subscription', { address: email.toLowerCase(), new_token }))
      mailDue()
    },

    /** @returns false for a link that is not ours, or older than 48 hours */
    async confirm(token: string): Promise<boolean> {
      return TOKEN.test(token) && (await ask(supabase.rpc('confirm_subscription', { of_token: token })))
    },

    /** Ends a subscription; a token that names none is as good. */
    async end(token: string): Promise<void> {
      if (TOKEN.test(token)) await ask(supabase.rpc('end_subscription', { of_token: token }))
    },
  }
}
export type NewsletterStore = ReturnType<typeof createNewsletterStore>
