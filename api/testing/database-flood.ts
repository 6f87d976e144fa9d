import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#pages/site.ts'
import { ANNA, PUBLIC_URL, publish } from './app.ts'
import { times } from './faults.ts'
import { someInquiry } from './mail.ts'
import { type ProxiedTestApp, startProxiedTestApp } from './proxied-app.ts'

/** More than may wait for a page or for the database. */
const CONNECTIONS = times(150, 300)
const ROUNDS = times(1, 2)
/** Of another client on the same machine than `fetch`. */
const OTHER_CLIENT = '127.0.0.2'

/** What stands where an address is asked for, and makes one that no one has asked for before. */
type Case = readonly [what: string, address: () => string]

export const random = () => Math.random().toString(36).slice(2)
export const cursor = () =>
  Buffer.from(JSON.stringify(['2026-01-01', '2026-01-01T00:00:00.000Z', crypto.randomUUID()])).toString('base64url')

/** The status of an answer to the client at `OTHER_CLIENT`. */
export const statusForOther = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { localAddress: OTHER_CLIENT, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })

/** Tests that a flood of `cases` at the database stops neither inquiries, nor staff, nor another visitor. */
export function testFloods(cases: readonly Case[]): void {
  let api: ProxiedTestApp
  let url: string

  beforeAll(async () => {
    api = await startProxiedTestApp({
      // Far more than one of them takes in its turn, and less than behind all the others.
      timeouts: { rest: 20_000, storage: 30_000, functions: 30_000 },
      site: (scope, parts) => site(scope, parts, { development: false, publicUrl: PUBLIC_URL }),
    })
    await publish(api, await api.signIn(), { url: 'known-item' })
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => api.stop())

  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    return answer.status
  }

  test.each([...cases])(
    `F5 while ${CONNECTIONS} connections ask for %s, an inquiry is taken, staff sign in, and another visitor is answered`,
    async (_, address) => {
      // A database that answers one call after the other, as a small one does when it is busy.
      api.proxy.breakWhen(() => 'in turn')
      const over = new AbortController()
      const ask = () => fetch(url + address(), { redirect: 'manual', signal: over.signal })
      const client = async () => {
        while (!over.signal.aborted)
          await ask()
            .then((answer) => answer.arrayBuffer())
            .catch(() => undefined)
      }
      const clients = Array.from({ length: CONNECTIONS }, client)
      const statuses: number[] = []
      const visits: number[] = []
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          statuses.push(await post('/api/inquiries', someInquiry()), await post('/api/admin/login', ANNA))
          visits.push(await statusForOther(url + address()))
        }
      } finally {
        over.abort()
        await Promise.all(clients)
        api.proxy.heal()
      }
      expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => [201, 200]).flat())
      expect(visits).not.toContain(503)
    },
  )
}
