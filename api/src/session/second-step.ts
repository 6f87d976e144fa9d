import { createHash, randomBytes } from 'node:crypto'
import { brand } from 'supabase/brand'
import type { NewSecondStep } from '#contract/account.ts'
import { secondStepChanged, secondStepNeeded, wrongCode } from '#http/errors.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { createFailureCounter } from './failure-counter.ts'
import { base32, fromBase32, stepOf } from './one-time-code.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** Of base32: 50 bits, which nobody guesses through the limits of the sign-in. */
const RECOVERY_LETTERS = 10
/** Wrong codes of one account in 15 minutes, from wherever they come: who has the password has networks, too. */
const MAX_WRONG = 20

/** A code without what people put between its parts. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()
const hashOf = (code: string) => createHash('sha256').update(plain(code)).digest('hex')

/** `K7QF2-MXR3A` */
function newRecoveryCode(): string {
  const letters = base32(randomBytes(8)).slice(0, RECOVERY_LETTERS)
  return `${letters.slice(0, RECOVERY_LETTERS / 2)}-${letters.slice(RECOVERY_LETTERS / 2)}`
}

/** Codes of an app that accounts are asked for besides the password, if they want. Every method may throw 503. */
export function createSecondSteps(supabase: Supabase) {
  const wrong = createFailureCounter(MAX_WRONG, () => Date.now())

  const stepOfAccount = (account: string) => ask(supabase.from('second_steps').select().eq('id', account).maybeSingle())

  async function isSpent(account: string, secret: string, code: string): Promise<boolean> {
    const step = stepOf(fromBase32(secret), plain(code), Date.now())
    if (step !== null) return ask(supabase.rpc('spend_code', { account, judged_secret: secret, step }))
    return ask(supabase.rpc('spend_recovery_code', { account, code_hash: hashOf(code) }))
  }

  return {
    /** Since when the account is asked for a code, and its recovery codes that are left; `null` when it is not. */
    async stateOf(account: string): Promise<{ since: string; codesLeft: number } | null> {
      const [row, codes] = await Promise.all([
        stepOfAccount(account),
        ask(supabase.from('recovery_codes').select('id').eq('admin_id', account).is('used_at', null)),
      ])
      return row?.confirmed_at ? { since: row.confirmed_at, codesLeft: codes.length } : null
    },

    /**
     * Lets an account with the right password go on.
     * @throws 401 when it has to give a code and has not, or not a right one; 429 after too many wrong ones
     */
    async pass(account: string, code: string | undefined): Promise<void> {
      const row = await stepOfAccount(account)
      if (!row?.confirmed_at) return
      if (!code) throw secondStepNeeded()
      const takeBack = wrong.begin(account)
      try {
        if (!(await isSpent(account, row.secret, code))) throw wrongCode()
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode !== 401) takeBack()
        throw error
      }
      takeBack()
    },

    /** A new secret, which waits for its first code. @throws 409 when the account has a second step already */
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
      const step = stepOf(fromBase32(row.secret), plain(code), Date.now())
      if (step === null) throw wrongCode(400)
      takeBack()
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
      const confirmed = { account, judged_secret: row.secret, step, hashes: codes.map(hashOf) }
      if (!(await ask(supabase.rpc('confirm_second_step', confirmed)))) throw secondStepChanged()
      return codes
    },

    /** Others in place of the recovery codes of before. @throws 409 without a second step */
    async renewCodes(account: string): Promise<string[]> {
      if (!(await stepOfAccount(account))?.confirmed_at) throw secondStepChanged()
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
      await ask(supabase.rpc('renew_recovery_codes', { account, hashes: codes.map(hashOf) }))
      return codes
    },

    /** The password alone signs in from now on. @returns whether it did not before */
    end: (account: string): Promise<boolean> => ask(supabase.rpc('end_second_step', { account })),
  }
}
export type SecondSteps = ReturnType<typeof createSecondSteps>
