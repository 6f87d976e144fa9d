import { expect, test } from 'vitest'
import { base32, codeOf, fromBase32, stepOf } from './one-time-code.ts'

/** The secret of both appendices. */
const SECRET = Buffer.from('12345678901234567890')

test('the codes are those of RFC 4226, appendix D', () => {
  expect(Array.from({ length: 10 }, (_, counter) => codeOf(SECRET, counter))).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])
})

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is that of RFC 6238, appendix B: %s', (seconds, code) => {
  expect(stepOf(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code is right for half a minute before and after its own, and no longer', () => {
  const code = codeOf(SECRET, 100)
  const at = (seconds: number) => stepOf(SECRET, code, (100 * 30 + seconds) * 1000)
  expect([at(-31), at(-30), at(0), at(29), at(59), at(60)]).toEqual([null, 100, 100, 100, 100, null])
  for (const wrong of ['', '0', `${code}0`, 'abcdef', '１２３４５６'])
    expect(stepOf(SECRET, wrong, 3_000_000)).toBeNull()
})

test('a secret is written as apps read it, and read again', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toEqual(SECRET)
  expect(() => fromBase32('0')).toThrow('no base32')
})
