import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { createSemaphore, QueueFullError } from './semaphore.ts'

test('at most two run at once, and all run', async () => {
  const semaphore = createSemaphore(2)
  let running = 0
  let most = 0
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      semaphore.run(async () => {
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
  const semaphore = createSemaphore(1)
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.run(async () => 'yes')).toBe('yes')
})

test('work is refused at once when the queue is full', async () => {
  const semaphore = createSemaphore(1, 1)
  const first = Promise.withResolvers<void>()
  const running = semaphore.run(() => first.promise)
  const queued = semaphore.run(async () => 'waited')
  await expect(semaphore.run(async () => 'never')).rejects.toBeInstanceOf(QueueFullError)
  first.resolve()
  await running
  expect(await queued).toBe('waited')
})

/** A semaphore with one place that is taken, and what runs one after the other when it is free again. */
function takenSemaphore(maxQueued: number) {
  let group = ''
  const semaphore = createSemaphore(1, maxQueued, () => group)
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = semaphore.run(() => promise)
  return {
    begun,
    /** @returns whether it ran, when all is over */
    add: (name: string, of: string) => {
      group = of
      return semaphore
        .run(async () => void begun.push(name))
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof QueueFullError) return false
            throw error
          },
        )
    },
    free: () => {
      resolve()
      return first
    },
  }
}

test('groups take turns, however many of one came first', async () => {
  const { begun, add, free } = takenSemaphore(100)
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name, name.charAt(0)))
  await free()
  expect(await Promise.all(all)).toEqual(Array(6).fill(true))
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('of a full queue the group with the most gives its last, until others have as many', async () => {
  const { begun, add, free } = takenSemaphore(4)
  const flood = [1, 2, 3, 4, 5].map((n) => add(`a${n}`, 'a'))
  const others = ['b1', 'b2', 'b3'].map((name) => add(name, 'b'))
  await free()
  expect(await Promise.all(flood)).toEqual([true, true, false, false, false])
  expect(await Promise.all(others)).toEqual([true, true, false])
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2'])
})

test('in any order of arrivals and ends the places are never exceeded, never idle, and given first come first served', async () => {
  const steps = fc.array(fc.oneof(fc.constant('come' as const), fc.nat(9)), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.nat(3), steps, async (places, maxQueued, all) => {
      const semaphore = createSemaphore(places, maxQueued)
      const running: { name: number; end: () => void }[] = []
      const begun: number[] = []
      const expected: { running: number[]; queued: number[]; begun: number[] } = {
        running: [],
        queued: [],
        begun: [],
      }
      let refused = 0
      for (const [name, one] of all.entries()) {
        if (one === 'come') {
          const isFull = expected.running.length === places && expected.queued.length === maxQueued
          const taken = semaphore.run(
            () =>
              new Promise<void>((end) => {
                begun.push(name)
                running.push({ name, end })
              }),
          )
          taken.catch(() => (refused += 1))
          if (!isFull) expected.queued.push(name)
        } else if (running.length > 0) {
          const [ended] = running.splice(one % running.length, 1)
          ended?.end()
          expected.running = expected.running.filter((each) => each !== ended?.name)
        }
        while (expected.running.length < places && expected.queued.length > 0) {
          const next = expected.queued.shift() as number
          expected.running.push(next)
          expected.begun.push(next)
        }
        for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
        expect(begun).toEqual(expected.begun)
        expect(running.length).toBe(expected.running.length)
      }
      const came = all.filter((one) => one === 'come').length
      expect(refused).toBe(came - expected.begun.length - expected.queued.length)
    }),
    cases(500),
  )
})
