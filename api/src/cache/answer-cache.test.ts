import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

test('of more than 20,000 answers those longest known give way, one by one', async () => {
  const asked: string[] = []
  const cache = createAnswerCache(async (key) => asked.push(key))
  for (let n = 0; n <= 20_000; n += 1) await cache.answerTo(`${n}`)
  expect(asked.length).toBe(20_001)
  await cache.answerTo('20000')
  await cache.answerTo('1')
  expect(asked.length).toBe(20_001)
  await cache.answerTo('0')
  expect(asked.length).toBe(20_002)
})
