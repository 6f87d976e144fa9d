import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createCrossSiteGuard } from './cross-site.ts'

const SITE = 'https://www.balkalum.example'

test.each([
  [SITE, { origin: SITE, host: '127.0.0.1' }, 200],
  [SITE, { origin: SITE, 'sec-fetch-site': 'same-origin' }, 200],
  [SITE, { origin: 'http://rebound.example', host: 'rebound.example' }, 403],
  [SITE, { origin: 'http://rebound.example', host: 'rebound.example', 'sec-fetch-site': 'same-origin' }, 403],
  [null, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  [null, { origin: 'https://admin.example', host: 'Admin.Example:443' }, 200],
  [null, { origin: 'https://evil.example', host: 'localhost:3000' }, 403],
  [null, { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
])('F30 attack 12: with PUBLIC_URL %s a write from %j is answered %i', async (publicUrl, headers, status) => {
  const app = Fastify()
  app.addHook('onRequest', createCrossSiteGuard(publicUrl))
  app.post('/', () => 'ok')
  expect((await app.inject({ method: 'POST', url: '/', headers })).statusCode).toBe(status)
})
