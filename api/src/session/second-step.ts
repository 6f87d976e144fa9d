import { randomBytes } from 'node:crypto'
import { brand } from 'supabase/brand'
import type { NewSecondStep } from '#contract/account.ts'
import type { SecondStepWay } from '#contract/account-limits.ts'
import { secondStepChanged, secondStepNeeded, wrongCode, wrongPasskey } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createFailureCounter } from './failure-counter.ts'
import { base32, fromBase32, stepOf } from './one-time-code.ts'
import { hashOfCode, newRecoveryCodes, plainCode } from './recovery-codes.ts'

const SECRET_BYTES = 20
/** Wrong codes of one account in 15 minutes, from wherever they come: who has the password has networks, too. */
const MAX_WRONG = 20

/** What is given in addition to the password: a code, or a passkey by what it has proven. */
export type Given = {
  code?: string | undefined
  /** @returns the account whose passkey has signed; @throws 401 */
  provePasskey?: (() => Promise<string>) | undefined
}

/** The second step of accounts, if they want one: a passkey, or the code of an app. Every method may throw 503. */
export function createSecondSteps(supabase: Supabase) {
  const wrong = createFailureCounter(MAX_WRONG, () => Date.now())

  const stepOfAccount = (account: string) => ask(supabase.from('second_steps').select().eq('id', account).maybeSingle())

  /** @param secret of the app; `null` when the account has none, and a recovery code is the only one that it has */
  async function isSpent(account: string, secret: string | null, code: string): Promise<boolean> {
    const step = secret === null ? null : stepOf(fromBase32(secret), plainCode(code), Date.now())
    if (secret !== null && step !== null)
      return ask(supabase.rpc('spend_code', { account, judged_secret: secret, step }))
    return ask(supabase.rpc('spend_recovery_code', { account, code_hash: hashOfCode(code) }))
  }

  /** Since when codes of an app are asked for, its secret, and whether there are passkeys. */
  async function waysOf(account: string) {
    const [row, passkeys] = await Promise.all([
      stepOfAccount(account),
      ask(supabase.from('passkeys').select('id').eq('admin_id', account).limit(1)),
    ])
    const app = row?.confirmed_at ? { since: row.confirmed_at, secret: row.secret } : null
    const ways: SecondStepWay[] = []
    if (passkeys.length > 0) ways.push('passkey')
    if (app) ways.push('app')
    return { app, ways }
  }

  return {
    /** The second step of the account, and its recovery codes that are left; `null` when it has none. */
    async stateOf(account: string): Promise<{ appSince: string | null; codesLeft: number } | null> {
      const [{ app, ways }, codes] = await Promise.all([
        waysOf(account),
        ask(supabase.from('recovery_codes').select('id').eq('admin_id', account).is('used_at', null)),
      ])
      return ways.length > 0 ? { appSince: app?.since ?? null, codesLeft: codes.length } : null
    },

    /**
     * Lets an account with the right password go on.
     * @throws 401 when it has to give a second step and has not, or not a right one; 429 after too many wrong ones
     */
    async pass(account: string, { code, provePasskey }: Given): Promise<void> {
      const { app, ways } = await waysOf(account)
      if (ways.length === 0) return
      if (!code && !provePasskey) throw secondStepNeeded(ways)
      const takeBack = wrong.begin(account)
      try {
        if (provePasskey) {
          if ((await provePasskey()) !== account) throw wrongPasskey(401)
        } else if (!(await isSpent(account, app?.secret ?? null, code ?? ''))) throw wrongCode()
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode !== 401) takeBack()
        throw error
      }
      takeBack()
    },

    /** A new secret, which waits for its first code. @throws 409 when the account has an app already */
    async begin(account: string, username: string): Promise<NewSecondStep> {
      const secret = base32(randomBytes(SECRET_BYTES))
      const isBegun = await ask(supabase.rpc('begin_second_step', { account, new_secret: secret }))
      if (!isBegun) throw secondStepChanged()
      const name = `${encodeURIComponent(brand.name)}:${encodeURIComponent(username)}`
      const address = `otpauth://totp/${name}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}`
      return { secret, address }
    },

    /** Asks for codes from now on. @returns recovery codes, of which only hashes are kept; @throws 400, 409 */
    async confirm(account: string, code: string): Promise<string[]> {
      const row = await stepOfAccount(account)
      if (!row || row.confirmed_at) throw secondStepChanged()
      const takeBack = wrong.begin(account)
      const step = stepOf(fromBase32(row.secret), plainCode(code), Date.now())
      if (step === null) throw wrongCode(400)
      takeBack()
      const { codes, hashes } = newRecoveryCodes()
      const confirmed = { account, judged_secret: row.secret, step, hashes }
      if (!(await ask(supabase.rpc('confirm_second_step', confirmed)))) throw secondStepChanged()
      return codes
    },

    /** Others in place of the recovery codes of before. @throws 409 without a second step */
    async renewCodes(account: string): Promise<string[]> {
      if ((await waysOf(account)).ways.length === 0) throw secondStepChanged()
      const { codes, hashes } = newRecoveryCodes()
      await ask(supabase.rpc('renew_recovery_codes', { account, hashes }))
      return codes
    },

    /** No code of an app is asked for any more; passkeys stay. @returns whether one was before */
    endApp: (account: string): Promise<boolean> => ask(supabase.rpc('end_code_app', { account })),
  }
}
export type SecondSteps = ReturnType<typeof createSecondSteps>
