import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { endIdleConnections } from './socket-timeout.ts'

const IDLE = 300
let server: Server

/** A server that answers a body of ten bytes, and a client that has sent half of it. */
async function sendHalf(): Promise<Socket> {
  server = createServer((request, response) => request.resume().once('end', () => response.end('whole')))
  server.setTimeout(IDLE)
  endIdleConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 10\r\n\r\nhalf ')
  await once(server, 'request')
  return socket
}
afterEach(() => server.close())

test('a client that sends while the process is late is read, and answered', async () => {
  const socket = await sendHalf()
  // Here timers come before what is read next.
  await new Promise((resolve) => setImmediate(resolve))
  socket.write('whole')
  // Nothing of the process runs meanwhile, as on a machine that has much else to do.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * IDLE)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a client that sends nothing is cut off', async () => {
  const socket = await sendHalf()
  await once(socket.resume(), 'close')
  expect(socket.destroyed).toBe(true)
})
