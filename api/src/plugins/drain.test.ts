import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createDrain } from './drain.ts'

test('from the beginning of its end a server closes each connection with its answer, and then can be closed', async () => {
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
  await begin(server, 0)
  expect([isDraining(), await ask()]).toEqual([true, 'close'])
  server.close()
  await once(server, 'close')
})
