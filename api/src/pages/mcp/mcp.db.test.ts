import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ToolAnswers } from '#contract/product-tools.ts'
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../testing/app.ts'
import { mcp } from './mcp.routes.ts'

const page = `${PUBLIC_URL}/contacts/sales-department`
const log: string[] = []

/** What the pages would say; one of them is broken. */
const toolAnswers = {
  find_sales_contact: async () => ({ contacts: [], page }),
  check_certificate: async () => ({ refusal: 'either number or sha256 is needed' }),
  compare_products: async () => {
    throw new Error('the secret of a bug')
  },
} as unknown as ToolAnswers

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({
    logLine: (line) => log.push(line),
    site: async (app, { guardWrites }) => {
      guardWrites(app)
      const source = { site: PUBLIC_URL, answerApi: async () => new Response(null, { status: 503 }) }
      await app.register(mcp, { load: async () => ({ toolAnswers }), source })
    },
  })
})
afterAll(() => api.stop())

let networks = 0
/** Of its own, so that no test uses up what another may ask. */
function newNetwork(): string {
  networks += 1
  return `10.1.${networks}.1`
}
const post = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = newNetwork()) =>
  api.app.inject({
    method: 'POST',
    url: '/mcp',
    remoteAddress,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const MODERN = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** A request of 2026-07-28. */
function ask(method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { name } = params
  return post(
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: MODERN } },
    {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof name === 'string' && { 'mcp-name': name }),
      ...headers,
    },
  )
}
const call = (name: string, sent: unknown = {}) => ask('tools/call', { name, arguments: sent })

test('a question is answered in one JSON body, without a session, and is not to be kept', async () => {
  const answer = await call('find_sales_contact', { country: 'Poland' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().result.structuredContent).toEqual({ contacts: [], page })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  for (const name of ['mcp-session-id', 'set-cookie', 'access-control-allow-origin'])
    expect(answer.headers).not.toHaveProperty(name)
})

test('what is asked wrongly is told what is wrong; a bug is logged and not told', async () => {
  const wrong = await call('find_sales_contact', { country: 'Atlantis' })
  expect(wrong.json().result).toMatchObject({ isError: true })
  expect(wrong.json().result.content[0].text).toContain('country is none of the list')
  const more = await call('find_sales_contact', { country: 'Poland', secret: 1 })
  expect(more.json().result.isError).toBe(true)
  const refused = await call('check_certificate')
  expect(refused.json().result).toMatchObject({
    isError: true,
    content: [{ text: 'either number or sha256 is needed' }],
  })
  log.length = 0
  const broken = await call('compare_products', { products: ['finstock', 'household-foil'] })
  expect(broken.json().result.content[0].text).toBe('this cannot be answered at the moment, try again soon')
  expect(log.join()).toContain('the secret of a bug')
})

test('unknown tools, methods and revisions are refused by name', async () => {
  expect((await call('delete_products')).json().error).toMatchObject({
    code: -32602,
    message: expect.stringContaining('delete_products'),
  })
  expect((await ask('resources/list')).json().error).toMatchObject({ code: -32601 })
  const future = await post(
    {
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/list',
      params: { _meta: { ...MODERN, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' } },
    },
    { 'mcp-protocol-version': '2031-01-01', 'mcp-method': 'tools/list' },
  )
  expect([future.statusCode, future.json().id, future.json().error.data.supported]).toEqual([400, 7, ['2026-07-28']])
  const old = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'mcp-protocol-version': '1999-01-01' })
  expect(old.statusCode).toBe(400)
})

test.each([
  ['nothing', '', 400],
  ['no JSON', '{"jsonrpc":', 400],
  ['no message', 'null', 400],
  ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }], 400],
  ['too many values', `[${'0,'.repeat(6000)}0]`, 400],
  ['a prototype', '{"jsonrpc":"2.0","id":1,"method":"tools/list","__proto__":{}}', 400],
  ['more than a question can be', JSON.stringify({ method: 'x'.repeat(20_000) }), 413],
])('%s as a body is refused', async (_what, body, status) => {
  const answer = await post(body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toHaveProperty('error')
})

test('only JSON is read, and only POST is answered', async () => {
  expect((await post('name=foil', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH'] as const) {
    const answer = await api.app.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } })
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'POST'])
  }
})

test('a page of another site cannot ask, whatever name server leads its browser here; our own and programs can', async () => {
  const question = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const asked = (headers: Record<string, string>) => post(question, headers).then(({ statusCode }) => statusCode)
  expect(await asked({ origin: 'https://evil.example', host: 'evil.example' })).toBe(403)
  expect(await asked({ origin: 'null' })).toBe(403)
  expect(await asked({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await asked({ origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await asked({})).toBe(200)
})

test('no stream is held open: a subscription is refused at once', async () => {
  const answer = await ask('subscriptions/listen', { notifications: { toolsListChanged: true } })
  expect(answer.json().error.message).toContain('Subscription limit')
})

test('a network that asks more than 600 times in ten minutes waits; others do not', async () => {
  const question = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const statuses = new Set<number>()
  // The cheapest that counts.
  for (let asked = 0; asked < 600; asked += 1) statuses.add((await post('[]', {}, '10.2.0.1')).statusCode)
  expect([...statuses]).toEqual([400])
  const refused = await post(question, {}, '10.2.0.1')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await post(question, {}, '10.2.0.2')).statusCode).toBe(200)
})
