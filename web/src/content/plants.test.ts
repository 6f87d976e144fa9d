import { expect, test } from 'vitest'
import { createLoadedI18n, plainSpaces, readBelow } from '#i18n/translations.testing.ts'
import { extrusionPlantTables, rollingPlantTables } from './plants.ts'
import type { SpecificationTable } from './specification-table.ts'
import { formatSpecification } from './specification-values.ts'

const { getFixedT } = await createLoadedI18n()
const t = getFixedT(null, 'specs')

/** Title, label and value of every row, as a visitor reads them. */
const shown = (tables: readonly SpecificationTable[]) =>
  tables.flatMap(({ title, rows = [] }) =>
    rows.map(({ label, value }) =>
      [t(`titles.${title}`), t(`labels.${label}`), plainSpaces(formatSpecification(value, t))].join(' | '),
    ),
  )

test('ABOUT-13 ABOUT-14 the tables of the rolling plant', () => {
  expect(shown(rollingPlantTables)).toEqual([
    'Casting | Continuous casting lines | 7',
    'Casting | Capacity | 96 000 t a year',
    'Rolling | Rolling, total | 100 000 t a year',
    'Rolling | Foil capacity | over 40 000 t a year',
    'Plant 2 | Opened | 2021',
    'Plant 2 | Mill | 6-high cold rolling mill',
    'Plant 2 | Width of the 6-high mill | up to 2200 mm',
  ])
})

test('ABOUT-15 ABOUT-16 ABOUT-17 ABOUT-18 ABOUT-19 ABOUT-20 the tables of the extrusion plant', () => {
  expect(shown(extrusionPlantTables)).toEqual([
    'Billet casting | Capacity | 50 000 t a year',
    'Billet casting | Billet diameters | 4, 6, 7, 8 inch',
    'Extrusion | Capacity | about 36 000 t a year',
    'Extrusion | Presses | 600, 1300, 1800, 2000, 2500 tons',
    'Extrusion | Weight | up to 9.0 kg/m',
    'Extrusion | Length | up to 11 500 mm',
    'Extrusion | Alloys | EN AW-6060, EN AW-6063, EN AW-6005, EN AW-6082',
    'Extrusion | Tempers | T4, T5, T6, T66',
    'Extrusion | Standard sizes | over 1400 sizes',
    'Powder coating | Length | up to 7000 mm',
    'Powder coating | Layer | 60 to 200 µm',
    'Powder coating | Capacity | 7000 t a year',
    'Anodizing | Length | up to 6800 mm',
    'Anodizing | Layer | 10 to 25 µm',
    'Anodizing | Capacity | 6000 t a year',
    'Fabrication | CNC length | up to 7300 mm',
    'Fabrication | Cutting length | from 40 mm',
    'Fabrication | Cutting tolerance | 0.15 (unit on request)',
    'Fabrication | 45° cut | 200 to 2800 mm',
    'Fabrication | 45° cut tolerance | 0.5 (unit on request)',
  ])
})

test('ABOUT-18 seven anodizing colours', () => {
  const colours = extrusionPlantTables.flatMap((table): readonly { name: keyof typeof names }[] =>
    'colours' in table ? table.colours : [],
  )
  const names = t('colours')
  expect(colours.map(({ name }) => names[name])).toEqual([
    'Natural C0',
    'Champagne C2',
    'Gold C3',
    'Light bronze C32',
    'Dark bronze C33',
    'Black C35',
    'Sandblasting E6/C0 SB',
  ])
})

test.for([
  ['ABOUT-13', 'rollingPlant', /7 continuous lines with a capacity of 96 000 t a year/],
  ['ABOUT-13', 'rollingPlant', /Rolling capacity is 100 000 t a year in total/],
  ['ABOUT-14', 'rollingPlant', /opened in 2021\. Its 6-high mill rolls strip to a maximum width of 2200 mm/],
  ['ABOUT-14', 'rollingPlant', /over 40 000 t a year/],
  ['ABOUT-16', 'extrusionPlant', /50 000 t a year in diameters of 4, 6, 7 and 8 inch/],
  ['ABOUT-16', 'extrusionPlant', /600, 1300, 1800, 2000 and 2500 tons give about 36 000 t a year/],
  ['ABOUT-17', 'extrusionPlant', /Powder coating: 7000 t a year, profiles to 7000 mm, layer of 60 to 200 µm/],
  ['ABOUT-17', 'extrusionPlant', /Anodizing: 6000 t a year, profiles to 6800 mm, layer of 10 to 25 µm/],
  ['ABOUT-19', 'extrusionPlant', /lengths up to 7300 mm\. Cut lengths start at 40 mm, with a tolerance of 0\.15/],
  ['ABOUT-19', 'extrusionPlant', /45 degrees run from 200 to 2800 mm, with a tolerance of 0\.5/],
  ['ABOUT-20 AMB-33', 'extrusionPlant', /over 1400 standard profile sizes/i],
] as const)('%s the text of %s says %s', async ([, page, said]) => {
  expect(await readBelow(`company:${page}`)).toMatch(said)
})
