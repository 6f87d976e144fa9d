import { expect, test } from 'vitest'
import { urlAnswer } from '#contract/news-input.ts'
import { createAnswerCheck } from './contract-validation.ts'

test('in development an answer that breaks the contract is an error, in production it goes out', () => {
  const wrong = { valid: 'yes' } as unknown as { valid: boolean }
  expect(createAnswerCheck(true)(urlAnswer, { valid: true })).toEqual({ valid: true })
  expect(() => createAnswerCheck(true)(urlAnswer, wrong)).toThrow(/^an answer breaks the contract: .*valid/s)
  expect(createAnswerCheck(false)(urlAnswer, wrong)).toBe(wrong)
})
