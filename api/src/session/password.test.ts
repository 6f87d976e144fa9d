import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password is kept as argon2id in a PHC string, each time with another salt', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('the right password is right, others are not, and nobody has none', async () => {
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
