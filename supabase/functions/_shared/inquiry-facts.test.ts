import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../testing/test-cases.ts'
import { isEmailAddress } from './inquiry-facts.ts'

/** As WHATWG HTML writes it, with a dot in the domain: in linear time for what is short alone. */
const STANDARD =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

test.for([
  ['anna@firma.example', true],
  ["o'neil+metal@sub.firma-bau.example", true],
  ['a@xn--e1afmkfd.example', true],
  ['a@9.example', true],
  [`a@${'b'.repeat(63)}.example`, true],
  [`a@firma.${'b'.repeat(63)}`, true],
  [`a@${'b'.repeat(64)}.example`, false],
  [`a@firma.${'b'.repeat(64)}`, false],
  ['anna@firma', false],
  ['anna@-firma.example', false],
  ['anna@firma-.example', false],
  ['anna@firma..example', false],
  ['anna@firma.example.', false],
  ['anna@b@firma.example', false],
  ['@firma.example', false],
  ['anna firma@firma.example', false],
  ['', false],
] as const)('INQ-06 %s is an address: %s', ([text, isOne]) => {
  expect(isEmailAddress(text)).toBe(isOne)
})

test('INQ-06 addresses are judged as browsers judge them', () => {
  const label = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', '_', 'é'), minLength: 0, maxLength: 66 })
  const domain = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))
  const name = fc.string({ unit: fc.constantFrom('a', '.', '+', '@', ' '), maxLength: 5 })
  const text = fc.tuple(name, domain).map(([before, after]) => `${before}@${after}`)
  fc.assert(
    fc.property(text, (one) => isEmailAddress(one) === STANDARD.test(one)),
    cases(),
  )
})
