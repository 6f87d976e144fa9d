import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsForm, pictureFile } from '../../testing/app.ts'
import { type ProxiedTestApp, startProxiedTestApp } from '../../testing/proxied-app.ts'

let api: ProxiedTestApp
let token: string
let url: string
let port: number

beforeAll(async () => {
  api = await startProxiedTestApp()
  token = await api.signIn()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  url = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await api.stop()
})

const authorization = () => ({ authorization: `Bearer ${token}` })

/**
 * Writes to a socket; @returns what came back when the other side closed, or `null` when it waits on: after several times what a
 * client may be idle, and half of what one may be for whom the server works.
 */
async function talk(
  lines: string,
  more?: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<string | null> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  socket.write(lines)
  await more?.(async (text) => {
    if (socket.destroyed || socket.write(text)) return
    await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))])
  })
  const inTime = await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 120_000))])
  socket.destroy()
  return inTime ? answer : null
}

const formHead = (length: string) =>
  `POST /api/news HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`
const partHead = '--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\n\r\n'

test('F15 silence in the head, in the body and in a picture is not suffered', async () => {
  const answers = await Promise.all([
    talk('POST /api/news HTTP/1.1\r\nhost: x\r\n'),
    talk(formHead('content-length: 1000')),
    talk(`${formHead('content-length: 1000')}${partHead}half a picture`),
  ])
  for (const answer of answers) expect(answer).not.toBeNull()
})

test('F18 a body without end is cut off, with an answer', async () => {
  const megabyte = 'x'.repeat(2 ** 20)
  const chunk = `${(2 ** 20).toString(16)}\r\n${megabyte}\r\n`
  const answer = await talk(formHead('transfer-encoding: chunked'), async (write) => {
    for (let index = 0; index < 240; index += 1) {
      await write(chunk)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('a large form that is refused early still gets its answer', async () => {
  const big = new Uint8Array(9 * 2 ** 20).fill(1)
  const form = newsForm({ data: 'no JSON', gallery: Array.from({ length: 8 }, () => new File([big], 'a.png')) })
  const answer = await fetch(`${url}/api/news`, { method: 'POST', headers: authorization(), body: form })
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ field: 'data' })])
  const without = await fetch(`${url}/api/news`, { method: 'POST', body: form })
  expect(without.status).toBe(401)
})

test('four forms are read at once; a form that waits for Storage or for its turn does not time out as idle', async () => {
  const LATE = 16_000
  const begun: number[] = []
  api.proxy.breakWhen(({ path, method }) => {
    if (method !== 'POST' || !path.startsWith('/storage/')) return undefined
    begun.push(performance.now())
    return begun.length <= 4 ? 'sixteen seconds late' : undefined
  })
  const cover = await pictureFile()
  const publish = async (name: string) => {
    const headers = { ...authorization(), 'x-news-url': name }
    return (await fetch(`${url}/api/news`, { method: 'POST', headers, body: newsForm({ cover }) })).status
  }
  const four = Array.from({ length: 4 }, (_, index) => publish(`slow-storage-${index}`))
  await expect.poll(() => begun.length).toBe(4)
  const fifth = publish('slow-storage-waits')
  expect(await Promise.all([...four, fifth])).toEqual(Array(5).fill(201))
  expect((begun[4] ?? 0) - (begun[0] ?? 0)).toBeGreaterThanOrEqual(LATE - 1)
  api.proxy.heal()
})
