import { z } from 'zod/mini'
import { ROLES, type Role } from '#contract/roles.ts'
import { type Invitation, type StaffUser, staffUser, type UserChange } from '#contract/users.ts'
import { emailMissing, emailTaken, lastAdministrator, notFound, usernameTaken } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isLastAdministrator, isTaken, UnavailableError } from '#supabase/errors.ts'
import { checkRows, checkYesOrNo } from '#supabase/rows.ts'

const changedRow = z.object({ username: z.string() })

/** The accounts, for administrators. Every method may throw 503; those that take an id 404 when there is none. */
export function createUsers(supabase: Supabase, mailDue: () => void) {
  async function change(
    id: string,
    change: { email?: string | null; roles?: Role[]; isStopped?: boolean },
    byWhom: string,
  ): Promise<string> {
    try {
      const rows = await ask(supabase.rpc('change_account', { account: id, change, by_whom: byWhom }))
      const [account] = checkRows(changedRow, rows)
      if (!account) throw notFound('account')
      return account.username
    } catch (error) {
      if (isLastAdministrator(error)) throw lastAdministrator()
      throw isTaken(error, 'email') ? emailTaken() : error
    }
  }

  return {
    /** All, by name. */
    async all(): Promise<StaffUser[]> {
      const rows = await ask(supabase.rpc('staff_users'))
      return rows.map((row) => ({
        _id: row.id,
        username: row.username,
        email: row.email,
        roles: ROLES.filter((role) => row.roles.includes(role)),
        createdAt: row.created_at,
        signedInAt: row.signed_in_at,
        disabledAt: row.disabled_at,
        invitedUntil: row.invited_until,
        hasPassword: row.has_password,
        hasSecondStep: row.has_second_step,
        mailTrouble: staffUser.shape.mailTrouble.parse(row.mail_trouble),
      }))
    },

    /** Makes an account and sends its link. @throws 409 when the name or the address is taken; @returns its id */
    async invite({ username, email, roles }: Invitation, byWhom: string): Promise<string> {
      const invited = { name: username, address: email, given_roles: roles, by_whom: byWhom }
      try {
        const id = z.uuid().safeParse(await ask(supabase.rpc('invite_account', invited)))
        if (!id.success) throw new UnavailableError(id.error)
        mailDue()
        return id.data
      } catch (error) {
        if (isTaken(error, 'email')) throw emailTaken()
        throw isTaken(error, 'username') ? usernameTaken() : error
      }
    },

    /** @throws 409 when the address is taken, or no one would be administrator; @returns the account's name */
    change: (id: string, { email, roles }: UserChange, byWhom: string): Promise<string> =>
      change(id, { email, roles }, byWhom),

    /** Ends all sessions of the account and lets it sign in no more. @throws 409 for the last administrator */
    stop: (id: string, byWhom: string): Promise<string> => change(id, { isStopped: true }, byWhom),

    start: (id: string, byWhom: string): Promise<string> => change(id, { isStopped: false }, byWhom),

    /** For someone who has lost the app: the password alone signs in from now on. */
    async endSecondStep(id: string, byWhom: string): Promise<string> {
      const account = await ask(supabase.from('admins').select('username').eq('id', id).maybeSingle())
      if (!account) throw notFound('account')
      checkYesOrNo(await ask(supabase.rpc('end_second_step', { account: id, by_whom: byWhom })))
      return account.username
    },

    /** Sends a link for a password, to who has none yet as an invitation. @throws 409 without an address to send it to */
    async reset(id: string, byWhom: string): Promise<string> {
      const account = await ask(supabase.from('admins').select('username, password_hash').eq('id', id).maybeSingle())
      if (!account) throw notFound('account')
      const of_kind = account.password_hash === null ? 'invitation' : 'reset'
      const isQueued = await ask(supabase.rpc('queue_account_mail', { account: id, of_kind, by_whom: byWhom }))
      if (!checkYesOrNo(isQueued)) throw emailMissing()
      mailDue()
      return account.username
    },

    /**
     * Someone has forgotten the password. Resolves as soon as the account was looked for, found or not; its mail follows,
     * so that the time tells no one whether there is one.
     */
    async forgot(name: string, onFailure: (error: unknown) => void): Promise<void> {
      const account = await ask(supabase.rpc('account_named', { name }).maybeSingle())
      if (!account) return
      const of_kind = account.password_hash === null ? 'invitation' : 'reset'
      ask(supabase.rpc('queue_account_mail', { account: account.id, of_kind })).then(mailDue, onFailure)
    },
  }
}
export type Users = ReturnType<typeof createUsers>
