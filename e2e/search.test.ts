import { expect, inject, test } from 'vitest'

test('SRCH-02: until the search has come the server answers what is typed, with the style sheet of the results', async () => {
  const site = inject('siteUrl')
  const answer = await fetch(`${site}/search/results?q=foil`)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const address of ['/products/rolled-foils/household-foil', '/contacts/sales-department/'])
    expect(html).toContain(`<a href="${address}`)
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html) ?? []
  const css = await (await fetch(site + sheet)).text()
  const [, name = ''] = /<div class="wrap ([\w-]+)">/.exec(html) ?? []
  expect(css, 'the names of the built classes').toContain(`.${name}{`)
  expect((await fetch(`${site}/search/results`)).status).toBe(404)
})
