import { beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

type Hashing = Parameters<typeof import('node:crypto').argon2>
const hashings = vi.hoisted((): Hashing[] => [])

// Hashes as ever, and writes down at what cost.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const argon2 = (...hashing: Hashing) => {
    hashings.push(hashing)
    crypto.argon2(...hashing)
  }
  return { ...crypto, argon2 }
})
beforeEach(() => {
  hashings.length = 0
})

test('a password is kept as argon2id in a PHC string, each time with another salt', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('the right password is accepted, others and an empty one are not', async () => {
  const hash = await hashPassword('парола café')
  expect(await isPassword('парола café', hash)).toBe(true)
  expect(await isPassword('парола cafe\u0301', hash)).toBe(true)
  expect(await isPassword('парола cafe', hash)).toBe(false)
  expect(await isPassword('', null)).toBe(false)
})

test('a stored hash that is not argon2id is an error, never a match', async () => {
  const hash = await hashPassword('x')
  await expect(isPassword('x', hash.replace('argon2id', 'argon2i'))).rejects.toThrow('not argon2id')
})

test('F28 an unknown name costs the same hash as a known one', async () => {
  const hash = await hashPassword('correct horse')
  hashings.length = 0
  await isPassword('wrong', hash)
  await isPassword('wrong', null)
  const costs = hashings.map(([kind, { nonce, ...cost }]) => [kind, cost, Buffer.from(nonce as Uint8Array).length])
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, message: Buffer.from('wrong') }
  expect(costs).toEqual([
    ['argon2id', cost, 16],
    ['argon2id', cost, 16],
  ])
})

test('tests may hash at another cost, at which an unknown name is judged too', async () => {
  const cheap = { memory: 8, passes: 1, parallelism: 1 }
  expect(await isPassword('x', await hashPassword('x', cheap))).toBe(true)
  expect(await isPassword('x', null, cheap)).toBe(false)
  expect(hashings).toHaveLength(3)
  for (const [, cost] of hashings) expect(cost).toMatchObject(cheap)
})
