import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createDrain } from './drain.ts'

test('from the beginning of its end a server closes each connection with its answer, and then listens no more', async () => {
  const { ServerResponse, isDraining, begin } = createDrain()
  const server = createServer({ ServerResponse }, (_, answer) => answer.end('x')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await answer.text()
    return answer.headers.get('connection')
  }
  expect([isDraining(), await ask()]).toEqual([false, 'keep-alive'])
  const closed = once(server, 'close')
  const ended = begin(server, 2_000)
  expect([isDraining(), await ask(), server.listening]).toEqual([true, 'close', true])
  await ended
  expect(server.listening).toBe(false)
  await closed
})

test('a connection in the backlog when a busy server stops listening is answered', async () => {
  const { ServerResponse, begin } = createDrain()
  const server = createServer({ ServerResponse }, (_, answer) => answer.end('x')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const asked = Array.from({ length: 100 }, async () => (await fetch(url)).text())
  // The connections are made by the system while nothing else runs here, and wait.
  const ended = begin(server, 1)
  const held = performance.now()
  await new Promise((resolve) => setImmediate(resolve))
  while (performance.now() - held < 200);
  await ended
  expect(await Promise.allSettled(asked)).toEqual(asked.map(() => ({ status: 'fulfilled', value: 'x' })))
})
