import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsForm, someNews } from '../../testing/app.ts'
import { times } from '../../testing/faults.ts'
import { type RefusingApp, startRefusingApp } from '../../testing/refusals.ts'

let site: RefusingApp

beforeAll(async () => {
  site = await startRefusingApp()
})
afterAll(() => site.stop())

test('ids that are no uuid are refused by every route that takes one', async () => {
  const asks: Parameters<RefusingApp['expectRefusals']>[0] = []
  for (const { method, path } of site
    .staffWrites()
    .filter((route) => route.path.includes('/:id') || (route.method === 'DELETE' && route.path.includes('/:'))))
    for (const id of ["x'%20or%20true", '%00', '1', 'null', `${site.item._id}0`].slice(0, times(2, 5))) {
      const url = path.replace(/:(id|url)/, id)
      const payload = { title: 'x', startDate: '2026-01-01', endDate: '2026-01-02' }
      asks.push(() => site.send({ method, url, ...(method === 'POST' && { payload }) }))
    }
  expect(asks.length).toBeGreaterThan(0)
  await site.expectRefusals(asks, [400, 404])
})

test('ids and addresses of nothing are 404', async () => {
  const position = { title: 'x', startDate: '2026-01-01', endDate: '2026-01-02' }
  const missing = newsForm({})
  await site.expectRefusal(() => site.send({ method: 'DELETE', url: `/api/news/${randomUUID()}` }), [404])
  await site.expectRefusal(() => site.send({ method: 'DELETE', url: `/api/careers/${randomUUID()}` }), [404])
  await site.expectRefusal(() => site.send({ url: `/api/careers/update/${randomUUID()}`, payload: position }), [404])
  await site.expectRefusal(() => site.send({ url: '/api/news/updateTexts/nowhere', payload: someNews() }), [404])
  await site.expectRefusal(() => site.sendForm('/api/news/update/nowhere', missing), [404])
})

describe('bodies of JSON', () => {
  const WITHOUT_BODY = [
    '/newsletter/subscribe',
    '/api/admin/logout',
    '/api/admin/users/:id/reset',
    '/api/admin/users/:id/second-step-off',
    '/api/admin/users/:id/start',
    '/api/admin/users/:id/stop',
    '/api/inquiries/:id/resend',
    '/api/inquiries/erase-old',
    '/api/admin/news/:ref/preview-links',
    '/api/admin/news/:ref/versions/:version/restore',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ]
  const takesJson = () =>
    site
      .writes()
      .filter(({ method, path }) => method === 'POST' && !site.formPaths.includes(path) && !WITHOUT_BODY.includes(path))

  const BODIES: [string, string, string][] = [
    ['no JSON', 'hello', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['an unknown type', '{}', 'application/xml'],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json'],
    ['an empty body', '', 'application/json'],
    ['a word', '"x"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ['plain text', '{}', 'text/plain'],
    ['a prototype', '{"__proto__":{"url":"x"}}', 'application/json'],
    ['nothing that belongs there', '{"x":1}', 'application/json'],
    ['10 MB', `{"url":"${'x'.repeat(10 * 2 ** 20)}"}`, 'application/json'],
  ]
  test.each(BODIES.slice(0, times(4, BODIES.length)))(
    'F35 %s is refused by every call that takes JSON',
    async (_name, payload, type) => {
      const asks = takesJson().map(
        ({ path }) =>
          () =>
            site.send({ url: site.real(path), payload, type }),
      )
      expect(asks.length).toBeGreaterThan(0)
      await site.expectRefusals(asks, [400, 413, 415])
    },
  )
})

const FORM = 'multipart/form-data; boundary=x'

describe('bodies that are no form', () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const nested = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  const file =
    '--x\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const BODIES: [string, string, string][] = [
    ['JSON', '{"date":"2026-01-01"}', 'application/json'],
    ['a file cut off', `${file}\x89PNG`, FORM],
    ['no data', `${part('more', '{}')}--x--\r\n`, FORM],
    ['F35 data of a million levels', `${part('data', nested)}--x--\r\n`, FORM],
    ['text', 'hello', 'text/plain'],
    ['a form without a boundary', part('data', '{}'), 'multipart/form-data'],
    ['nothing', '', FORM],
    ['garbage', 'garbage', FORM],
    ['another boundary', part('data', '{}').replace('--x', '--y'), FORM],
    ['no end', part('data', '{}'), FORM],
    ['a part without a name', '--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--\r\n', FORM],
    ['a malformed header', '--x\r\n\x00\x01: y\r\nnothing\r\n--x--\r\n', FORM],
    ['500 headers of a part', `--x\r\n${'a: b\r\n'.repeat(500)}\r\nx\r\n--x--\r\n`, FORM],
    ['a prototype as a name', `${part('__proto__', 'x')}--x--\r\n`, FORM],
    [
      'hundreds of parts',
      `${Array.from({ length: 300 }, (_, index) => part(`p${index}`, 'x')).join('')}--x--\r\n`,
      FORM,
    ],
    ['data too long', `${part('data', 'x'.repeat(9 * 2 ** 20))}--x--\r\n`, FORM],
    [
      'data twice',
      `${part('data', JSON.stringify(someNews()))}${part('data', JSON.stringify(someNews()))}--x--\r\n`,
      FORM,
    ],
    [
      'F35 data of a million levels that says it is JSON',
      `${part('data', nested).replace('\r\n\r\n', '\r\ncontent-type: application/json\r\n\r\n')}--x--\r\n`,
      FORM,
    ],
    ['a file of another name', `${file.replace('cover', 'picture')}x\r\n--x--\r\n`, FORM],
  ]
  test.each(BODIES.slice(0, times(4, BODIES.length)))(
    '%s is refused by every call that takes a form',
    async (_name, payload, type) => {
      const asks = site.formPaths.map(site.real).map((url) => () => site.send({ url, payload, type }))
      expect(asks.length).toBeGreaterThan(0)
      await site.expectRefusals(asks, [400, 413, 415])
    },
  )
})
