import { expect, test } from 'vitest'
import { bindShortWords } from './bind-short-words.ts'

test.for([
  ['Търговец „Продажби“ с немски език', 'Търговец „Продажби“ с\u00a0немски език'],
  ['Монтьор в цех за фолио', 'Монтьор в\u00a0цех за\u00a0фолио'],
  ['Технолог', 'Технолог'],
  ['', ''],
] as const)('%s keeps its short words with the next', ([title, bound]) => {
  expect(bindShortWords(title)).toBe(bound)
})
