import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { exchange } from '../../testing/raw-requests.ts'
import { limitPipelining } from './pipelining.ts'
import { refuseUnreadable } from './unreadable-requests.ts'

test('of 400 requests in one packet ten are served, the next is refused and the connection ends', async (context) => {
  const app = Fastify()
  context.onTestFinished(() => app.close())
  let served = 0
  limitPipelining(app)
  app.get('/*', async () => {
    served += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    return 'ok'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const requests = Array.from({ length: 400 }, (_, n) => `GET /x${n} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const statuses = [...(await exchange(port, requests.join(''))).matchAll(/HTTP\/1\.1 (\d+)/g)].map(
    ([, status]) => status,
  )
  expect([served, statuses]).toEqual([10, [...Array(10).fill('200'), '429']])
  // One after the other is as many as one likes.
  for (let n = 0; n < 30; n += 1) expect((await fetch(`http://127.0.0.1:${port}/${n}`)).status).toBe(200)
})

test('a request that names two hosts is refused', async (context) => {
  const app = Fastify({ http: { requireHostHeader: false } })
  context.onTestFinished(() => app.close())
  refuseUnreadable(app)
  app.get('/', () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (hosts: string) =>
    (await exchange(port, `GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)).slice(9, 12)
  expect([await ask('host: a\r\n'), await ask('host: a\r\nHost: b\r\n'), await ask('Host: a\r\nhost: a\r\n')]).toEqual([
    '200',
    '400',
    '400',
  ])
})
