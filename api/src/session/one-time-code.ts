import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps have it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Steps before and after the one of the server's clock whose codes are right as well. */
const TOLERATED = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as RFC 4648 writes them without padding, which is what people type into an app. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return bits.replace(/.{1,5}/g, (part) => ALPHABET[Number.parseInt(part.padEnd(5, '0'), 2)] ?? '')
}

/** @throws when there is another letter in it */
export function fromBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) throw new Error('this is no base32')
    bits += value.toString(2).padStart(5, '0')
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a step (RFC 4226). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step whose code it is.
 * @param now milliseconds
 * @returns `null` when it is no code of now
 */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const current = Math.floor(now / 1000 / STEP_SECONDS)
  let found: number | null = null
  for (let step = current - TOLERATED; step <= current + TOLERATED; step += 1)
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) found = step
  return found
}
