import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('an excerpt ends with an ellipsis only when something was cut, and never inside a character', {
  tags: ['AMB-31'],
}, () => {
  expect(excerpt(' ab cd', 4)).toBe(' ab…')
  expect(excerpt('short', 5)).toBe('short')
  expect(excerpt('longer text', 7)).toBe('longer…')
  for (const character of ['a', '😀', '👨‍👩‍👧‍👦', 'й'.normalize('NFD')]) {
    expect(excerpt(character.repeat(120), 120)).toBe(character.repeat(120))
    expect(excerpt(character.repeat(121), 120)).toBe(`${character.repeat(120)}…`)
  }
})
