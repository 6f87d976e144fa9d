import { brand } from 'supabase/brand'
import { expect, test } from 'vitest'
import { disclosurePolicy } from './disclosure-policy.ts'
import { generalTerms } from './general-terms.ts'
import { personalData } from './personal-data.ts'
import type { Prose } from './prose.ts'
import { termsOfUse } from './terms-of-use.ts'

const clausesOf = (number: number) => generalTerms.sections[number - 1]?.clauses.join('\n').replace(/\u00a0/g, ' ')
const textOf = (prose: Prose) => JSON.stringify(prose).replace(/\u00a0/g, ' ')

test('the general terms have twelve sections', { tags: ['DL-11'] }, () => {
  expect(generalTerms.sections.map(({ heading }) => heading)).toEqual([
    'Scope',
    'Acceptance of orders',
    'Price',
    'Delivery',
    'Warranty',
    'Goods inspection',
    'Force majeure',
    'Liability',
    'Intellectual property',
    'Payment',
    'Disputes',
    'Validity',
  ])
})

test('the terms are valid from 01.01.2021 under Incoterms 2010', { tags: ['DL-12'] }, () => {
  expect(generalTerms.lead).toMatch(/Valid from 01\.01\.2021.*Incoterms 2010/)
})

test.for([
  ['DL-12', 2, /plus or minus 10 percent/],
  ['DL-12', 4, /more than 2 weeks beyond the delivery date/],
  ['DL-12', 12, /valid from 01\.01\.2021/],
  ['DL-13', 5, /24 months/],
  ['DL-13', 6, /corrosion are made within 14 calendar days of arrival/],
  ['DL-13', 7, /more than 3 months, either party may withdraw/],
  ['DL-14', 9, /disposed of 3 years after its last use/],
  ['DL-14', 10, /penalty of 8 percent a year/],
  ['DL-14', 10, /due within 7 calendar days of the notice/],
  ['DL-14', 11, /amicably within 30 days/],
  ['DL-15', 8, /limited to the contract value/],
  ['DL-15', 11, /competent Bulgarian courts/],
  ['DL-15', 11, /Bulgarian law applies/],
] as const)('%s section %i of the terms says %s', ([, section, said]) => {
  expect(clausesOf(section)).toMatch(said)
})

test('the disclosure policy tells investors what is disclosed, and by whom', { tags: ['LEG-06'] }, () => {
  expect(textOf(disclosurePolicy)).toContain(`how ${brand.legalName} discloses information to investors`)
})

test('the terms of use name the owner, the consent box and that no personal data is collected', {
  tags: ['LEG-07', 'AMB-29'],
}, () => {
  expect(textOf(termsOfUse)).toContain(`owned by ${brand.legalName}`)
  expect(textOf(termsOfUse)).toContain('ticking the consent box')
  expect(textOf(termsOfUse)).toContain('No personal data is collected through the site')
})

test('the page about personal data says what each form stores and for how long', { tags: ['LEG-08', 'AMB-29'] }, () => {
  const tables = personalData.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
  )
  expect(tables.map(([name, , , period]) => [name, period])).toEqual([
    ['Inquiry', 'At most 24 months'],
    ['Drawings with an inquiry', 'As long as the inquiry, and deleted with it; without an inquiry at most two days'],
    ['Newsletter', 'Until you unsubscribe; without a confirmation at most 48 hours'],
    ['Application for a job', 'Until the position is filled; longer only if you agree'],
  ])
})

test('the anchors of a text differ from each other', () => {
  for (const { sections } of [generalTerms, disclosurePolicy, termsOfUse, personalData])
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
})
