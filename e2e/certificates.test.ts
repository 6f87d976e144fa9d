import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const asked = async (number: string) => (await pageOf(`/certificates?number=${encodeURIComponent(number)}`)).main

test('"Is this certificate still yours?": the page lists the certificates, and says which are samples', async () => {
  const { main, title } = await pageOf('/certificates')
  expect(title).toContain('Check a certificate')
  const rows = main.all('tr').slice(1)
  expect(rows).toHaveLength(12)
  expect(rows[0]?.text).toMatch(/^ISO 27001 Information security sample not stated PDF/)
  expect(main.all('[data-state]')).toEqual([])
  const [form] = main.all('form')
  expect(form?.attributes).toMatchObject({ method: 'get', action: '/certificates' })
})

test.for(['BG-9001-24-0117', '<script>alert(1)</script>', 'x'.repeat(200), '117'])(
  'the number %s is none of ours: harmless causes first, and whom to ask',
  async (number) => {
    const answer = (await asked(number)).all('[data-state=unknown]')[0]
    expect(answer?.text).toMatch(/^Not ours We publish no certificate with this number\. It may be mistyped/)
    expect(answer?.text).toContain(number)
    expect(answer?.text).toContain('Veselin Karadzhov')
    expect(answer?.all('script')).toEqual([])
  },
)

test('a number that is none leads to the page as it is', async () => {
  for (const number of ['', '   ', '9'.repeat(200)]) expect((await asked(number)).all('[data-state]')).toEqual([])
})

test('an address narrows the list without scripts, and both of its forms keep what it says', async () => {
  const listed = async (query: string) => {
    const { main, canonical } = await pageOf(`/certificates${query}`)
    expect(canonical.map((address) => new URL(address).pathname)).toEqual(['/certificates'])
    return { main, names: main.all('th[scope="row"]').map((row) => row.all('strong')[0]?.text) }
  }
  expect((await listed('?standard=iso-9001&plant=extrusion')).names).toEqual(['ISO 9001'])
  expect((await listed('?standard=unheard-of&plant=none')).names).toHaveLength(12)
  const { main, names } = await listed('?current=yes&standard=kosher&number=117')
  expect(names, 'a sample is not in force').toEqual([])
  expect(main.text).toContain('0 of 12 certificates')
  const filters = main.one('form', 'Filter the certificates')
  expect(filters.attributes).toMatchObject({ method: 'get', action: '/certificates' })
  expect(filters.all('input[name="number"]').map(({ attributes }) => attributes.value)).toEqual(['117'])
  expect(filters.all('option[selected]').map(({ text }) => text)).toContain('Kosher, Dietary law')
  expect(filters.all('input[name="current"]')[0]?.attributes).toHaveProperty('checked')
  const hidden = main
    .all('form')[0]
    ?.all('input[type="hidden"]')
    .map(({ attributes }) => attributes.name)
  expect(hidden?.toSorted()).toEqual(['current', 'standard'])
})

test('the list of certificates and the sitemap lead to the check', async () => {
  for (const path of ['/download-center/certificates', '/sitemap'])
    expect((await pageOf(path)).main.all('a[href="/certificates"]'), path).not.toEqual([])
})
