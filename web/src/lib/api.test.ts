import type { RequestListener } from 'node:http'
import { startStubServer } from 'supabase/stub-server'
import { expect, onTestFinished, test } from 'vitest'
import { callApi } from './api.ts'

async function serve(answer: RequestListener): Promise<string> {
  const { url, stop } = await startStubServer(answer)
  onTestFinished(stop)
  return `${url}/`
}

test('an answer that breaks off is no answer, though its status says 200', { tags: ['SEC-03'] }, async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"user":', () => response.destroy())
  })
  await expect(callApi(address)).rejects.toMatchObject({ status: 0 })
})

test('an answer that is no JSON, as of a network that asks to sign in, is none of the API', {
  tags: ['SEC-03'],
}, async () => {
  const address = await serve((_request, response) => response.end('<h1>Free network of the hotel</h1>'))
  await expect(callApi(address)).rejects.toMatchObject({ status: 0 })
})

test('an error keeps its status, its field and when to try again, also when its body is no JSON', async () => {
  const address = await serve(({ url }, response) => {
    response.writeHead(url === '/field' ? 400 : 503, { 'retry-after': '30' })
    response.end(url === '/field' ? '{"error":"too long","field":"name"}' : '<h1>broken</h1>')
  })
  await expect(callApi(`${address}field`)).rejects.toMatchObject({
    status: 400,
    message: 'too long',
    body: { field: 'name' },
  })
  await expect(callApi(address)).rejects.toMatchObject({ status: 503, message: 'status 503', retryAfter: 30 })
})

test('without a connection there is no status', async () => {
  const address = await serve((_request, response) => response.destroy())
  await expect(callApi(address)).rejects.toMatchObject({ status: 0, message: 'no connection' })
})
