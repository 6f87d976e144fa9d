import { type ClientRequest, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'

const SENT = 4 * 2 ** 20
/** More than Node reads ahead of a body that waits for its turn. */
const READ_AHEAD = 2 ** 20

let api: TestApp
let token: string
let port: number

beforeAll(async () => {
  api = await startTestApp()
  token = await api.signIn()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api.stop())

test.each([
  ['documents', '/api/admin/documents/files', 'application/pdf', 2],
  ['photographs', '/api/admin/people/pictures', 'application/octet-stream', 2],
  ['pictures', '/api/admin/pictures', 'application/octet-stream', 4],
])('of %s that are sent at the same time only some are in memory', async (_, path, type, places) => {
  const sockets: Socket[] = []
  const note = (socket: Socket) => void sockets.push(socket)
  api.app.server.on('connection', note)
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'x-file-name': 'a' }
  const answers: Promise<number>[] = []
  const send = (): ClientRequest => {
    const sending = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false })
    answers.push(
      new Promise((resolve, reject) => {
        sending.on('error', reject)
        sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      }),
    )
    sending.write(Buffer.alloc(SENT, 'x'))
    return sending
  }
  const uploads = Array.from({ length: places + 3 }, send)
  const read = () => sockets.filter(({ bytesRead }) => bytesRead >= SENT).length
  const begun = () => sockets.filter(({ bytesRead }) => bytesRead > 0).length
  await expect.poll(() => [read(), begun()]).toEqual([places, uploads.length])
  for (const socket of sockets)
    expect(socket.bytesRead >= SENT || socket.bytesRead < READ_AHEAD, `${socket.bytesRead} bytes`).toBe(true)
  for (const upload of uploads) upload.end()
  // No PDF and no picture; what matters is that each comes to its turn.
  expect(new Set(await Promise.all(answers))).toEqual(new Set([415]))
  api.app.server.off('connection', note)
})
