import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { parseNeed } from './parse-need.ts'

test.each([
  ['8011A O 0.012 mm 1250', { alloy: '8011A', temper: 'O', thickness: 0.012, width: 1250 }],
  ['8011a, o, 12 µm, 1250 mm', { alloy: '8011A', temper: 'O', thickness: 0.012, width: 1250 }],
  ['EN AW-5005 H14 2x1250x2500', { alloy: '5005', temper: 'H14', thickness: 2, width: 1250, length: 2500 }],
  ['AW 5754 0,2mm', { alloy: '5754', thickness: 0.2 }],
  ['6060 T66 profile', { alloy: '6060', temper: 'T66', use: ['profile'] }],
  ['foil 12 micron', { use: ['foil'], thickness: 0.012 }],
  ['8011A 1200 wide', { alloy: '8011A', width: 1200 }],
  ['6060 T66 6500 mm long', { alloy: '6060', temper: 'T66', length: 6500 }],
  ['2000 long 1000 wide 2 thick', { thickness: 2, width: 1000, length: 2000 }],
  ['0.5 mm 1200 mm', { thickness: 0.5, width: 1200 }],
  ['coil 1 mm 1000 mm', { use: ['foil', 'strip'], thickness: 1, width: 1000 }],
  ['4 ft 8 ft 0.04 in', { thickness: 1.016, width: 1219.2, length: 2438.4 }],
  ['0.5 mil', { thickness: 0.0127 }],
])('"%s" is understood', (text, need) => expect(parseNeed(text, 'metric')).toMatchObject({ need, unknown: [] }))

test('numbers without a unit are inches for a visitor who measures in inches', () => {
  expect(parseNeed('3003 0.04 48', 'imperial').need).toEqual({ alloy: '3003', thickness: 1.016, width: 1219.2 })
})

test('what means nothing is named, and the rest is understood', () => {
  expect(parseNeed('shiny 8079 qwertz', 'metric')).toMatchObject({
    need: { alloy: '8079' },
    unknown: ['shiny', 'qwertz'],
  })
})

test('whatever is typed is read without an error, and sizes are positive', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      const { need } = parseNeed(text, 'metric')
      for (const size of [need.thickness, need.width, need.length]) expect(size ?? 1).toBeGreaterThan(0)
    }),
    cases(1000),
  )
})
