import { expect, test } from 'vitest'
import { createTurns, NoTurn } from './turns.ts'

test('at most two run at once, and all run', async () => {
  const turns = createTurns(2)
  let running = 0
  let most = 0
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      turns.take(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
        return index
      }),
    ),
  )
  expect(most).toBe(2)
  expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('work that fails gives its place to the next', async () => {
  const turns = createTurns(1)
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'yes')).toBe('yes')
})

test('who comes when the queue is full is sent away at once', async () => {
  const turns = createTurns(1, 1)
  const first = Promise.withResolvers<void>()
  const running = turns.take(() => first.promise)
  const waiting = turns.take(async () => 'waited')
  await expect(turns.take(async () => 'never')).rejects.toBeInstanceOf(NoTurn)
  first.resolve()
  await running
  expect(await waiting).toBe('waited')
})
