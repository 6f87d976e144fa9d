import { expect, test } from 'vitest'
import { answersTo } from '#content/needs/answer.ts'
import { parseNeed } from '#content/needs/parse-need.ts'
import { createBundledI18n } from '#i18n/bundled-translations.ts'
import { answerTexts, summaryOf } from './answer-texts.ts'
import { namesOfUses } from './use-names.ts'

const i18n = await createBundledI18n(['tools', 'specs', 'shell'])
const t = i18n.getFixedT('en', 'tools')
const specs = i18n.getFixedT('en', 'specs')
const useNames = namesOfUses(i18n.getFixedT<['tools', 'shell', 'specs']>('en', ['tools', 'shell', 'specs']))

/** What the finder says to a line: the headline, why, and what differs in the closest product. */
function said(line: string) {
  const { need, unknown } = parseNeed(line, 'metric')
  const answers = answersTo(need)
  const texts = answerTexts({ t, specs, useNames }, need, 'metric')
  const [closest] = answers.near
  return [
    summaryOf(answers, texts, unknown, t),
    closest && texts.why(closest),
    closest && `${closest.offer.product}: ${texts.differs(closest)}`,
  ].map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' '))
}

test.each([
  [
    '8011A O 0.012 mm 1900',
    'No: not 1900 mm wide',
    'Our tables list foil 12 µm thick up to 1500 mm wide. Alloy, temper and thickness fit.',
    'household-foil: 400 mm narrower, all else as you asked',
  ],
  [
    '8011A O 5 µm 1250',
    'No: not 5 µm thick',
    'Our tables list foil 1250 mm wide from 9 µm thick. Alloy, temper and width fit.',
    'household-foil: 4 µm thicker, all else as you asked',
  ],
  [
    '5754 0.2 mm',
    'No: not in 5754',
    'Alloy 5754 is in none of our tables. Thickness fits.',
    'standard-sheets-and-strips: in 5005 or 5049, all else as you asked',
  ],
  [
    '8011A H14 12 µm 1250',
    'No: not in temper H14',
    'Our tables list no foil 12 µm thick, 1250 mm wide in temper H14. Alloy, thickness and width fit.',
    'household-foil: in temper O, all else as you asked',
  ],
  [
    '8011A H14 15 µm',
    'No: not 15 µm thick',
    'Our tables list foil of 8011A, H14 from 20 µm thick. Alloy and temper fit.',
    'technical-foil: 5 µm thicker, all else as you asked',
  ],
  [
    'foil OD 2000 core 76',
    'No: not with an outer diameter of 2000 mm',
    'Our tables list foil on a core of 76 mm up to an outer diameter of 1300 mm. Core fits.',
    'container-foil: outer diameter 700 mm smaller, all else as you asked',
  ],
  [
    '6060 T66 12000 mm long',
    'No: not 12 000 mm long',
    'Our tables list profiles up to 11 500 mm long. Alloy and temper fit.',
    'profiles-for-building-and-architecture: 500 mm shorter, all else as you asked',
  ],
  [
    '8011A foil 0.1 mm 2000 long',
    'No: not 2000 mm long',
    'Our tables list foil 100 µm thick on reels or in coils, not cut to length. Alloy and thickness fit.',
    'container-foil: supplied on reels or in coils, not cut to length, all else as you asked',
  ],
])('to "%s" it says what is not made, why, and how near we come', (line, ...words) => {
  expect(said(line)).toEqual(words)
})

test('of two things that are missed both are named, with the reason of each', () => {
  expect(said('household foil 8011A O 40 µm 1900')).toEqual([
    'No: not 40 µm thick, not 1900 mm wide',
    'Closest: Household foil. 40 µm is thicker than 30 µm, 1900 mm is wider than 1500 mm. Alloy and temper fit.',
    'household-foil: 10 µm thinner, 400 mm narrower, all else as you asked',
  ])
})

test('a limit is never said of a form whose other products go farther, nor one of a circle of a width', () => {
  expect(said('household foil 8011A O 40 µm')[1]).toBe(
    'Our tables list Household foil up to 30 µm thick. Alloy and temper fit.',
  )
  expect(said('6060 200x150 profile').slice(0, 2)).toEqual([
    'No: not 200 mm wide, 150 mm high',
    'Closest: Profiles for building and architecture. The circle around its sides, 250 mm, is larger than 220 mm. Alloy fits.',
  ])
})

test('what was not understood is not what the no is about', () => {
  expect(said('8011A O 0.012 mm 1900 glossy')[0]).toBe('No, even without regard to glossy: not 1900 mm wide')
})

test('what no table states is no no', () => {
  expect(said('omnia sheets core 300 mm')).toEqual([
    'Not stated in our tables: on a core of 300 mm',
    'Closest: Omnia sheets. Core not stated.',
    'omnia-sheets: core not stated',
  ])
})
