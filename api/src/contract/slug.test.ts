import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { MAX_SLUG, RESERVED_SLUGS, slug } from './slug.ts'

const ALLOWED = new Set('abcdefghijklmnopqrstuvwxyz0123456789')

/** ADM-23 sign by sign. */
function isAddress(text: string): boolean {
  const parts = text.split('-')
  return (
    parts.every((part) => part !== '' && Array.from(part).every((sign) => ALLOWED.has(sign))) &&
    text.length <= MAX_SLUG &&
    !RESERVED_SLUGS.some((word) => word === text)
  )
}

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab9--zА_.A \u200dé\n'), maxLength: 12 }),
  fc.array(fc.constantFrom('a', 'z9', 'mill', '2026'), { maxLength: 40 }).map((words) => words.join('-')),
  fc.constantFrom(...RESERVED_SLUGS),
)

test('F23 an address has letters a to z, digits and single hyphens between them, and is no reserved word', {
  tags: ['ADM-23'],
}, () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(slug.safeParse(one).success).toBe(isAddress(one))
    }),
    cases(),
  )
})

test.each([
  [undefined, 'url is missing'],
  [7, 'url is missing'],
  ['', 'url may have letters a to z, digits and single hyphens between them'],
  ['New-Mill', 'url may have letters a to z, digits and single hyphens between them'],
  ['a'.repeat(MAX_SLUG + 1), 'url is longer than 120 characters'],
  ['latest', 'url is a reserved word'],
  ['updatetexts', 'url is a reserved word'],
])('the address %j is refused: %s', { tags: ['ADM-23'] }, (address, message) => {
  expect(slug.safeParse(address).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an address of 120 characters is accepted', { tags: ['ADM-23'] }, () => {
  expect(slug.safeParse('a'.repeat(MAX_SLUG)).success).toBe(true)
})
