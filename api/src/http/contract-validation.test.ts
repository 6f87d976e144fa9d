import fastify from 'fastify'
import { expect, test } from 'vitest'
import { urlAnswer } from '#contract/news-input.ts'
import { checkAnswer, useContract } from './contract-validation.ts'

const wrong = { valid: 'yes' } as unknown as { valid: boolean }

test('an answer that breaks the contract is an error', () => {
  expect(checkAnswer(urlAnswer, { valid: true })).toEqual({ valid: true })
  expect(() => checkAnswer(urlAnswer, wrong)).toThrow(/^an answer breaks the contract: .*valid/s)
})

test.each([
  [true, 500],
  [false, 200],
])('of the staff, where answers are checked (%s), it is answered %i', async (checksAnswers, status) => {
  const app = fastify()
  useContract(app, checksAnswers)
  app.get('/', { schema: { response: { 200: urlAnswer } } }, async () => wrong)
  expect((await app.inject('/')).statusCode).toBe(status)
})
