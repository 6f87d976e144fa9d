import { expect, test } from 'vitest'
import { createEarlyResults } from './early-results.tsx'
import { createFindResults } from './find-results.ts'
import { index, titles } from './searched-site.testing.ts'
import { firstRows } from './use-shown.ts'

const resultsOf = await createEarlyResults({ index, sheets: ['/assets/results.css'] })
const addresses = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)

test.each(['foil', 'sales poland', 'press', '8011A O 0.012', '+359 54 000 018', 'container foil zanzibar'])(
  'the server answers %s with the first rows that the browser finds, in their order',
  (input) => {
    const html = resultsOf(input, JSON.stringify(titles))
    const { answer, direct, products, people, site } = firstRows(createFindResults(index, titles)(input))
    const found = [...direct, ...products, ...people, ...site].map(({ path }) => path)
    expect(found.length + Number(answer !== undefined)).toBeGreaterThan(0)
    expect(addresses(html).slice(-found.length)).toEqual(found)
    expect(html.startsWith('<link rel="stylesheet" href="/assets/results.css"/>')).toBe(true)
    expect(html).not.toContain('<img')
  },
)

test('without the titles products and pages are found, and with them again all', () => {
  const without = addresses(resultsOf('foil', ''))
  const all = addresses(resultsOf('foil', JSON.stringify(titles)))
  expect(without).toContain('/products/rolled-foils/household-foil')
  expect(without.some((address) => address?.startsWith('/contacts/sales-department/'))).toBe(false)
  expect(all.some((address) => address?.startsWith('/contacts/sales-department/'))).toBe(true)
})

test('what was typed is text', () => {
  expect(resultsOf('zzz <img src=x onerror=alert(1)>', '')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
