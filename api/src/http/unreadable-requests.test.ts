import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { exchange, readAnswer } from '../../testing/raw-requests.ts'
import { API_HEADERS } from './security-headers.ts'
import { answerUnreadable } from './unreadable-requests.ts'

test('F15 a request whose head does not end is answered 408, in JSON and with the headers of the API', async (context) => {
  const server = createServer({ headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 })
  server.on('clientError', answerUnreadable).listen(0, '127.0.0.1')
  context.onTestFinished(() => void server.close())
  await once(server, 'listening')
  const answer = readAnswer(await exchange((server.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nhost: x\r\n'))
  expect([answer.statusCode, answer.headers]).toEqual([408, expect.objectContaining(API_HEADERS)])
  expect(JSON.parse(answer.body)).toEqual({ error: 'request timeout', code: 'validation' })
})
