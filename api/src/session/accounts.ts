import type { Role } from '#contract/roles.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isLastAdministrator, isTaken } from '#supabase/errors.ts'
import { hashPassword, isPassword, type PasswordCost } from './password.ts'

/** Shortest password of a staff account. */
export const MIN_PASSWORD = 8

class AccountError extends Error {}

/**
 * Staff accounts of the table `admins`; the database ends the sessions of one whose password or right changes.
 * @param passwordCost of the hashes it makes; that of `password.ts` unless given
 */
export function createAccounts(supabase: Supabase, passwordCost?: PasswordCost) {
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

    async byId(id: string) {
      return ask(supabase.from('admins').select().eq('id', id).maybeSingle())
    },

    /** All accounts, by name. */
    async all() {
      return ask(supabase.from('admins').select('username, roles, created_at, disabled_at').order('username'))
    },

    async isThereAny(): Promise<boolean> {
      const rows = await ask(supabase.from('admins').select('id').is('disabled_at', null).limit(1))
      return rows.length > 0
    },

    /** @throws AccountError when the name is taken */
    async create(username: string, password: string, roles: Role[] = ['administrator']): Promise<void> {
      try {
        const password_hash = await hashPassword(password, passwordCost)
        await ask(supabase.from('admins').insert({ username, password_hash, roles }))
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
          .update({ password_hash: await hashPassword(password, passwordCost) })
          .eq('id', id),
      )
    },

    /**
     * Ends every session of an account and lets it sign in no more.
     * @throws AccountError when there is none, or it is the last administrator
     */
    async disable(username: string): Promise<void> {
      const { id } = await existing(username)
      try {
        await ask(supabase.from('admins').update({ disabled_at: new Date().toISOString() }).eq('id', id))
      } catch (error) {
        if (isLastAdministrator(error)) throw new AccountError(`${username} is the last administrator.`)
        throw error
      }
    },

    /** The password alone signs in from now on. @throws AccountError when there is no such account */
    async endSecondStep(username: string): Promise<void> {
      const { id } = await existing(username)
      await ask(supabase.rpc('end_second_step', { account: id }))
    },

    /** Lets an account sign in again, and do everything. @throws AccountError when there is none */
    async makeAdministrator(username: string): Promise<void> {
      const { id } = await existing(username)
      await ask(
        supabase
          .from('admins')
          .update({ roles: ['administrator'], disabled_at: null })
          .eq('id', id),
      )
    },

    /** Makes sure that the account exists with this password, as an administrator; leaves it and its sessions alone when it does. */
    async ensure(username: string, password: string): Promise<void> {
      const account = await find(username)
      if (!account) return this.create(username, password)
      if (!(await isPassword(password, account.password_hash))) await this.setPassword(username, password)
      if (account.roles.includes('administrator')) return
      await ask(
        supabase
          .from('admins')
          .update({ roles: [...account.roles, 'administrator'] })
          .eq('id', account.id),
      )
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
