import { setTimeout as later } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ANNA, startTestApp, type TestApp } from '../../testing/app.ts'
import { startProxy } from '../../testing/fault-proxy.ts'

let api: TestApp
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  api = await startTestApp({
    through: async (url) => {
      proxy = await startProxy(url)
      return proxy.url
    },
  })
})
afterAll(async () => {
  await api.stop()
  await proxy.stop()
})

const attempt = (username: string, password: string, remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password }, remoteAddress })

/** Keeps `many` sign-ins with wrong names under way from each address. @returns what ends it and gives the statuses */
function flood(addresses: string[], many: number) {
  let isEnough = false
  const statuses: number[] = []
  async function loop(address: string, number: number): Promise<void> {
    for (let count = 0; !isEnough; count += 1) {
      statuses.push((await attempt(`nobody ${number}-${count}`, 'wrong', address)).statusCode)
      await later(10)
    }
  }
  const loops = addresses.flatMap((address) => Array.from({ length: many }, (_, number) => loop(address, number)))
  return async () => {
    isEnough = true
    await Promise.all(loops)
    return statuses
  }
}

test.each([
  ['one address', ['203.0.113.1']],
  ['two addresses', ['203.0.113.2', '203.0.113.3']],
])('F28 staff sign in while %s send a flood of names', async (_, addresses) => {
  const end = flood(addresses, 100)
  onTestFinished(async () => void (await end()))
  for (const home of ['198.51.100.1', '2001:db8::1', '198.51.100.2'])
    expect((await attempt(ANNA.username, ANNA.password, home)).statusCode).toBe(200)
  const wrong = (await end()).filter((status) => status === 401)
  expect(wrong.length).toBeLessThanOrEqual(30 * addresses.length)
})

test('F4 sign-ins while Supabase is away are no wrong passwords', async () => {
  await proxy.close()
  for (let count = 0; count < 15; count += 1)
    expect((await attempt(ANNA.username, ANNA.password, '198.51.100.3')).statusCode).toBe(503)
  await proxy.open()
  await expect.poll(async () => (await attempt(ANNA.username, ANNA.password, '198.51.100.3')).statusCode).toBe(200)
})

test('F28 a flood of other names does not give more tries for one', async () => {
  const address = '203.0.113.9'
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await attempt(ANNA.username, 'wrong', address)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  const others: number[] = []
  for (let count = 0; count < 200; count += 1)
    others.push((await attempt(`name ${count}`, 'wrong', address)).statusCode)
  expect(others.filter((status) => status === 401)).toHaveLength(20)
  expect((await attempt(ANNA.username, 'wrong', address)).statusCode).toBe(429)
})
