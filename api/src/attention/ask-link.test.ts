import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LinkedSite, startLinkedSite } from '../../testing/linked-site.ts'
import { askLink } from './ask-link.ts'
import { createLinkGuard, UnknownNameError } from './link-guard.ts'

let site: LinkedSite

beforeAll(async () => {
  site = await startLinkedSite()
})
afterAll(() => site.stop())
beforeEach(() => {
  site.asked.length = 0
})

/** Names that the test's own name server knows; `gone.example` it does not. */
const guard = createLinkGuard({
  allowsLoopback: true,
  resolve: async (name) => {
    if (name === 'gone.example') throw new UnknownNameError(name)
    if (name === 'broken.example') throw new Error('SERVFAIL')
    return name === 'inside.example' ? ['10.0.0.1'] : ['127.0.0.1']
  },
})
const asking = { guard, userAgent: 'link check' }
const ask = (path: string) => askLink(`${site.url}${path}`, asking)

test.for([
  [200, 'alive'],
  [204, 'alive'],
  [404, 'dead'],
  [410, 'dead'],
  [401, 'unknown'],
  [403, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
  [503, 'unknown'],
] as const)('an answer %i is %s', async ([status, state]) => {
  site.say('/page', status)
  expect(await ask('/page')).toEqual(state === 'dead' ? { state, status } : { state })
})

test('HEAD is enough for a page that is there; a server that refuses it is asked by GET', async () => {
  site.say('/page', 200)
  await ask('/page')
  expect(site.asked).toEqual(['HEAD /page'])
  site.answer('/get-only', ({ method }, response) => void response.writeHead(method === 'GET' ? 200 : 404).end())
  expect(await ask('/get-only')).toEqual({ state: 'alive' })
})

test('of a body without end nothing but the head is read', async () => {
  let isLeft: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    isLeft = resolve
  })
  site.answer('/endless', ({ method }, response) => {
    if (method === 'HEAD') return void response.writeHead(405).end()
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.on('close', () => {
      clearInterval(timer)
      isLeft()
    })
  })
  expect(await ask('/endless')).toEqual({ state: 'alive' })
  await left
})

test('a host that says nothing is unknown when its time is over', async () => {
  site.answer('/silent', () => undefined)
  expect(await askLink(`${site.url}/silent`, { ...asking, timeout: 100 })).toEqual({ state: 'unknown' })
})

test('a redirect is followed, and judged again', async () => {
  site.say('/page', 200)
  site.say('/moved', 301, '/page')
  site.say('/lost', 302, '/nothing')
  site.say('/round', 302, '/round')
  expect(await ask('/moved')).toEqual({ state: 'alive' })
  expect(await ask('/lost')).toEqual({ state: 'dead', status: 404 })
  expect(await ask('/round')).toEqual({ state: 'unknown' })
  expect(site.asked.filter((line) => line.endsWith('/round')).length).toBeLessThanOrEqual(6)
  for (const inside of [
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://inside.example/',
    'file:///etc/passwd',
  ]) {
    site.say('/inwards', 302, inside)
    expect(await ask('/inwards'), inside).toEqual({ state: 'unknown' })
  }
})

test('a name that does not exist is dead, one that cannot be looked up is unknown', async () => {
  expect(await askLink('https://gone.example/', asking)).toEqual({ state: 'dead', status: null })
  expect(await askLink('https://broken.example/', asking)).toEqual({ state: 'unknown' })
})

test('the connection goes to the judged address, whatever the name means by then', async () => {
  site.say('/page', 200)
  const { port } = new URL(site.url)
  expect(await askLink(`http://partner.example:${port}/page`, asking)).toEqual({ state: 'alive' })
})

test('what is no address, and a server that is away, are unknown', async () => {
  expect(await askLink('http://', asking)).toEqual({ state: 'unknown' })
  expect(await askLink('http://127.0.0.1:1/', asking)).toEqual({ state: 'unknown' })
})
