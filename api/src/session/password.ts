import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#lib/semaphore.ts'

/** Memory in KiB, passes, lanes (OWASP's minimum for argon2id). */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const LENGTH = 32
const MAX_CONCURRENT = 2

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{16,86})\$([A-Za-z0-9+/]{22,86})$/

/** What is verified for a name that does not exist, so that it takes as long as one that does. */
const HASH_OF_NO_ACCOUNT = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${phc(Buffer.alloc(16))}$${phc(Buffer.alloc(LENGTH))}`

const derive = promisify(argon2)
/** Hashing takes memory and a core: two at once. A flood is refused before it comes here (`session.store.ts`). */
const semaphore = createSemaphore(MAX_CONCURRENT)

/** @returns argon2id as a PHC string */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await semaphore.run(() =>
    derive('argon2id', { ...COST, message: normal(password), nonce, tagLength: LENGTH }),
  )
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${phc(nonce)}$${phc(tag)}`
}

/** @param hash a PHC string, or `null` when there is no such account; that takes as long and is never right */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const match = PHC.exec(hash ?? HASH_OF_NO_ACCOUNT)
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

function phc(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
