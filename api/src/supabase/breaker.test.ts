import { expect, test } from 'vitest'
import { BrokenOff, createBreaker } from './breaker.ts'

function setUp() {
  let time = 0
  let calls = 0
  const run = createBreaker<number>(
    (status) => status >= 502,
    () => time,
  )
  return {
    run,
    calls: () => calls,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    answer: (status: number) => async () => {
      calls += 1
      return status
    },
    fail: async () => {
      calls += 1
      throw new Error('refused')
    },
  }
}

test('F5 after five failures in a row nobody asks for a second, then one does', async () => {
  const { run, calls, pass, fail, answer } = setUp()
  for (let round = 0; round < 5; round += 1) await expect(run(fail)).rejects.toThrow('refused')
  for (let round = 0; round < 100; round += 1) await expect(run(fail)).rejects.toThrow(BrokenOff)
  expect(calls()).toBe(5)
  pass(1000)
  const together = await Promise.allSettled([run(answer(200)), run(answer(200)), run(answer(200))])
  expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await run(answer(200))).toBe(200)
})

test('F5 a try that fails begins another second', async () => {
  const { run, calls, pass, answer } = setUp()
  for (let round = 0; round < 5; round += 1) await run(answer(503))
  pass(1000)
  expect(await run(answer(503))).toBe(503)
  await expect(run(answer(200))).rejects.toThrow(BrokenOff)
  expect(calls()).toBe(6)
})

test('failures with a success between them, and refusals of the database, break nothing', async () => {
  const { run, answer, fail } = setUp()
  for (let round = 0; round < 20; round += 1) {
    await run(fail).catch(() => {})
    expect(await run(answer(round % 2 ? 200 : 409))).toBeLessThan(500)
  }
})
