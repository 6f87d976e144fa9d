import { expect, test } from 'vitest'
import { readRequestHash, requestHash } from './request-link.ts'

test.each([
  [{}, 'inquiry&request'],
  [
    {
      alloy: 'EN AW-8011A',
      temper: 'O',
      thickness: 0.012,
      width: 1250,
      quantity: { value: 5000, unit: 'kg' as const },
    },
    'inquiry&request&alloy=EN+AW-8011A&temper=O&quantity=5000+kg&thickness=0.012&width=1250',
  ],
  [{ also: ['converter-foil', 'finstock'] as const }, 'inquiry&request&also=converter-foil%2Cfinstock'],
])('the wish %j is the hash %s, and comes back from it', (wish, hash) => {
  expect(requestHash(wish)).toBe(hash)
  expect(readRequestHash(hash)).toEqual(wish)
  expect(readRequestHash(`#${hash}`)).toEqual(wish)
})

test.each(['', 'inquiry', 'inquiry&requests', 'request', 'tables&request&alloy=x'])(
  'the hash %s asks for no fold',
  (hash) => {
    expect(readRequestHash(hash)).toBeUndefined()
  },
)

test('what another site has written into an address fills only what it may', () => {
  expect(
    readRequestHash(
      `inquiry&request&alloy=${'x'.repeat(100)}&thickness=-1&width=1e99&length=a&quantity=5 lb&also=gold&name=Eve`,
    ),
  ).toEqual({ alloy: 'x'.repeat(40) })
})
