import fc from 'fast-check'
import { inquiryProducts } from 'supabase/inquiry-facts'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { productUrls } from '#content/catalogue.ts'
import { answersTo } from './answer.ts'
import type { Need } from './need.ts'
import { parseNeed } from './parse-need.ts'

const profiles = productUrls.filter((url) => inquiryProducts[url].category === 'extruded')
const foils = ['household-foil', 'converter-foil']
const distribution = ['profiles-for-distribution']

/** What buyers have typed, what is asked of the tables, how much is wanted, and who says yes. */
const lines: readonly (readonly [line: string, need: Need, quantity?: string | undefined, yes?: readonly string[]])[] =
  [
    // Lengths of profiles
    ['profile 6 m', { use: ['profile'], length: 6000 }, undefined, profiles],
    ['6060 T66 6 m', { alloy: '6060', temper: 'T66', length: 6000 }, undefined, profiles],
    ['profile 6500 mm', { use: ['profile'], length: 6500 }, undefined, profiles],
    ['6060 T6 6500', { alloy: '6060', temper: 'T6', length: 6500 }, undefined, profiles],
    ['profile 6063 T5 6000 mm', { alloy: '6063', temper: 'T5', use: ['profile'], length: 6000 }, undefined, profiles],
    ['6060 6500 lg', { alloy: '6060', length: 6500 }, undefined, profiles],
    ['6500 lg 6060', { alloy: '6060', length: 6500 }, undefined, profiles],
    ['6060 L 6000', { alloy: '6060', length: 6000 }, undefined, profiles],
    ['11 500 mm profile', { use: ['profile'], length: 11_500 }, undefined, profiles],
    ['profile 12 m', { use: ['profile'], length: 12_000 }, undefined, []],
    ['6060 length 12000 mm', { alloy: '6060', length: 12_000 }, undefined, []],
    ['Strangpressprofile 6 m', { use: ['profile'], length: 6000 }, undefined, profiles],
    // Quantities
    ['8011A O 0.012 1250, 5 t', { alloy: '8011A', temper: 'O', thickness: 0.012, width: 1250 }, '5 t', foils],
    ['8011A 0.012 1250 20 tons', { alloy: '8011A', thickness: 0.012, width: 1250 }, '20 tons', foils],
    ['8011A 0.012 20 t/month', { alloy: '8011A', thickness: 0.012 }, '20 t/month', foils],
    ['20 mt per month 8011A 0.012', { alloy: '8011A', thickness: 0.012 }, '20 mt per month', foils],
    ['500 kg household foil', { use: ['household-foil'] }, '500 kg', ['household-foil']],
    ['household foil 1,250 kg', { use: ['household-foil'] }, '1,250 kg', ['household-foil']],
    ['6060 6 m 300 pcs', { alloy: '6060', length: 6000 }, '300 pcs', profiles],
    ['300 sheets 2x1250x2500', { use: ['sheet'], thickness: 2, width: 1250, length: 2500 }, '300 pcs'],
    ['2 pallets 5005 H14 1.5', { alloy: '5005', temper: 'H14', thickness: 1.5 }, '2 pallets'],
    ['500 m foil 12 my', { use: ['foil'], thickness: 0.012 }, '500 m', foils],
    // Spellings
    [
      'coil 8011A 0.012 1250',
      { alloy: '8011A', use: ['foil', 'strip'], thickness: 0.012, width: 1250 },
      undefined,
      foils,
    ],
    ['reel 8011A 0.012', { alloy: '8011A', use: ['foil', 'strip'], thickness: 0.012 }, undefined, foils],
    ['roll 8011A 12 micron', { alloy: '8011A', use: ['foil', 'strip'], thickness: 0.012 }, undefined, foils],
    ['8011A-O 0.012', { alloy: '8011A', temper: 'O', thickness: 0.012 }, undefined, foils],
    ['8011A/O 12 mic', { alloy: '8011A', temper: 'O', thickness: 0.012 }, undefined, foils],
    ['8011A 0 12 my', { alloy: '8011A', temper: 'O', thickness: 0.012 }, undefined, foils],
    ['8011 A 12 µm', { alloy: '8011A', thickness: 0.012 }, undefined, foils],
    ['EN-AW8011A 12μm', { alloy: '8011A', thickness: 0.012 }, undefined, foils],
    ['0.012 mm × 1250', { thickness: 0.012, width: 1250 }, undefined, foils],
    ['foil 0,012 × 1.250 mm', { use: ['foil'], thickness: 0.012, width: 1250 }, undefined, foils],
    ['8011A 0.012 core 76 OD 1000', { alloy: '8011A', thickness: 0.012, core: 76, outer: 1000 }, undefined, foils],
    ['8011A 0.012 76 mm core', { alloy: '8011A', thickness: 0.012, core: 76 }, undefined, foils],
    ['8011A 0.012 core 3"', { alloy: '8011A', thickness: 0.012, core: 76.2 }, undefined, foils],
    ['8011A 0.012 OD 1200', { alloy: '8011A', thickness: 0.012, outer: 1200 }, undefined, []],
    ['container foil 70', { use: ['container-foil'], thickness: 0.07 }, undefined, ['container-foil']],
    ['heat shield 0.5', { use: ['heat-shields'], thickness: 0.5 }, undefined, ['heat-shields']],
    ['tray 3003 70 µm', { alloy: '3003', use: ['container-foil'], thickness: 0.07 }, undefined, ['container-foil']],
    [
      'lid 0.21',
      { use: ['omnia-sheets', 'container-foil', 'converter-foil'], thickness: 0.21 },
      undefined,
      ['omnia-sheets'],
    ],
    ['50x5 flat bar', { use: ['flatBars'], width: 50, thickness: 5 }, undefined, distribution],
    ['60x60 square tube 6000', { use: ['squareTubes'], width: 60, side: 60, length: 6000 }, undefined, distribution],
    // Both sides of a section
    ['40x20x2', { use: ['profile'], width: 40, side: 20, thickness: 2 }, undefined, profiles],
    ['40x20x2x6000', { use: ['profile'], width: 40, side: 20, thickness: 2, length: 6000 }, undefined, profiles],
    [
      '60x40x4 rectangular tube 6 m',
      { use: ['rectangularTubes'], width: 60, side: 40, thickness: 4, length: 6000 },
      undefined,
      distribution,
    ],
    ['rectangular tube 60x55x4', { use: ['rectangularTubes'], width: 60, side: 55, thickness: 4 }, undefined, []],
    ['square tube 40x20', { use: ['squareTubes'], width: 40, side: 20 }, undefined, []],
    ['U profile 30 x 20 x 2 mm', { use: ['uChannels'], width: 30, side: 20, thickness: 2 }, undefined, distribution],
    ['profile 160x160', { use: ['profile'], width: 160, side: 160 }, undefined, []],
    ['profile width 40 height 20 wall 2', { use: ['profile'], width: 40, side: 20, thickness: 2 }, undefined, profiles],
    ['sheet width 1000 height 2000 thickness 2', { use: ['sheet'], width: 1000, length: 2000, thickness: 2 }],
    // Ranges
    ['9-12 µm 8011A', { alloy: '8011A', thickness: 0.012, from: { thickness: 0.009 } }, undefined, foils],
    ['8-12 µm 8011A', { alloy: '8011A', thickness: 0.012, from: { thickness: 0.008 } }, undefined, []],
    ['foil 9 to 12 my', { use: ['foil'], thickness: 0.012, from: { thickness: 0.009 } }, undefined, foils],
    ['0.2–0.3 mm', { thickness: 0.3, from: { thickness: 0.2 } }],
    ['sheet 1,5 ÷ 2 mm', { use: ['sheet'], thickness: 2, from: { thickness: 1.5 } }],
    [
      '8011A O 0.012-0.02 x 1000-1250',
      { alloy: '8011A', temper: 'O', thickness: 0.02, width: 1250, from: { thickness: 0.012, width: 1000 } },
      undefined,
      foils,
    ],
    ['6060 5-6 m', { alloy: '6060', length: 6000, from: { length: 5000 } }, undefined, profiles],
    ['6060 6-12 m', { alloy: '6060', length: 12_000, from: { length: 6000 } }, undefined, []],
    ['8011A 12 my 5-10 t', { alloy: '8011A', thickness: 0.012 }, '5-10 t', foils],
    ['sheet 0.5-1250-2500', { use: ['sheet'], thickness: 0.5, width: 1250, length: 2500 }],
    ['8011A-O-0.012-1250', { alloy: '8011A', temper: 'O', thickness: 0.012, width: 1250 }, undefined, foils],
    ['AlMgSi0.5 T66 6 m', { alloy: '6060', temper: 'T66', length: 6000 }, undefined, profiles],
    ['3000x1500x2 sheet', { use: ['sheet'], thickness: 2, width: 1500, length: 3000 }],
    ['1250 in coils 8011A 0.3', { alloy: '8011A', use: ['foil', 'strip'], width: 1250, thickness: 0.3 }],
    ['ламарина 2 мм 1000x2000', { use: ['sheet'], thickness: 2, width: 1000, length: 2000 }],
    ['фолио 12 мкм 1250 мм 5 тона', { use: ['foil'], thickness: 0.012, width: 1250 }, '5 тона', foils],
    ['lamiera 2x1000x2000', { use: ['sheet'], thickness: 2, width: 1000, length: 2000 }],
    ['folia aluminiowa 0,012', { use: ['foil'], thickness: 0.012 }, undefined, foils],
  ]

const understood = lines.map(([line, need, quantity, yes]) => ({ line, need, quantity, yes }))

test.each(understood)('"$line" is understood whole', ({ line, need, quantity, yes }) => {
  const parsed = parseNeed(line, 'metric')
  expect(parsed).toMatchObject({ need, unknown: [] })
  expect(Object.keys(parsed.need).toSorted()).toEqual(Object.keys(need).toSorted())
  expect(parsed.quantity?.text).toBe(quantity)
  const said = answersTo(parsed.need).yes.map(({ offer }) => offer.product)
  if (yes) expect(said).toEqual(yes)
  else expect(said).not.toEqual([])
})

test.each([
  ['8011A 0.012 RAL 9016', ['RAL 9016']],
  ['EN 546-3 foil 0.012', ['EN 546-3']],
  ['foil 0.012 ±5%', ['±5%']],
  ['profile 6060 2.36 kg/m', ['2.36 kg/m']],
  ['8011A 0.012 OD 900-1000', ['900-1000']],
  ['6060 T66 6 m Rm 215 MPa', ['Rm 215 MPa']],
  ['8011A 12 my delivery 2-3 weeks', ['delivery', '2-3 weeks']],
  ['8011A 12 my 26-11-2026', ['26-11-2026']],
  ['precision profiles EN 12020-1', ['precision', 'EN 12020-1']],
  ['profile 60x40x30x4', ['30']],
])('"%s" is answered without regard to %j', (line, unknown) => {
  const parsed = parseNeed(line, 'metric')
  expect(parsed.unknown).toEqual(unknown)
  expect(answersTo(parsed.need).yes).not.toEqual([])
})

test.each([
  ['profile 100', [{ use: ['profile'], length: 100 }]],
  ['6060/6063 T66', [{ alloy: '6063', temper: 'T66' }]],
  ['converter foil 1200', [{ use: ['converter-foil'], width: 1200 }]],
  [
    'sheet 1,250 mm',
    [
      { use: ['sheet'], width: 1250 },
      { use: ['sheet'], length: 1250 },
    ],
  ],
])('of "%s" the other readings are said, too', (line, needs) => {
  expect(parseNeed(line, 'metric').others.map(({ need }) => need)).toEqual(needs)
})

test('no sheet is turned by a quarter for another reading', () =>
  expect(parseNeed('sheet 2x1000x2000', 'metric').others).toEqual([]))

test('metal that no table has is nearest to that of its series and kind', () => {
  const { yes, near } = answersTo(parseNeed('5083 H111 6 mm', 'metric').need)
  expect(yes).toEqual([])
  expect(near.map(({ offer }) => offer.product)).toEqual(['standard-sheets-and-strips', 'standard-sheets'])
  expect(answersTo({ alloy: '6061', temper: 'T6' }).near.every(({ offer }) => offer.form === 'profile')).toBe(true)
})

test('what is not understood changes neither yes nor no, and is named', () => {
  const strange = fc.constantFrom('qwertz', 'shiny', 'xyz99', 'blurb', 'foobar')
  const line = fc.constantFrom(...lines.map(([one]) => one))
  fc.assert(
    fc.property(line, strange, (one, word) => {
      const before = parseNeed(one, 'metric')
      const after = parseNeed(`${word} ${one}`, 'metric')
      expect([one, after.need, after.unknown]).toEqual([one, before.need, [word]])
    }),
    cases(200),
  )
})
