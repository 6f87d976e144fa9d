import { emailTaken, tooManyAttempts } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'

/** Seconds after which another address may be asked for. */
const WAIT = 60 * 60

/** Addresses that accounts want for their mails; each is proven by the link of a mail to it. Every method may throw 503. */
export function createAccountAddresses(supabase: Supabase, mailDue: () => void) {
  return {
    /** The address that waits for its link; `null` when none does. */
    async unconfirmed(account: string): Promise<string | null> {
      const query = supabase.from('account_mails').select('new_address').eq('admin_id', account).eq('kind', 'address')
      const open = query.is('used_at', null).gt('expires_at', new Date().toISOString()).limit(1)
      return (await ask(open.maybeSingle()))?.new_address ?? null
    },

    /** Sends a link to the address. @throws 409 when it is that of another account; 429 after three within an hour */
    async ask(account: string, address: string): Promise<void> {
      const answer = await ask(supabase.rpc('ask_for_address', { account, address }))
      if (answer === 'taken') throw emailTaken()
      if (answer === 'tooMany') throw tooManyAttempts(WAIT)
      if (answer !== 'asked') throw new UnavailableError(new Error('a function has answered something else'))
      mailDue()
    },

    /** Warns the owner of an account that someone knows its password, at most once a day. */
    async warn(account: string): Promise<void> {
      if (await ask(supabase.rpc('warn_account', { account }))) mailDue()
    },
  }
}
export type AccountAddresses = ReturnType<typeof createAccountAddresses>
