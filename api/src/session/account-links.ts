import { createHash, randomBytes } from 'node:crypto'
import type { AccountCall } from 'supabase/mail-calls'
import { type LinkFound, linkFound } from '#contract/users.ts'
import { emailTaken, notFound } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { isTaken } from '#supabase/errors.ts'
import { hashPassword, type PasswordCost } from './password.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const linkGone = () => notFound('link')

/**
 * Links by which staff choose a password or prove an address; only their hashes are kept. Every method may throw 503.
 * @param passwordCost of the hashes of passwords; that of `password.ts` unless given
 */
export function createAccountLinks(supabase: Supabase, passwordCost?: PasswordCost) {
  return {
    /** @throws 404 when the link is used, over or unknown, or its account stopped */
    async find(token: string): Promise<LinkFound> {
      const found = await ask(supabase.rpc('account_of_link', { link_hash: hashOf(token) }).maybeSingle())
      if (!found) throw linkGone()
      const { username, kind, new_address: newEmail, expires_at: expiresAt } = found
      return { username, kind: linkFound.shape.kind.parse(kind), newEmail, expiresAt }
    },

    /** Sets the password of the link's account and ends all its sessions and links. @throws 404 as `find` */
    async use(token: string, password: string): Promise<{ id: string; username: string; passwordHash: string }> {
      // Before the password is hashed, which takes memory: anyone who has no link is not worth it.
      await this.find(token)
      const passwordHash = await hashPassword(password, passwordCost)
      const used = { link_hash: hashOf(token), new_hash: passwordHash }
      const account = await ask(supabase.rpc('use_account_link', used).maybeSingle())
      if (!account) throw linkGone()
      return { ...account, passwordHash }
    },

    /** Gives the account the address that the link proves. @throws 404 as `find`; 409 when another account has it by now */
    async useAddress(token: string): Promise<{ id: string; username: string }> {
      try {
        const account = await ask(supabase.rpc('use_address_link', { link_hash: hashOf(token) }).maybeSingle())
        if (!account) throw linkGone()
        return account
      } catch (error) {
        throw isTaken(error, 'email') ? emailTaken() : error
      }
    },
  }
}
export type AccountLinks = ReturnType<typeof createAccountLinks>

/** What a mail of an account says, but for what all mails do. */
type AccountMail = AccountCall extends infer Call
  ? Call extends Call
    ? Omit<Call, 'id' | 'mailing' | 'site' | 'attempt'>
    : never
  : never

/** Makes the link of a mail that is about to go; `null` when it is no longer wanted. May throw 503. */
export async function newAccountMail(supabase: Supabase, id: string): Promise<AccountMail | null> {
  const query = supabase.from('account_mails').select('*, admins(username, email, disabled_at)').eq('id', id)
  const row = await ask(query.maybeSingle())
  const account = row?.admins
  const email = row?.new_address ?? account?.email
  if (!row || !account || !email || account.disabled_at || row.used_at || Date.parse(row.expires_at) <= Date.now())
    return null
  const { username } = account
  if (row.kind === 'warning') return { kind: 'warning', email, username, happenedAt: row.created_at }
  const token = randomBytes(32).toString('base64url')
  await ask(supabase.from('account_links').insert({ hash: hashOf(token), mail_id: id }))
  const kind = linkFound.shape.kind.parse(row.kind)
  return { kind, email, username, askedBy: row.asked_by, token, expiresAt: row.expires_at }
}
