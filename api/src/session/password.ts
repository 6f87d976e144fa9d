import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#lib/semaphore.ts'

/** Of argon2id: memory in KiB, passes, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number }

/** OWASP's minimum. */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const LENGTH = 32
const MAX_CONCURRENT = 2

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{16,86})\$([A-Za-z0-9+/]{22,86})$/

const derive = promisify(argon2)
/** Hashing takes memory and a core: two at once. A flood is refused before it comes here (`session.store.ts`). */
const semaphore = createSemaphore(MAX_CONCURRENT)

/** @returns argon2id as a PHC string */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await semaphore.run(() =>
    derive('argon2id', { ...cost, message: normal(password), nonce, tagLength: LENGTH }),
  )
  return phcString(cost, nonce, tag)
}

/**
 * @param hash a PHC string, or `null` when there is no such account; that is never right
 * @param cost what the answer about no account takes: as long as that about one whose password was hashed at this cost
 */
export async function isPassword(password: string, hash: string | null, cost = COST): Promise<boolean> {
  const match = PHC.exec(hash ?? phcString(cost, Buffer.alloc(16), Buffer.alloc(LENGTH)))
  if (!match) throw new Error('a stored password hash is not argon2id')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64')
  const actual = await semaphore.run(() =>
    derive('argon2id', {
      message: normal(password),
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(actual, expected) && hash !== null
}

/** The same password typed on another keyboard has the same bytes. */
function normal(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'))
}

function phcString({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, tag: Buffer): string {
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`
}
