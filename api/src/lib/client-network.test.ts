import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createAnswerApi } from '#pages/answer-api.ts'
import { clientNetwork, rememberClient } from './client-network.ts'

let app = Fastify()
afterEach(() => app.close())

function serve(trustProxy = false) {
  app = Fastify({ trustProxy })
  app.addHook('onRequest', rememberClient)
  app.get('/', async () => clientNetwork())
  const answerApi = createAnswerApi(app)
  app.get('/page', async () => (await answerApi('/')).text())
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
])('of a client at %s it is %s, also while a page asks the API', async (remoteAddress, network) => {
  serve()
  for (const url of ['/', '/page']) expect((await app.inject({ url, remoteAddress })).body).toBe(network)
})

test('on one connection of a proxy each request has its own', async () => {
  serve(true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (client: string) =>
    new Promise<string>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', agent, path: '/page', headers: { 'x-forwarded-for': client } }
      get(options, async (answer) => resolve((await answer.setEncoding('utf8').toArray()).join(''))).on('error', reject)
    })
  const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.1']
  expect(await Promise.all(clients.map(ask))).toEqual(clients)
  agent.destroy()
})

test('what the server does by itself is of no network', () => {
  expect(clientNetwork()).toBe('')
})
