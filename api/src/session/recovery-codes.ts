import { createHash, randomBytes } from 'node:crypto'
import { base32 } from './one-time-code.ts'

const RECOVERY_CODES = 10
/** Of base32: 50 bits, which no one guesses through the limits of the sign-in. */
const RECOVERY_LETTERS = 10

/** A code without what people put between its parts. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** SHA-256 in hex: all that is kept of a recovery code. */
export const hashOfCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex')

/** Ten new codes that stand in for a second step, each once: `K7QF2-MXR3A`. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const letters = base32(randomBytes(8)).slice(0, RECOVERY_LETTERS)
    return `${letters.slice(0, RECOVERY_LETTERS / 2)}-${letters.slice(RECOVERY_LETTERS / 2)}`
  })
  return { codes, hashes: codes.map(hashOfCode) }
}
