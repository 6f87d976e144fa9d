import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { searchedPeople } from '#content/site-people.testing.ts'
import { createSearchIndex } from './create-search-index.ts'
import { personRecords } from './person-records.ts'
import { createRule, type RuleRecord } from './rule.ts'
import type { PersonRecord, ProductRecord } from './search-index.ts'

const index = { ...(await createSearchIndex()), people: personRecords(searchedPeople) }
const rule = createRule(index)

/** The rule of the specification, word by word. */
function isFound({ name, tags, description, position, foreignLanguages }: RuleRecord, input: string): boolean {
  const texts = [name, ...tags, description, ...(position ? [position] : []), ...(foreignLanguages ?? [])]
  return texts.some((text) => text.toLowerCase().includes(input.trim().toLowerCase()))
}

const text = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[aAbBéÉ -]{0,8}$/))
const record = fc.record({
  path: fc.uuid(),
  name: text,
  tags: fc.array(text, { maxLength: 4 }),
  description: text,
})
const product = record.map((fields): ProductRecord => ({ ...fields, picture: 'hero-foil', text: '', ranges: [] }))
const person = fc
  .tuple(record, text, fc.array(text, { maxLength: 2 }))
  .map(
    ([fields, position, foreignLanguages]): PersonRecord => ({ ...fields, position, foreignLanguages, picture: null }),
  )

test('what is found is what contains the trimmed input in any letter case, and nothing for a blank one', {
  tags: ['SRCH-10', 'AMB-19'],
}, () => {
  fc.assert(
    fc.property(fc.array(product), fc.array(person), text, (products, people, input) => {
      const found = createRule({ products, people })(input)
      const expected = (records: RuleRecord[]) =>
        input.trim() === '' ? [] : records.filter((one) => isFound(one, input))
      expect(new Set(found.products)).toEqual(new Set(expected(products)))
      expect(new Set(found.people)).toEqual(new Set(expected(people)))
    }),
    cases(1000),
  )
})

test('every part of every field of the site finds its record, in capitals and with spaces around', {
  tags: ['SRCH-10'],
}, () => {
  for (const [kind, records] of Object.entries({ products: index.products, people: index.people }))
    for (const one of records) {
      const { name, tags, description, position, foreignLanguages } = one as RuleRecord
      for (const field of [name, ...tags, description, position ?? [], foreignLanguages ?? []].flat()) {
        const part = field.slice(1, 20).trim()
        if (part !== '') expect(rule(` ${part.toUpperCase()}  `)[kind as 'products'], `${name}: ${part}`).toContain(one)
      }
    }
})

test('among products a name comes before a tag, and a tag before a description; else in the order of the site', {
  tags: ['SRCH-02'],
}, () => {
  expect(
    rule('foil')
      .products.map(({ name }) => name)
      .slice(0, 4),
  ).toEqual(['Household foil', 'Container foil', 'Converter foil', 'Technical foil'])
  expect(rule('heat exchang').products[0]?.name).toBe('Strips for heat exchangers, finstock')
})

test.each(['', ' ', '\t \n', '\u00a0'])('the blank input %j finds nothing', { tags: ['AMB-19'] }, (input) => {
  expect(rule(input)).toEqual({ products: [], people: [] })
})
