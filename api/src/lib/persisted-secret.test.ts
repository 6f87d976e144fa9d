import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { persistedSecret, readIfThere } from './persisted-secret.ts'

const freshFolder = () => mkdtempSync(join(tmpdir(), 'persisted-secret-test-'))

test('what is made the first time is kept, in a file that only its owner reads', () => {
  const file = join(freshFolder(), 'folder/secret')
  expect(persistedSecret(file, () => 'first')).toBe('first')
  expect(persistedSecret(file, () => 'second')).toBe('first')
  expect(readFileSync(file, 'utf8')).toBe('first\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(file, '..'))).toEqual(['secret'])
})

test('of two processes that start at once, both have what the first one made', () => {
  const file = join(freshFolder(), 'secret')
  const secret = persistedSecret(file, () => {
    writeFileSync(file, 'of the other\n')
    return 'mine'
  })
  expect(secret).toBe('of the other')
  expect(readdirSync(join(file, '..'))).toEqual(['secret'])
})

test('a file that cannot be read or made is an error, not a missing one', () => {
  const folder = freshFolder()
  expect(readIfThere(join(folder, 'nothing'))).toBeNull()
  expect(() => readIfThere(folder)).toThrow('EISDIR')
  expect(() => persistedSecret(join(folder, 'a'.repeat(300)), () => 'x')).toThrow('ENAMETOOLONG')
})
