import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { persistedSecret } from '#lib/persisted-secret.ts'
import type { Accounts } from './accounts.ts'
import { isPassword } from './password.ts'

const DEVELOPER = 'admin'

/** Milliseconds until the next try when Supabase is away. */
const AGAIN_AFTER = 5_000

/**
 * Makes sure that staff can sign in: the account of `ADMIN_USERNAME` and `ADMIN_PASSWORD` at every start, in
 * development without them `admin` with a password made once for this machine.
 * @returns a line for the terminal, or `null` when there is nothing to say
 */
export async function ensureFirstAccount(
  accounts: Accounts,
  {
    admin,
    development,
    tempFolder,
  }: {
    admin: { username: string; password: string } | null
    development: boolean
    tempFolder: string
  },
): Promise<string | null> {
  if (admin) {
    await accounts.ensure(admin.username, admin.password)
    return null
  }
  if (development) return ensureDeveloper(accounts, tempFolder)
  if (await accounts.isThereAny()) return null
  return 'No account can sign in yet: make an account with `pnpm admin create`, or set ADMIN_USERNAME and ADMIN_PASSWORD.'
}

async function ensureDeveloper(accounts: Accounts, tempFolder: string): Promise<string | null> {
  const password = persistedSecret(join(tempFolder, 'admin-password'), () => randomBytes(9).toString('base64url'))
  const account = await accounts.find(DEVELOPER)
  if (!account) await accounts.create(DEVELOPER, password)
  const isItsPassword = !account || (await isPassword(password, account.password_hash))
  return isItsPassword ? `Sign in at /admin as ${DEVELOPER} with the password ${password}` : null
}

/**
 * Runs `ensure` until it has succeeded once: a site whose Supabase is away when it starts has its first account soon
 * after Supabase is back. Resolves after the first try, however it went.
 * @param tell writes what `ensure` has to say on the terminal; it may be a password, so never into the log
 */
export async function ensureSoon(
  ensure: () => Promise<string | null>,
  {
    log,
    tell,
    againAfter = AGAIN_AFTER,
  }: { log: FastifyBaseLogger; tell: (line: string) => void; againAfter?: number },
): Promise<void> {
  try {
    const line = await ensure()
    if (line) tell(line)
  } catch (error) {
    log.error({ err: error }, 'the first account could not be ensured; another try follows')
    setTimeout(() => ensureSoon(ensure, { log, tell, againAfter }), againAfter).unref()
  }
}
