import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Anna Keller', 'AK'],
  ['Иво  Стаменов', 'ИС'],
  ['Export', ''],
])('the initials of %s are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
