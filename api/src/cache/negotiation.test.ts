import { expect, test } from 'vitest'
import { encodingOf, isUnchanged } from './negotiation.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['gzip;q=0.9, br;q=0.8', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.001', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=0, br;q=0.1', 'br'],
  ['identity;q=0, br;q=0, gzip;q=0', 'identity'],
  ['xbr, brgzip', 'identity'],
])('code 5, attack 12: Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect([encodingOf(accepted), encodingOf(accepted)]).toEqual([encoding, encoding])
})

test.each([
  ['"x"', true],
  ['W/"x"', true],
  ['"a", "x"', true],
  ['"a",W/"x" , "b"', true],
  ['*', true],
  ['"y"', false],
  ['"xx", "ax"', false],
  [undefined, false],
])('code 4: If-None-Match %j and the ETag "x" give 304: %s', (ifNoneMatch, unchanged) => {
  expect(isUnchanged({ 'if-none-match': ifNoneMatch, 'cache-control': 'no-cache' }, '"x"')).toBe(unchanged)
})
