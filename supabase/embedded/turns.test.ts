import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('turns come one at a time, in the order of asking, after failures too', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const turn = (name: string, fails = false) =>
    inTurn(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const turns = await Promise.allSettled([turn('first'), turn('second', true), turn('third')])
  expect(turns.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const order = ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`])
  expect(seen).toEqual(order)
})

test('the event loop goes round between two turns, so that connections are accepted meanwhile', async () => {
  const inTurn = createTurns()
  let rounds = 0
  const count = () => {
    rounds += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const seen = await Promise.all(Array.from({ length: 10 }, () => inTurn(async () => rounds)))
  clearImmediate(next)
  for (const [index, round] of seen.slice(1).entries()) expect(round).toBeGreaterThan(seen[index] ?? 0)
})
