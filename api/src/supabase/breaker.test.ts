import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CircuitOpenError, createBreaker } from './breaker.ts'

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

test('F5 after five consecutive failures no call is made for a second, then one is', async () => {
  const { run, calls, pass, fail, answer } = setUp()
  for (let round = 0; round < 5; round += 1) await expect(run(fail)).rejects.toThrow('refused')
  for (let round = 0; round < 100; round += 1) await expect(run(fail)).rejects.toThrow(CircuitOpenError)
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
  await expect(run(answer(200))).rejects.toThrow(CircuitOpenError)
  expect(calls()).toBe(6)
})

test('failures with a success between them, and refusals of the database, break nothing', async () => {
  const { run, answer, fail } = setUp()
  for (let round = 0; round < 20; round += 1) {
    await run(fail).catch(() => {})
    expect(await run(answer(round % 2 ? 200 : 409))).toBeLessThan(500)
  }
})

test('F5 an answer that comes after all opens it at once', async () => {
  const { run, fail, answer } = setUp()
  const late = Promise.withResolvers<number>()
  const slow = run(() => late.promise)
  for (let round = 0; round < 5; round += 1) await run(fail).catch(() => {})
  await expect(run(answer(200))).rejects.toThrow('Supabase has not answered lately')
  late.resolve(200)
  expect(await slow).toBe(200)
  expect(await Promise.all([run(answer(200)), run(answer(200))])).toEqual([200, 200])
})

test('F5 calls that began before the last answer and fail after it break nothing', async () => {
  const { run, pass, fail, answer } = setUp()
  const silence = Promise.withResolvers<number>()
  const old = Array.from({ length: 10 }, () => run(() => silence.promise))
  for (let round = 0; round < 5; round += 1) await run(fail).catch(() => {})
  pass(1000)
  expect(await run(answer(200))).toBe(200)
  silence.reject(new Error('timeout'))
  await Promise.allSettled(old)
  expect(await run(answer(200))).toBe(200)
})

test('F5 five calls that are made at the same time and fail open it', async () => {
  const { run, calls, fail, answer } = setUp()
  await Promise.allSettled(Array.from({ length: 5 }, () => run(fail)))
  await expect(run(answer(200))).rejects.toThrow(CircuitOpenError)
  expect(calls()).toBe(5)
})

test('F5 without another clock it is the one of the process', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const run = createBreaker<number>((status) => status >= 502)
  for (let round = 0; round < 5; round += 1) await run(async () => 503)
  await expect(run(async () => 200)).rejects.toThrow(CircuitOpenError)
  vi.advanceTimersByTime(1000)
  expect(await run(async () => 200)).toBe(200)
})

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('fail', 'refuse', 'answer' as const) },
  { weight: 2, arbitrary: fc.constantFrom(1, 400, 999, 1000, 2500) },
)

test('F5 whatever happens, it asks unless the last five have failed and a second has not passed since', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { run, calls, pass, fail, answer } = setUp()
      let now = 0
      let asked = 0
      let [inARow, lastFailure] = [0, 0]
      for (const one of steps) {
        if (typeof one === 'number') {
          pass(one)
          now += one
          continue
        }
        const isBroken = inARow >= 5 && now - lastFailure < 1000
        const call = { fail, refuse: answer(503), answer: answer(200) }[one as 'fail']
        const outcome = await run(call).catch((error: unknown) => error)
        expect(outcome instanceof CircuitOpenError).toBe(isBroken)
        if (!isBroken) {
          asked += 1
          inARow = one === 'answer' ? 0 : inARow + 1
          if (one !== 'answer') lastFailure = now
        }
        expect(calls()).toBe(asked)
      }
    }),
    cases(1000),
  )
})
