import { expect, test } from 'vitest'
import { createFailureCounter } from './failure-counter.ts'

const MINUTES = 60_000

test('SEC a full table refuses new keys until the first ends, and forgets none that counts', () => {
  let now = 0
  const counter = createFailureCounter(1, () => now)
  counter.begin('first')
  now = 1
  for (let index = 1; index < 200_000; index += 1) counter.begin(`key ${index}`)
  expect(() => counter.begin('one too many')).toThrow(expect.objectContaining({ statusCode: 429 }))
  expect(() => counter.begin('first')).toThrow(expect.objectContaining({ statusCode: 429 }))
  now = 15 * MINUTES
  counter.begin('first')
  expect(() => counter.begin('key 1')).toThrow(expect.objectContaining({ statusCode: 429 }))
  now += 1
  counter.begin('key 1')
})

test('SEC tries that are taken back leave nothing behind', () => {
  const counter = createFailureCounter(1, () => 0)
  for (let index = 0; index < 300_000; index += 1) counter.begin(`key ${index}`)()
  counter.begin('one more')
})

test('a try that ends after its 15 minutes does not count for the next ones', () => {
  let now = 0
  const counter = createFailureCounter(2, () => now)
  const takeBack = counter.begin('slow')
  now = 15 * MINUTES
  counter.begin('slow')
  takeBack()
  counter.begin('slow')
  expect(() => counter.begin('slow')).toThrow()
})
