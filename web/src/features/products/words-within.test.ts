import { expect, test } from 'vitest'
import { wordsWithin } from './words-within.ts'

const foil = ['Container foil', 'tray foil', 'EN AW-8011A']

test.for([
  ['', true],
  ['  ', true],
  ['TRAY', true],
  ['8011a foil', true],
  ['contain', true],
  ['tray profile', false],
] as const)('"%s": %s', ([typed, isWithin]) => {
  expect(wordsWithin(foil, typed)).toBe(isWithin)
})
