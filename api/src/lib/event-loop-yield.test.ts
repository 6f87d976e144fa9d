import { expect, test } from 'vitest'
import { createEventLoopYield } from './event-loop-yield.ts'

/** Turns of a loop that pass when the test says so; `done` are the pieces begun so far. */
function startLoop(share: number) {
  const turns: (() => void)[] = []
  const done: number[] = []
  const mayBegin = createEventLoopYield(share, () => new Promise<void>((resolve) => void turns.push(resolve)))
  /** Lets everything go on that can. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    done,
    async ask(...pieces: number[]) {
      for (const piece of pieces) mayBegin(piece).then(() => done.push(piece))
      await settle()
    },
    async nextTurn() {
      turns.shift()?.()
      await settle()
    },
  }
}

test('F35 pieces that fit into a turn of the loop together wait for nothing', async () => {
  const loop = startLoop(100)
  await loop.ask(40, 60, 0)
  expect(loop.done).toEqual([40, 60, 0])
})

test('F35 work that does not fit waits for the next turn, in order of the calls', async () => {
  const loop = startLoop(100)
  await loop.ask(70, 31, 70, 20)
  expect(loop.done).toEqual([70, 20])
  await loop.nextTurn()
  expect(loop.done).toEqual([70, 20, 31])
  await loop.nextTurn()
  expect(loop.done).toEqual([70, 20, 31, 70])
})

test('F35 a piece larger than a share has a turn of its own', async () => {
  const loop = startLoop(100)
  await loop.ask(1, 500, 500)
  expect(loop.done).toEqual([1])
  await loop.nextTurn()
  expect(loop.done).toEqual([1, 500])
  await loop.nextTurn()
  expect(loop.done).toEqual([1, 500, 500])
  await loop.ask(1)
  expect(loop.done).toEqual([1, 500, 500])
})

test('F35 the share is whole again in the next turn, though no call waited', async () => {
  const loop = startLoop(100)
  await loop.ask(100)
  await loop.nextTurn()
  await loop.ask(100)
  expect(loop.done).toEqual([100, 100])
})

test('F35 between two turns others are served: the loop it is made for is the one of Node', async () => {
  const order: string[] = []
  const mayBegin = createEventLoopYield(1)
  const long = (async () => {
    for (let piece = 0; piece < 5; piece += 1) {
      await mayBegin(1)
      order.push('piece')
    }
  })()
  await mayBegin(0)
  setImmediate(() => order.push('others'))
  await long
  expect(order.indexOf('others')).toBeLessThan(order.lastIndexOf('piece'))
})
