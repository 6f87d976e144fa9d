import { ask, type Supabase } from '#supabase/client.ts'
import { isTaken } from '#supabase/errors.ts'
import { hashPassword, isPassword } from './password.ts'

/** Shortest password of a staff account. */
export const MIN_PASSWORD = 8

class AccountError extends Error {}

/** Staff accounts of the table `admins`; the database ends the sessions of one whose password or right changes. */
export function createAccounts(supabase: Supabase) {
  /** The account with this name, in capital letters or not. */
  async function find(username: string) {
    return ask(supabase.rpc('account_named', { name: username }).maybeSingle())
  }

  async function existing(username: string) {
    const account = await find(username)
    if (!account) throw new AccountError(`There is no account ${username}.`)
    return account
  }

  return {
    find,

    /** @throws AccountError when there is no such account */
    existing,

    /** All accounts, by name. */
    async all() {
      return ask(supabase.from('admins').select('username, created_at, disabled_at').order('username'))
    },

    async isThereAny(): Promise<boolean> {
      const rows = await ask(supabase.from('admins').select('id').is('disabled_at', null).limit(1))
      return rows.length > 0
    },

    /** @throws AccountError when the name is taken */
    async create(username: string, password: string): Promise<void> {
      try {
        await ask(supabase.from('admins').insert({ username, password_hash: await hashPassword(password) }))
      } catch (error) {
        if (isTaken(error, 'username')) {
          const { username: known } = await existing(username)
          throw new AccountError(`There is an account ${known} already.`)
        }
        throw error
      }
    },

    /** Sets a password and ends every session of the account. @throws AccountError when there is no such account */
    async setPassword(username: string, password: string): Promise<void> {
      const { id } = await existing(username)
      await ask(
        supabase
          .from('admins')
          .update({ password_hash: await hashPassword(password) })
          .eq('id', id),
      )
    },

    /** Ends every session of an account and lets it sign in no more. @throws AccountError when there is none */
    async disable(username: string): Promise<void> {
      const { id } = await existing(username)
      await ask(supabase.from('admins').update({ disabled_at: new Date().toISOString() }).eq('id', id))
    },

    /** Makes sure that the account exists with this password; leaves it and its sessions alone when it does. */
    async ensure(username: string, password: string): Promise<void> {
      const account = await find(username)
      if (!account) return this.create(username, password)
      if (!(await isPassword(password, account.password_hash))) await this.setPassword(username, password)
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
