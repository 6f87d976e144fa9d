import { expect, test } from 'vitest'
import { createMutex } from './mutex.ts'

test('functions run one at a time, in the order of the calls, after failures too', async () => {
  const exclusively = createMutex()
  const seen: string[] = []
  const run = (name: string, fails = false) =>
    exclusively(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([run('first'), run('second', true), run('third')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const order = ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`])
  expect(seen).toEqual(order)
})

test('the event loop goes round between two functions, so that connections are accepted meanwhile', async () => {
  const exclusively = createMutex()
  let rounds = 0
  const count = () => {
    rounds += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const seen = await Promise.all(Array.from({ length: 10 }, () => exclusively(async () => rounds)))
  clearImmediate(next)
  for (const [index, round] of seen.slice(1).entries()) expect(round).toBeGreaterThan(seen[index] ?? 0)
})
